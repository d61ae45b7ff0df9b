import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { fitsShape, imageFormats, imageKinds, isImageKind, type ImageKind } from '#domain/rules/images.ts';
import { files } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { invalidField, notFound } from '#server/kit/refusal.ts';

export const urlOf = (name: string) => `/api/files/${name}`;
const pixels = 40_000_000;

/** What the bytes really are, whatever their name says; refused before a pixel of a wrong or huge image is decoded. */
async function inspect(kind: ImageKind, bytes: Uint8Array): Promise<void> {
  const found = await sharp(bytes, { limitInputPixels: pixels })
    .metadata()
    .catch(() => undefined);
  if (!found || !(imageFormats as readonly string[]).includes(found.format))
    throw invalidField('file', 'upload.format');
  const turned = (found.orientation ?? 1) >= 5;
  const [width, height] = turned ? [found.height, found.width] : [found.width, found.height];
  if (width * height > pixels || !fitsShape(kind, width, height)) {
    throw invalidField('file', 'upload.dimensions', { width: imageKinds[kind].width, height: imageKinds[kind].height });
  }
}

/** Re-encoded as JPEG in the size of its kind: whatever else hid in the file is gone, EXIF too. */
async function fit(kind: ImageKind, bytes: Uint8Array): Promise<Buffer> {
  const { width, height, storedBytes } = imageKinds[kind];
  const image = sharp(bytes, { limitInputPixels: pixels })
    .autoOrient()
    .resize(width, height)
    .flatten({ background: '#fff' });
  for (const quality of [86, 74, 60, 45]) {
    const jpeg = await image.clone().jpeg({ quality, progressive: true, mozjpeg: true }).toBuffer();
    if (jpeg.byteLength < storedBytes) return jpeg;
  }
  throw invalidField('file', 'upload.size');
}

/** The uploaded bytes as they will be stored. Refuses what is no picture of its kind. */
export async function fitImage(kind: string, bytes: Uint8Array): Promise<{ kind: ImageKind; stored: Buffer }> {
  if (!isImageKind(kind)) throw notFound();
  await inspect(kind, bytes);
  const stored = await fit(kind, bytes).catch((error: unknown) => {
    if (error instanceof Error && /^Input|premature|corrupt|Vips/i.test(error.message))
      throw invalidField('file', 'upload.format');
    throw error;
  });
  return { kind, stored };
}

export async function storeImage(
  { kind, stored }: Awaited<ReturnType<typeof fitImage>>,
  { db, user, now, storage }: Context,
): Promise<{ url: string }> {
  const name = `${kind}/${randomUUID()}.jpg`;
  await db
    .insert(files)
    .values({ name, kind, owner_id: user.id, bytes: stored.byteLength, created_at: now.toISOString() });
  await storage.put(name, stored);
  return { url: urlOf(name) };
}

export async function readImage({ storage }: Pick<Context, 'storage'>, kind: string, name: string): Promise<Response> {
  const bytes = isImageKind(kind) ? await storage.get(`${kind}/${name}`) : undefined;
  if (!bytes) throw notFound();
  return new Response(bytes, {
    headers: {
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  });
}
