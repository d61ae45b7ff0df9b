import { createRandom } from '#demo/kit/random.ts';
import { toIso } from '#demo/kit/time.ts';
import { shelves, type StoryPremise } from '#demo/stories/premises.ts';
import type { Story } from '#demo/stories/stories.ts';
import type { Db } from '#server/db/database.ts';
import { files } from '#server/db/schema.ts';
import type { Storage } from '#server/kit/storage.ts';
import { getFileUrl } from '#server/platform/files/files.ts';
import { drawCoverJpeg } from './draw.ts';

interface Sketch {
  premise: StoryPremise;
  name: string;
  url: string;
}

/** A cover for each book, in the order of the shelves, before it is drawn. */
export function sketchCovers(): Sketch[] {
  const random = createRandom('cover names');
  return Object.values(shelves)
    .flat()
    .map((premise) => {
      const name = `cover/${random.uuid()}.jpg`;
      return { premise, name, url: getFileUrl(name) };
    });
}

/** Drawn at the same time: more would not be faster on a small machine. */
const hands = 2;

/** Draws and stores covers; answers how many bytes each has. */
export async function drawCovers(storage: Storage, sketches: readonly Sketch[]): Promise<number[]> {
  const sizes: number[] = [];
  const draw = async ({ premise: book, name }: Sketch) => {
    const image = await drawCoverJpeg(book.motif, book.palette, book.title);
    await storage.put(name, image);
    return image.byteLength;
  };
  for (let at = 0; at < sketches.length; at += hands)
    sizes.push(...(await Promise.all(sketches.slice(at, at + hands).map(draw))));
  return sizes;
}

/** Says whose the covers are: further volumes share the picture of the first. */
export async function seedCovers(
  db: Db,
  sketches: readonly Sketch[],
  sizes: readonly number[],
  stories: readonly Story[],
): Promise<void> {
  const rows = sketches.map(({ name }, index) => {
    const { author, created } = stories[index]!;
    return { name, kind: 'cover', owner_id: author.id, bytes: sizes[index]!, created_at: toIso(created) };
  });
  await db.insert(files).values(rows);
}
