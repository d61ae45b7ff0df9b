import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { imageKinds, isImageKind, type ImageKind } from '#domain/rules/images.ts';
import { files } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { invalidField } from '#server/kit/refusal.ts';
import type { FittedImage } from './fit.ts';

const isPrivate = (kind: string) => isImageKind(kind) && imageKinds[kind].private;

/** The address of a stored file by its name, `<kind>/<uuid>.jpg`. */
export const urlOf = (name: string): string =>
  `/api/files/${isPrivate(name.split('/')[0] ?? '') ? 'private/' : ''}${name}`;

const nameOf = (url: string): string => url.replace(/^\/api\/files\/(private\/)?/, '');

export async function storeImage(
  { kind, stored }: FittedImage,
  { db, user, now, storage }: Context,
): Promise<{ url: string }> {
  const name = `${kind}/${randomUUID()}.${imageKinds[kind].fit === 'pad' ? 'png' : 'jpg'}`;
  await db
    .insert(files)
    .values({ name, kind, owner_id: user.id, bytes: stored.byteLength, created_at: now.toISOString() });
  await storage.put(name, stored);
  return { url: urlOf(name) };
}

/** Refuses at `field` what is not the address of an image of a kind that the caller uploaded. */
export async function ownsImages(
  { db, user }: Context,
  kind: ImageKind,
  urls: readonly string[],
  field: string,
): Promise<void> {
  const names = urls.map(nameOf);
  const owned = and(inArray(files.name, names), eq(files.owner_id, user.id), eq(files.kind, kind));
  const sound = urls.every((url, index) => urlOf(names[index]!) === url);
  if (!sound || (await db.$count(files, owned)) !== urls.length) throw invalidField(field, 'validation.missing_record');
}
