import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { storeChapterUpload } from '#domain/chapter-import/chapterImport.calls.ts';
import type { RowChoice } from '#domain/chapter-import/chapterImport.ts';
import { resolveScopes } from '#domain/chapter-import/chapterMatch.ts';
import { orderNew } from '#domain/chapter-import/chapterOrder.ts';
import type { BodyOf } from '#domain/kit/call.ts';
import { chapterOrigins, chapterUploadRows, chapterUploads } from '#server/db/schema.ts';
import {
  addChapters,
  loadContents,
  countStory,
  keepMinimum,
  lockChapters,
  writeText,
} from '#server/features/chapters/index.ts';
import { conflict } from '#server/kit/apiError.ts';
import type { Context, Handler } from '#server/kit/context.ts';
import { type StoryRow, loadStoryForUpdate } from '#server/kit/story.ts';
import { findUpload, checkRows, mustWait } from './rows.ts';

interface Chosen {
  id: number;
  title: string | null;
  word_count: number;
  content: string;
  /** The chapter in whose place it comes; null: at the end. */
  replaces: { id: number } | null;
}

/**
 * Puts texts in the place of chapters of a locked story, each kept as a version of one batch. A chapter keeps its title
 * where the file has none. Answers the chapters, and how many words came or, negative, went.
 */
async function replaceTexts(context: Context, story: StoryRow, chosen: readonly Chosen[]) {
  if (chosen.length === 0) return { done: [], words: 0 };
  const locked = await lockChapters(context, story.id);
  const byId = new Map(locked.map((row) => [row.id, row]));
  const contents = await loadContents(
    context,
    chosen.map(({ replaces }) => replaces!.id),
  );
  const occasion = { cause: 'upload', batch_id: randomUUID() } as const;
  const done: { id: number; number: number }[] = [];
  let words = 0;
  for (const { replaces, title, content } of chosen) {
    const before = byId.get(replaces!.id)!;
    const opened = { chapter: before, story, content: contents.get(before.id) ?? '' };
    const after = await writeText(context, opened, { title: title ?? before.title, content }, occasion);
    words += after.word_count - before.word_count;
    done.push(after);
  }
  await countStory(context, story.id, { words });
  return { done, words };
}

type Import = Awaited<ReturnType<typeof checkRows>>;
type CheckedRow = Import['rows'][number];

/** What was chosen of each row, where it is to the story what was shown. */
function getChoices(rows: readonly CheckedRow[], body: BodyOf<typeof storeChapterUpload>): RowChoice[] {
  const requested = new Map(body.rows.map((row) => [row.id, row]));
  const rowIds = new Set(rows.map(({ id }) => id));
  if (requested.size !== body.rows.length || body.rows.some(({ id }) => !rowIds.has(id)))
    throw conflict('chapter-import.writing.story_changed');
  return rows.map((row) => {
    const replaced = row.replaces?.id ?? null;
    const { choice, replaces } = requested.get(row.id) ?? { choice: 'skip', replaces: replaced };
    if (!row.choices.includes(choice) || (choice !== 'skip' && replaces !== replaced))
      throw conflict('chapter-import.writing.story_changed');
    return choice;
  });
}

/** Notes what chapters are called in their files, so that the next upload finds them by the numbers there. */
async function keepOrigins({ db }: Context, { rows, existing }: Import, getChapter: (at: number) => number | null) {
  const scopes = resolveScopes(rows, existing);
  const origins = rows.flatMap(({ number }, at) => {
    const chapter_id = getChapter(at);
    return chapter_id === null || number === null ? [] : [{ chapter_id, number, part: scopes[at]! }];
  });
  if (origins.length === 0) return;
  await db
    .insert(chapterOrigins)
    .values(origins)
    .onConflictDoUpdate({
      target: chapterOrigins.chapter_id,
      set: { number: sql`excluded.number`, part: sql`excluded.part` },
    });
}

interface Result {
  outcome: 'added' | 'replaced' | 'unchanged' | 'skipped';
  chapter_id: number | null;
  number: number | null;
}

/** Stores what is chosen; the story is locked, so that what was checked is what is replaced. */
export const store: Handler<typeof storeChapterUpload> = async ({ params, body }, context) => {
  const { db, now } = context;
  const { upload: unlockedUpload } = await findUpload(context, params.id);
  const story = await loadStoryForUpdate(context, unlockedUpload.fiction_id);
  const { upload } = await findUpload(context, params.id);
  mustWait(upload, now);
  if (upload.revision !== body.revision) throw conflict('chapter-import.writing.import_changed');
  const checked = await checkRows(context, upload, story);
  const { rows } = checked;
  const choices = getChoices(rows, body);
  const contents = await db
    .select({ id: chapterUploadRows.id, content: chapterUploadRows.content })
    .from(chapterUploadRows)
    .where(eq(chapterUploadRows.upload_id, upload.id));
  const contentById = new Map(contents.map(({ id, content }) => [id, content]));
  const withText = (at: number): Chosen => ({ ...rows[at]!, content: contentById.get(rows[at]!.id)! });

  const replacing = rows.map((_, at) => at).filter((at) => choices[at] === 'store' && rows[at]!.replaces !== null);
  const adding = orderNew(rows, choices);
  const { done: replaced, words } = await replaceTexts(context, story, replacing.map(withText));
  keepMinimum(story, words + adding.reduce((sum, at) => sum + rows[at]!.word_count, 0));
  const added = await addChapters(context, story, adding.map(withText));

  const results = rows.map(({ unchanged, replaces }): Result =>
    unchanged
      ? { outcome: 'unchanged', chapter_id: replaces!.id, number: replaces!.number }
      : { outcome: 'skipped', chapter_id: null, number: null },
  );
  const note = (at: number, outcome: Result['outcome'], { id, number }: { id: number; number: number }) =>
    void (results[at] = { outcome, chapter_id: id, number });
  replacing.forEach((at, index) => note(at, 'replaced', replaced[index]!));
  adding.forEach((at, index) => note(at, 'added', added[index]!));
  await keepOrigins(context, checked, (at) => results[at]!.chapter_id);
  await db
    .update(chapterUploads)
    .set({ state: 'stored', added: added.length, replaced: replaced.length })
    .where(eq(chapterUploads.id, upload.id));
  await db.delete(chapterUploadRows).where(eq(chapterUploadRows.upload_id, upload.id));
  const count = (targetOutcome: Result['outcome']) => results.filter(({ outcome }) => outcome === targetOutcome).length;
  return {
    added: added.length,
    replaced: replaced.length,
    unchanged: count('unchanged'),
    skipped: count('skipped'),
    rows: rows.map(({ id }, at) => ({ id, ...results[at]! })),
  };
};
