import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { toIso } from '#demo/kit/time.ts';
import type { Db } from '#server/db/database.ts';
import { files, profiles } from '#server/db/schema.ts';
import type { Storage } from '#server/kit/storage.ts';
import { getFileUrl } from '#server/platform/files/files.ts';
import { getHome, isDemoAuthor } from './authors.ts';
import type { Author } from './people.ts';

const getName = (author: Author) =>
  isDemoAuthor(author)
    ? author.pen_name
    : author.user_name
        .split('_')
        .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
        .join(' ');

const card = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500">
  <rect width="800" height="500" rx="28" fill="#e9e4da"/><rect x="48" y="120" width="210" height="270" rx="12" fill="#b9b2a5"/>
  <circle cx="153" cy="225" r="56" fill="#8e887d"/><path d="M68 390c0-70 40-100 85-100s85 30 85 100z" fill="#8e887d"/>
  <g fill="#b9b2a5"><rect x="300" y="140" width="300" height="26"/><rect x="300" y="200" width="410" height="18"/>
  <rect x="300" y="240" width="360" height="18"/><rect x="300" y="280" width="390" height="18"/></g>
  <text x="400" y="90" font-size="44" text-anchor="middle" font-family="sans-serif" fill="#6a6763">SPECIMEN</text></svg>`;
const stroke = `<svg xmlns="http://www.w3.org/2000/svg" width="134" height="60">
  <path d="M8 42c10-30 18-34 20-20s-8 26 2 18 14-28 20-20-6 26 4 18 12-22 18-14-4 20 6 14 16-16 24-10 10 12 24 2"
  fill="none" stroke="#1c1b1a" stroke-width="2.4" stroke-linecap="round"/></svg>`;

/** Pictures that stand for what authors would have uploaded. */
export const drawProfileImages = async () => ({
  identity: await sharp(Buffer.from(card)).flatten({ background: '#fff' }).jpeg({ quality: 80 }).toBuffer(),
  signature: await sharp(Buffer.from(stroke)).png().toBuffer(),
});
export type ProfileImages = Awaited<ReturnType<typeof drawProfileImages>>;

/** Fills in what a contract needs of an author; answers the name of the stored signature. */
export async function seedProfile(
  { db, storage }: { db: Db; storage: Storage },
  author: Author,
  images: ProfileImages,
): Promise<string> {
  const created_at = toIso(author.since);
  const store = async (kind: keyof ProfileImages, ending: string) => {
    const name = `${kind}/${randomUUID()}.${ending}`;
    await storage.put(name, images[kind]);
    await db.insert(files).values({ name, kind, owner_id: author.id, bytes: images[kind].byteLength, created_at });
    return name;
  };
  const { country, ...home } = getHome(author);
  const signature = await store('signature', 'png');
  await db.insert(profiles).values({
    user_id: author.id,
    real_name: getName(author),
    birth_date: `19${70 + (author.id % 30)}-0${1 + (author.id % 9)}-1${author.id % 10}`,
    nationality: country,
    country,
    ...home,
    identity_images: [getFileUrl(await store('identity', 'jpg'))],
    signature_image: getFileUrl(signature),
    updated_at: created_at,
  });
  return signature;
}
