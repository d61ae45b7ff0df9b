import { eq, max } from 'drizzle-orm';
import { canStep, type SaveCause } from '#domain/chapters/chapter.ts';
import type * as calls from '#domain/chapters/chapters.calls.ts';
import { toPlainText } from '#domain/chapters/chapterText.ts';
import { entities } from '#domain/entities.ts';
import { countWords } from '#domain/kit/wordCount.ts';
import { chapterTexts, liveTexts, tables } from '#server/db/schema.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import type { Context, Handler } from '#server/kit/context.ts';
import { insertRecord } from '#server/kit/crud.ts';
import { createSearchText } from '#server/kit/searchText.ts';
import { isSigned, loadStoryForUpdate, type StoryRow } from '#server/kit/story.ts';
import { cleanHtml } from './html.ts';
import { keepReplaced } from './keepReplaced.ts';
import { closeRevisions } from './revisions.ts';
import { loadChapterForUpdate, toSaved, type ChapterRow } from './rows.ts';
import { countStory } from './story.ts';

const { chapter } = tables;

export interface Text {
  title: string | null;
  content: string;
}
export interface Opened {
  chapter: ChapterRow;
  story: StoryRow;
  content: string;
}

/** Adds a draft at the end of a story that is locked; the text is sanitised. Answers its row. */
export async function addChapter(context: Context, story: StoryRow, { title, content: raw }: Text) {
  const { db } = context;
  const content = cleanHtml(raw);
  const word_count = countWords(toPlainText(content));
  const [last] = await db
    .select({ number: max(chapter.number) })
    .from(chapter)
    .where(eq(chapter.fiction_id, story.id));
  const number = (last?.number ?? 0) + 1;
  const row = await insertRecord(context, entities.chapter, { fiction_id: story.id, number, title, word_count });
  await db.insert(chapterTexts).values({ chapter_id: row.id as number, content });
  await countStory(context, story.id, { words: word_count, chapters: 1 });
  return row as ChapterRow;
}

/**
 * Replaces the text of a chapter whose story is locked, keeps what it replaces, and of a published chapter keeps what
 * readers see. 409 where the chapter is being reviewed or waits for its release.
 */
export async function writeChapter(context: Context, opened: Opened, text: Text, occasion: Made): Promise<ChapterRow> {
  const after = await writeText(context, opened, text, occasion);
  if (after !== opened.chapter)
    await countStory(context, opened.story.id, { words: after.word_count - opened.chapter.word_count });
  return after;
}

interface Made {
  cause: SaveCause;
  batch_id?: string;
}

/** The same without counting in the story: for who writes many and counts once. */
export async function writeText(
  context: Context,
  { chapter: before, story, content: old }: Opened,
  { title, content: raw }: Text,
  { cause, batch_id }: Made,
): Promise<ChapterRow> {
  if (!canStep('save', before, isSigned(story))) throw conflict('chapters.shared.errors.in_review');
  const { db, now } = context;
  const content = cleanHtml(raw);
  if (content === old && title === before.title) return before;
  const replaced = { title: before.title, content: old, word_count: before.word_count };
  await keepReplaced(context, before, replaced, { cause, batch_id }, content.length);
  const opensRevision = before.status === 'published' && before.revision_status === null;
  if (opensRevision) await db.insert(liveTexts).values({ chapter_id: before.id, ...replaced });
  const word_count = countWords(toPlainText(content));
  await db.update(chapterTexts).set({ content }).where(eq(chapterTexts.chapter_id, before.id));
  const [after] = await db
    .update(chapter)
    .set({
      title,
      word_count,
      revision: before.revision + 1,
      updated_at: now.toISOString(),
      search: createSearchText(entities.chapter, { ...before, title }),
      ...(opensRevision && { revision_status: 'draft' }),
    })
    .where(eq(chapter.id, before.id))
    .returning();
  return after!;
}

export const create: Handler<typeof calls.createChapter> = async ({ params, body }, context) => {
  const story = await loadStoryForUpdate(context, params.fiction_id);
  return toSaved(await addChapter(context, story, body));
};

export const save: Handler<typeof calls.saveChapter> = async (
  { params, body: { revision, cause, ...text } },
  context,
) => {
  const opened = await loadChapterForUpdate(context, params.chapter_id);
  if (opened.story.id !== params.fiction_id) throw notFound();
  if (opened.chapter.revision !== revision) throw conflict('chapters.shared.errors.changed');
  const after = await writeChapter(context, opened, text, { cause });
  const [closed] = await closeRevisions(context, [after]);
  return toSaved({ ...after, ...(closed && { revision_status: null }) });
};
