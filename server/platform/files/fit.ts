import type { Sharp } from 'sharp';
import {
  fitsShape,
  listImageFormats,
  imageKinds,
  imagePixels,
  imageTooLarge,
  isImageKind,
  type ImageKind,
} from '#domain/images/imageKinds.ts';
import { fileTooLarge, invalidField, notFound } from '#server/kit/apiError.ts';
import { Turns, uploadWaits } from '#server/kit/turns.ts';

/** Opacity, of 255, from which somebody sees a line. */
const visible = 32;
/** Pixels on a side from which the paper around a signature can be told from it; more only take time. */
const ample = 1500;

/** Comes with the first picture: it takes long to load, and memory. */
const loadSharp = async () => (await import('sharp')).default;

/** What the bytes really are, whatever their name says; refused before a pixel of a wrong or huge image is decoded. */
async function inspect(kind: ImageKind, bytes: Uint8Array): Promise<void> {
  const sharp = await loadSharp();
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata || !listImageFormats(kind).includes(metadata.format))
    throw invalidField('file', kind === 'signature' ? 'images.shared.png' : 'images.shared.format');
  const turned = (metadata.orientation ?? 1) >= 5;
  const [width, height] = turned ? [metadata.height, metadata.width] : [metadata.width, metadata.height];
  const { side, megapixels } = imagePixels;
  if (Math.max(width, height) > side || width * height > megapixels * 1_000_000)
    throw invalidField('file', 'images.shared.pixels', { side, megapixels });
  if (imageKinds[kind].fit === 'exact' && !fitsShape(kind, width, height))
    throw invalidField('file', 'images.shared.dimensions', {
      width: imageKinds[kind].width,
      height: imageKinds[kind].height,
    });
}

/** Decoded and encoded anew in the size of its kind: whatever else hid in the file is gone, EXIF too. */
async function encode(kind: ImageKind, bytes: Uint8Array): Promise<Buffer> {
  const { width, height, fit, storedBytes } = imageKinds[kind];
  if (fit === 'pad') return seeThrough(bytes, width, height);
  if (fit === 'white') return flattenOnWhite(bytes, width, height);
  const image = (await loadSharp())(bytes).autoOrient();
  const sized = fit === 'inside' ? ({ fit, withoutEnlargement: true } as const) : { fit: 'cover' as const };
  const flat = image.resize(width, height, sized).flatten({ background: '#fff' });
  for (const quality of [86, 74, 60, 45]) {
    const jpeg = await flat.clone().jpeg({ quality, progressive: true, mozjpeg: true }).toBuffer();
    if (jpeg.byteLength < storedBytes) return jpeg;
  }
  throw invalidField('file', 'images.shared.size');
}

/** The picture with no more pixels than are looked at: all that is done with it later goes by these. */
async function shrink(bytes: Uint8Array, change: (image: Sharp) => Sharp): Promise<Sharp> {
  const sharp = await loadSharp();
  const smaller = { width: ample, height: ample, fit: 'inside', withoutEnlargement: true } as const;
  const image = change(
    sharp(bytes)
      .autoOrient()
      .resize({ ...smaller, kernel: 'linear' })
      .toColourspace('srgb'),
  );
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

async function seeThrough(bytes: Uint8Array, width: number, height: number): Promise<Buffer> {
  const image = await shrink(bytes, (all) => all.ensureAlpha());
  const alpha = (await image.stats()).channels.at(-1)!;
  if (alpha.min === 255) throw invalidField('file', 'images.shared.transparent');
  if (alpha.max < visible) throw invalidField('file', 'images.shared.empty_signature');
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return image.resize(width, height, { fit: 'contain', background }).png().toBuffer();
}

/** What is written is cut out of the paper around it; a picture of one colour has nothing on it. */
async function flattenOnWhite(bytes: Uint8Array, width: number, height: number): Promise<Buffer> {
  const background = '#fff';
  const flat = await shrink(bytes, (all) => all.flatten({ background }));
  const { channels } = await flat.stats();
  if (channels.every(({ min, max }) => min === max)) throw invalidField('file', 'images.shared.empty_signature');
  return flat.trim({ background }).resize(width, height, { fit: 'contain', background }).png().toBuffer();
}

export interface FittedImage {
  kind: ImageKind;
  stored: Buffer;
}

const turns = new Turns({ atOnce: 2, ...uploadWaits });

/** The bytes that an account uploaded as they will be stored. Refuses what is no picture of its kind. */
export async function fitImage(account: number, kind: string, bytes: Uint8Array): Promise<FittedImage> {
  if (!isImageKind(kind)) throw notFound();
  if (bytes.byteLength > imageKinds[kind].uploadBytes) throw fileTooLarge(imageTooLarge);
  await inspect(kind, bytes);
  const stored = await turns
    .run(account, () => encode(kind, bytes))
    .catch((error: unknown) => {
      if (error instanceof Error && /^Input|premature|corrupt|Vips/i.test(error.message))
        throw invalidField('file', 'images.shared.format');
      throw error;
    });
  return { kind, stored };
}
