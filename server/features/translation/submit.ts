import { inArray } from 'drizzle-orm';
import type { Paragraph } from '#domain/books/paragraphs.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { checkSegment, isError } from '#domain/translation/checks.ts';
import { listSegmentSources } from '#domain/translation/segments.ts';
import type { submitTranslations } from '#domain/translation/tasks.calls.ts';
import { getNextChapterState } from '#domain/translation/translatedChapter.ts';
import { translatedChapters, translationVersions } from '#server/db/schema.ts';
import { conflict } from '#server/kit/apiError.ts';
import type { Handler } from '#server/kit/context.ts';
import { refuseChapters } from './refusals.ts';
import { loadTaskChapters, lockWorkingTask, takeStep, type TranslatedRow } from './rows.ts';

interface Submitted {
  row: TranslatedRow;
  number: number;
  paragraphs: Paragraph[];
}

/** Does a chapter have a segment whose errors stop it, such as a source that nobody touched? */
function isFaulty({ row: { segments }, paragraphs }: Submitted, into: StoryLanguage): boolean {
  const sources = listSegmentSources(segments, paragraphs);
  return segments.some(
    (segment, at) =>
      segment.sources.length > 0 &&
      checkSegment({ source: sources[at]!, target: segment.target, into }, []).some(isError),
  );
}

const getNumbers = (chapters: readonly Submitted[]) => chapters.map(({ number }) => number);

/** Gives chapters to the auditor; each version that is submitted is kept, so that a review shows what has changed. */
export const submit: Handler<typeof submitTranslations> = async ({ params, body }, context) => {
  const { db, now, user } = context;
  const task = await lockWorkingTask(context, params.id);
  const rows = await loadTaskChapters(context, task.id, body.ids).for('update', { of: translatedChapters });
  const ready = rows.filter(({ row }) => getNextChapterState('submit', row.state));
  if (ready.length === 0 || (body.ids && ready.length !== body.ids.length))
    throw conflict('translation.office.errors.step');
  const unfinished = ready.filter(({ row }) => row.done_segments < row.segment_count);
  refuseChapters('unfinished', getNumbers(unfinished));
  const faulty = ready.filter((one) => isFaulty(one, task.language));
  refuseChapters('faulty', getNumbers(faulty));
  const at = now.toISOString();
  const ids = ready.map(({ row }) => row.id);
  await db
    .update(translatedChapters)
    .set({ state: 'in_review', submitted_at: at, translator_id: user.id, updated_at: at })
    .where(inArray(translatedChapters.id, ids));
  await db.insert(translationVersions).values(
    ready.map(({ row: { id, title, segments } }) => ({
      translated_chapter_id: id,
      cause: 'submit' as const,
      title,
      segments,
      user_id: user.id,
      at,
    })),
  );
  const noted = { chapters: { to: getNumbers(ready) } };
  await takeStep(context, task, 'submit', { rejection_reason: null }, noted);
  return { ids };
};
