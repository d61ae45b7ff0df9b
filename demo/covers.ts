import type { Db } from '#server/db/database.ts';
import { files } from '#server/db/schema.ts';
import { getFileUrl } from '#server/platform/files/files.ts';
import type { Storage } from '#server/platform/storage.ts';
import { shelves } from './books.ts';
import { coverJpeg } from './covers/draw.ts';
import { randomFor } from './random.ts';
import type { Story } from './stories.ts';
import { iso } from './time.ts';

export interface Cover {
  name: string;
  url: string;
  bytes: number;
}

/** Drawn at the same time: more would not be faster on a small machine. */
const hands = 2;

/** Draws and stores a cover for each book, in the order of the shelves. */
export async function drawCovers(storage: Storage): Promise<Cover[]> {
  const random = randomFor('cover names');
  const sketches = Object.values(shelves)
    .flat()
    .map((book) => ({ book, name: `cover/${random.uuid()}.jpg` }));
  const covers: Cover[] = [];
  const draw = async ({ book, name }: (typeof sketches)[number]) => {
    const image = await coverJpeg(book.motif, book.palette, book.title);
    await storage.put(name, image);
    return { name, url: getFileUrl(name), bytes: image.byteLength };
  };
  for (let at = 0; at < sketches.length; at += hands)
    covers.push(...(await Promise.all(sketches.slice(at, at + hands).map(draw))));
  return covers;
}

/** Says whose the covers are: further volumes share the picture of the first. */
export async function seedCovers(db: Db, covers: readonly Cover[], stories: readonly Story[]): Promise<void> {
  const rows = covers.map(({ name, bytes }, index) => {
    const { author, created } = stories[index]!;
    return { name, kind: 'cover', owner_id: author.id, bytes, created_at: iso(created) };
  });
  await db.insert(files).values(rows);
}
