import { and, asc, between, eq, inArray } from 'drizzle-orm';
import type { AnswerOf } from '#domain/kit/call.ts';
import type { releaseTranslation } from '#domain/translation/editions.calls.ts';
import { lagsBehind, getNextChapterState } from '#domain/translation/translatedChapter.ts';
import { tables, translatedChapters, translationVersions } from '#server/db/schema.ts';
import { lockBook } from '#server/features/books/index.ts';
import { invalidField, notFound } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import type { Handler } from '#server/kit/context.ts';
import type { TranslatedRow } from './rows.ts';

const { edition, sourceChapter } = tables;
type Fate = keyof AnswerOf<typeof releaseTranslation>;

/** What becomes of a chapter that is to be released; null: nobody was given it. */
function getFate(chapter: TranslatedRow | null): Fate {
  if (chapter?.state === 'released') return 'released_before';
  if (!chapter || getNextChapterState('release', chapter.state) === undefined) return 'unapproved';
  return lagsBehind(chapter) ? 'stale' : 'released';
}

export const release: Handler<typeof releaseTranslation> = async (
  { params: { id }, body: { first_chapter, last_chapter } },
  context,
) => {
  const { db, now, user } = context;
  if (last_chapter < first_chapter) throw invalidField('last_chapter', 'validation.end_before_start');
  const [row] = await db.select({ book_id: edition.book_id }).from(edition).where(eq(edition.id, id));
  if (!row) throw notFound();
  // What changes the source, or reopens a chapter, holds the book too.
  await lockBook(context, row.book_id);
  const range = await db
    .select({ number: sourceChapter.number, chapter: translatedChapters })
    .from(sourceChapter)
    .leftJoin(
      translatedChapters,
      and(eq(translatedChapters.source_chapter_id, sourceChapter.id), eq(translatedChapters.edition_id, id)),
    )
    .where(and(eq(sourceChapter.book_id, row.book_id), between(sourceChapter.number, first_chapter, last_chapter)))
    .orderBy(asc(sourceChapter.number));
  const getNumbers = (fate: Fate) =>
    range.filter(({ chapter }) => getFate(chapter) === fate).map(({ number }) => number);
  const answer = {
    released: getNumbers('released'),
    released_before: getNumbers('released_before'),
    unapproved: getNumbers('unapproved'),
    stale: getNumbers('stale'),
  };
  const ready = range.flatMap(({ chapter }) => (chapter && getFate(chapter) === 'released' ? [chapter] : []));
  if (ready.length === 0) return answer;
  const at = now.toISOString();
  const ids = ready.map((chapter) => chapter.id);
  await db.insert(translationVersions).values(
    ready.map(({ id: translated_chapter_id, title, segments }) => ({
      translated_chapter_id,
      cause: 'release' as const,
      title,
      segments,
      user_id: user.id,
      at,
    })),
  );
  await db
    .update(translatedChapters)
    .set({ state: 'released', released_at: at, updated_at: at })
    .where(inArray(translatedChapters.id, ids));
  await audit(context, 'release', 'editions', id, { chapter: { to: answer.released } });
  return answer;
};
