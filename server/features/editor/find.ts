import { and, asc, eq, gt } from 'drizzle-orm';
import { canStep } from '#domain/chapters/chapter.ts';
import { splitParagraphs } from '#domain/chapters/chapterText.ts';
import { createFinder, maxShown, type Query } from '#domain/editor/find.ts';
import type { findInStory } from '#domain/editor/replace.calls.ts';
import type { ParagraphPlace } from '#domain/editor/replaceText.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { chapterTexts, tables } from '#server/db/schema.ts';
import type { Context, Handler } from '#server/kit/context.ts';
import { findStory, isSigned } from '#server/kit/story.ts';

const { chapter } = tables;
/** Chapters that are held at once. */
const some = 100;
/** Characters that are shown before and behind a match. */
const around = 48;

/** The places of a query in a chapter's content, in their order. */
export function findPlaces(content: string, query: Query, language: string): ParagraphPlace[] {
  const find = createFinder(query, language);
  return splitParagraphs(content).flatMap((text, paragraph) => find(text).map((place) => ({ paragraph, ...place })));
}

/** What stands before a place, from a word on where there are spaces; `…` where more stands before. */
const getTextBefore = (text: string, start: number): string =>
  start <= around
    ? text.slice(0, start)
    : `…${text.slice(start - around, start).replace(/^(?:\S{0,15}\s|[\udc00-\udfff])/, '')}`;

/** What stands behind a place, likewise. */
const getTextAfter = (text: string, end: number): string =>
  text.length <= end + around
    ? text.slice(end)
    : `${text.slice(end, end + around).replace(/(?:\s\S{0,15}|[\ud800-\udbff])$/, '')}…`;

async function* loadTexts({ db }: Context, fiction_id: number) {
  for (let last = 0; ;) {
    const rows = await db
      .select({ chapter, content: chapterTexts.content })
      .from(chapter)
      .innerJoin(chapterTexts, eq(chapterTexts.chapter_id, chapter.id))
      .where(and(eq(chapter.fiction_id, fiction_id), gt(chapter.id, last)))
      .orderBy(asc(chapter.id))
      .limit(some);
    yield* rows;
    if (rows.length < some) return;
    last = rows.at(-1)!.chapter.id;
  }
}

type FoundChapter = AnswerOf<typeof findInStory>['chapters'][number];

export const find: Handler<typeof findInStory> = async ({ params, query: { q, ...how } }, context) => {
  const story = await findStory(context, params.id);
  const hits: (Omit<FoundChapter, 'matches'> & { places: ParagraphPlace[]; content: string })[] = [];
  for await (const { chapter: row, content } of loadTexts(context, story.id)) {
    const places = findPlaces(content, { find: q, ...how }, story.language);
    if (places.length === 0) continue;
    const { id, number, title, status, revision_status, revision } = row;
    const editable = story.status !== 'completed' && canStep('save', row, isSigned(story));
    const fields = { id, number, title, status, revision_status, revision, editable };
    hits.push({ ...fields, count: places.length, places: places.slice(0, maxShown), content });
  }
  hits.sort((a, b) => a.number - b.number || a.id - b.id);
  let room = maxShown;
  const chapters = hits.map(({ places, content, ...hit }): FoundChapter => {
    const texts = room > 0 ? splitParagraphs(content) : [];
    const matches = places.slice(0, room).map(({ paragraph, start, end }) => {
      const text = texts[paragraph]!;
      return {
        paragraph,
        before: getTextBefore(text, start),
        text: text.slice(start, end),
        after: getTextAfter(text, end),
      };
    });
    room -= matches.length;
    return { ...hit, matches };
  });
  const matches = chapters.reduce((sum, { count }) => sum + count, 0);
  return { chapters, matches, capped: matches > maxShown };
};
