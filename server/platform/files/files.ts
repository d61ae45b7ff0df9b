import { randomUUID } from 'node:crypto';
import { and, count, eq, inArray, ne, sum } from 'drizzle-orm';
import { articleImage, imageKinds, imageQuota, isImageKind, type ImageKind } from '#domain/images/imageKinds.ts';
import { files, tables } from '#server/db/schema.ts';
import { invalidField } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import type { FittedImage } from './fit.ts';

/** The kind of an uploaded Word file. */
export const docKind = 'doc';
/** The kind of a signed invoice. */
export const invoiceKind = 'invoice';

/** Is a kind of file shown to its owner and to who reviews contracts only? */
export const isPrivate = (kind: string) =>
  kind === docKind || kind === invoiceKind || (isImageKind(kind) && imageKinds[kind].private);

/** What the address of a file begins with, before its name. */
export const publicFiles = '/api/files/';
export const privateFiles = '/api/files/private/';

/** The address of a stored file by its name, `<kind>/<uuid>.jpg`, and so on. */
export const getFileUrl = (name: string): string =>
  `${isPrivate(name.split('/')[0] ?? '') ? privateFiles : publicFiles}${name}`;

/** The name of a stored file by its address. */
export const getFileName = (url: string): string => url.replace(/^\/api\/files\/(private\/)?/, '');

/**
 * Refuses what would be more than an account may have. Uploads of one account wait for each other here. Pictures of
 * articles stay for good, and only the staff upload them: they are not counted.
 */
async function keepQuota({ db, user }: Context, more: number): Promise<void> {
  await db.select({ id: tables.user.id }).from(tables.user).where(eq(tables.user.id, user.id)).for('no key update');
  const [used] = await db
    .select({ images: count(), bytes: sum(files.bytes).mapWith(Number) })
    .from(files)
    .where(and(eq(files.owner_id, user.id), ne(files.kind, articleImage)));
  const { images, bytes } = imageQuota;
  if (used!.images + 1 > images || used!.bytes + more > bytes)
    throw invalidField('file', 'images.shared.quota', { images, megabytes: bytes / 1024 ** 2 });
}

export const storeImage = ({ kind, stored }: FittedImage, context: Context) =>
  storeFile(context, kind, ['pad', 'white'].includes(imageKinds[kind].fit) ? 'png' : 'jpg', stored);

/** Keeps a file of the caller's under a name of ours. */
export async function storeFile(
  context: Context,
  kind: string,
  ending: string,
  stored: Uint8Array,
): Promise<{ url: string }> {
  const { db, user, now, storage } = context;
  if (kind !== articleImage) await keepQuota(context, stored.byteLength);
  const name = `${kind}/${randomUUID()}.${ending}`;
  await db
    .insert(files)
    .values({ name, kind, owner_id: user.id, bytes: stored.byteLength, created_at: now.toISOString() });
  await storage.put(name, stored);
  return { url: getFileUrl(name) };
}

/**
 * Refuses at `field` what is not the address of a file of a kind that the caller uploaded; what is keeps from being
 * collected until the transaction is done.
 */
export async function ownsFile(
  { db, user }: Context,
  kind: string,
  urls: readonly string[],
  field: string,
): Promise<void> {
  const names = urls.map(getFileName);
  const owned = and(inArray(files.name, names), eq(files.owner_id, user.id), eq(files.kind, kind));
  const sound = urls.every((url) => /^\/api\/files\/(private\/)?[a-z]+\/[\w-]+\.\w+$/.test(url));
  const locked = sound ? await db.select({ name: files.name }).from(files).where(owned).for('key share') : [];
  if (locked.length !== urls.length) throw invalidField(field, 'validation.missing_record');
}

/** Keeps an uploaded file from being collected until the call is done; refuses at `field` one that is gone. */
export async function lockFile({ db }: Context, name: string, field: string): Promise<void> {
  const locked = await db.select({ name: files.name }).from(files).where(eq(files.name, name)).for('key share');
  if (locked.length === 0) throw invalidField(field, 'validation.missing_record');
}

/** Refuses at `field` what is not the address of an image of a kind that the caller uploaded. */
export async function ownsImages(
  context: Context,
  kind: ImageKind,
  urls: readonly string[],
  field: string,
): Promise<void> {
  if (urls.some((url) => getFileUrl(getFileName(url)) !== url)) throw invalidField(field, 'validation.missing_record');
  await ownsFile(context, kind, urls, field);
}
