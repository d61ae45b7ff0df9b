import { message } from '#domain/kit/messages.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** A photographed or copied paper, which must stay legible. */
const paper = {
  fit: 'inside',
  width: 1600,
  height: 1600,
  uploadBytes: 5 * megabyte,
  storedBytes: 2 * megabyte,
  private: true,
} as const;

/**
 * Images that can be uploaded, by the `kind` in `POST /api/upload/img/{kind}` (decisions.md, 'Stories and chapters' and
 * 'Contracts'). What comes in may have `uploadBytes`; it is stored in the pixels of `fit`, in less than `storedBytes`:
 * `exact` wants the shape of width and height, `fill` crops to it, `inside` shrinks to fit into it, `pad` fits into it
 * and leaves the rest transparent, `white` trims it and leaves the rest white. A `private` one is shown to its owner
 * and to who reviews contracts, the others to all.
 */
export const imageKinds = {
  cover: { fit: 'exact', width: 600, height: 800, uploadBytes: megabyte, storedBytes: 500 * kilobyte, private: false },
  avatar: { fit: 'fill', width: 256, height: 256, uploadBytes: megabyte, storedBytes: 100 * kilobyte, private: false },
  /** Stands in an article or in a contest's text. */
  article: {
    fit: 'inside',
    width: 1200,
    height: 1200,
    uploadBytes: 5 * megabyte,
    storedBytes: 300 * kilobyte,
    private: false,
  },
  identity: paper,
  /** Where else a story can be read: part of a contract application. */
  screenshot: paper,
  signature: { fit: 'pad', width: 134, height: 60, uploadBytes: megabyte, storedBytes: 100 * kilobyte, private: true },
  /** The signature of invoices, which are white. */
  invoicesign: {
    fit: 'white',
    width: 134,
    height: 60,
    uploadBytes: megabyte,
    storedBytes: 100 * kilobyte,
    private: true,
  },
} as const;

/** Pixels that a picture may have on each side, and millions of them in all: more takes long to decode, whatever its bytes. */
export const imagePixels = { side: 12_000, megapixels: 40 } as const;

/** Said of an image of too many bytes (portal.md section 8). */
export const imageTooLarge = message('images.shared.size');

/** What one account may have stored, in images of all kinds but those of articles together, and in bytes as they are stored. */
export const imageQuota = { images: 1000, bytes: 200 * megabyte };

export type ImageKind = keyof typeof imageKinds;

/** What is said of a kind: the pixels that it is fitted to, and how large an upload may be. */
export const describeImage = (kind: ImageKind) => {
  const { width, height, uploadBytes } = imageKinds[kind];
  return { width, height, megabytes: uploadBytes / megabyte };
};

/** Uploaded by the staff, at a call of its own. */
export const articleImage = 'article' satisfies ImageKind;

export const isImageKind = (kind: string): kind is ImageKind => Object.hasOwn(imageKinds, kind);

/** Formats that an upload may be in, as the decoder names them; a signature is see-through, which only PNG can be. */
export const listImageFormats = (kind: ImageKind): readonly string[] =>
  kind === 'signature' ? ['png'] : ['png', 'jpeg'];
export const imageAccept = 'image/png,image/jpeg';

/** Does a picture have exactly the shape of its kind? */
export const fitsShape = (kind: ImageKind, width: number, height: number): boolean =>
  width * imageKinds[kind].height === height * imageKinds[kind].width;
