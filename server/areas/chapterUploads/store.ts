import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { storeChapterUpload } from '#domain/calls/chapterUploads.ts';
import type { RowChoice } from '#domain/rules/chapterUpload.ts';
import { addChapters } from '#server/areas/chapters/addMany.ts';
import { contentsOf, lockChapters } from '#server/areas/chapters/rows.ts';
import { writeChapter } from '#server/areas/chapters/save.ts';
import { openStory, type StoryRow } from '#server/areas/chapters/story.ts';
import { chapterUploadRows, chapterUploads } from '#server/db/schema.ts';
import type { Context, Handler } from '#server/kit/context.ts';
import { conflict } from '#server/kit/refusal.ts';
import { findUpload, judged, mustWait } from './rows.ts';

interface Chosen {
  position: number;
  number: number;
  title: string | null;
  word_count: number;
  content: string;
  /** The chapter in whose place it comes; null: at the end. */
  replaces: { id: number } | null;
}

/**
 * Puts texts in the place of chapters of a held story, each kept as a version of one batch. A chapter keeps its title
 * where the file has none. Answers the chapters.
 */
async function replaceTexts(context: Context, story: StoryRow, chosen: readonly Chosen[]) {
  if (chosen.length === 0) return [];
  const locked = await lockChapters(context, story.id);
  const byId = new Map(locked.map((row) => [row.id, row]));
  const contents = await contentsOf(
    context,
    chosen.map(({ replaces }) => replaces!.id),
  );
  const made = { cause: 'upload', batch_id: randomUUID() } as const;
  const done: { id: number; number: number }[] = [];
  for (const { replaces, title, content } of chosen) {
    const before = byId.get(replaces!.id)!;
    const opened = { chapter: before, story, content: contents.get(before.id) ?? '' };
    done.push(await writeChapter(context, opened, { title: title ?? before.title, content }, made));
  }
  return done;
}

/** Stores what is chosen; the story is held, so that what was judged is what is replaced. */
export const store: Handler<typeof storeChapterUpload> = async ({ params, body }, context) => {
  const { db, now } = context;
  const { upload: seen } = await findUpload(context, params.id);
  const story = await openStory(context, seen.fiction_id);
  const { upload } = await findUpload(context, params.id);
  mustWait(upload, now);
  const { rows } = await judged(context, upload, story);
  const contents = await db
    .select({ position: chapterUploadRows.position, content: chapterUploadRows.content })
    .from(chapterUploadRows)
    .where(eq(chapterUploadRows.upload_id, upload.id));
  const contentAt = new Map(contents.map(({ position, content }) => [position, content]));
  const asked = new Map(body.rows.map((row) => [row.position, row]));
  if (asked.size !== body.rows.length || body.rows.some(({ position }) => !contentAt.has(position)))
    throw conflict('docx.story_changed');

  const choices: { row: (typeof rows)[number]; choice: RowChoice }[] = rows.map((row) => {
    const { choice, replaces } = asked.get(row.position) ?? { choice: 'skip', replaces: row.replaces?.id ?? null };
    if (!row.choices.includes(choice) || (choice !== 'skip' && replaces !== (row.replaces?.id ?? null)))
      throw conflict('docx.story_changed');
    return { row, choice };
  });
  const taken = (choice: RowChoice, replacing: boolean): Chosen[] =>
    choices
      .filter((one) => one.choice === choice && (choice === 'append' || (one.row.replaces !== null) === replacing))
      .map(({ row }) => ({ ...row, content: contentAt.get(row.position)! }));

  const replacing = taken('store', true);
  const news = taken('store', false).toSorted((a, b) => a.number - b.number || a.position - b.position);
  const adding = [...news, ...taken('append', false)];
  const replaced = await replaceTexts(context, story, replacing);
  const added = await addChapters(context, story, adding);
  await db
    .update(chapterUploads)
    .set({ state: 'stored', added: added.length, replaced: replaced.length })
    .where(eq(chapterUploads.id, upload.id));
  await db.delete(chapterUploadRows).where(eq(chapterUploadRows.upload_id, upload.id));

  const results = new Map<number, { outcome: 'added' | 'replaced'; chapter_id: number; number: number }>();
  replacing.forEach(({ position }, index) => {
    const { id, number } = replaced[index]!;
    results.set(position, { outcome: 'replaced', chapter_id: id, number });
  });
  adding.forEach(({ position }, index) => {
    const { id, number } = added[index]!;
    results.set(position, { outcome: 'added', chapter_id: id, number });
  });
  const skipped = { outcome: 'skipped', chapter_id: null, number: null } as const;
  return {
    added: added.length,
    replaced: replaced.length,
    skipped: rows.length - added.length - replaced.length,
    rows: rows.map(({ position }) => ({ position, ...(results.get(position) ?? skipped) })),
  };
};
