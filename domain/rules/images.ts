/** Images that can be uploaded, by the `kind` in `POST /api/upload/img/{kind}` (decisions.md, 'Stories and chapters'). */
export const imageKinds = {
  cover: { width: 600, height: 800, uploadBytes: 1_048_576, storedBytes: 500 * 1024 },
} as const;

export type ImageKind = keyof typeof imageKinds;

export const isImageKind = (kind: string): kind is ImageKind => Object.hasOwn(imageKinds, kind);

/** Formats that an upload may be in, as the decoder names them. */
export const imageFormats = ['png', 'jpeg'] as const;
export const imageAccept = 'image/png,image/jpeg';

/** Does a picture have exactly the shape of its kind? */
export const fitsShape = (kind: ImageKind, width: number, height: number): boolean =>
  width * imageKinds[kind].height === height * imageKinds[kind].width;
