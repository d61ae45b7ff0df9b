import { eq, max } from 'drizzle-orm';
import { entities } from '#domain/entities.ts';
import { chapterTexts, tables } from '#server/db/schema.ts';
import { auditAll, diffRecords } from '#server/kit/audit.ts';
import type { Context } from '#server/kit/context.ts';
import { createSearchText } from '#server/kit/searchText.ts';
import type { StoryRow } from '#server/kit/story.ts';
import { countStory } from './story.ts';

const { chapter } = tables;

interface CountedText {
  title: string | null;
  /** Sanitised already. */
  content: string;
  word_count: number;
}

/** Adds drafts at the end of a story that is locked, in their order, a statement for all. Answers their ids and numbers. */
export async function addChapters(
  context: Context,
  story: StoryRow,
  texts: readonly CountedText[],
): Promise<{ id: number; number: number }[]> {
  if (texts.length === 0) return [];
  const { db, now } = context;
  const at = now.toISOString();
  const [last] = await db
    .select({ number: max(chapter.number) })
    .from(chapter)
    .where(eq(chapter.fiction_id, story.id));
  const values = texts.map(({ title, word_count }, index) => ({
    fiction_id: story.id,
    number: (last?.number ?? 0) + 1 + index,
    title,
    word_count,
  }));
  const createdRows = await db
    .insert(chapter)
    .values(
      values.map((row) => ({
        ...row,
        created_at: at,
        updated_at: at,
        search: createSearchText(entities.chapter, row),
      })),
    )
    .returning({ id: chapter.id, number: chapter.number });
  const rows = createdRows.toSorted((a, b) => a.number - b.number);
  await db
    .insert(chapterTexts)
    .values(rows.map(({ id }, index) => ({ chapter_id: id, content: texts[index]!.content })));
  await auditAll(
    context,
    'create',
    entities.chapter.name,
    rows.map(({ id }, index) => ({ record_id: id, changes: diffRecords({}, values[index]!) })),
  );
  const words = texts.reduce((sum, { word_count }) => sum + word_count, 0);
  await countStory(context, story.id, { words, chapters: texts.length });
  return rows;
}
