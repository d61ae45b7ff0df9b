import { setImmediate } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import type { Paragraph } from '#domain/books/paragraphs.ts';
import type { submitTranslations } from '#domain/translation/tasks.calls.ts';
import { getNextChapterState } from '#domain/translation/translatedChapter.ts';
import { unansweredRefusal } from '#domain/translation/warningRules.ts';
import { checkChapter, filterUnanswered, shortenWarnings, type Unanswered } from '#domain/translation/warnings.ts';
import { translatedChapters, translationVersions } from '#server/db/schema.ts';
import { ApiError, conflict } from '#server/kit/apiError.ts';
import type { Context, Handler } from '#server/kit/context.ts';
import { refuseChapters } from './refusals.ts';
import { loadTaskChapters, lockWorkingTask, takeStep, type TaskRow, type TranslatedRow } from './rows.ts';
import { loadApprovedTerms } from './terms/approved.ts';
import { keepOtherText } from './writeText.ts';

interface Submitted {
  row: TranslatedRow;
  number: number;
  paragraphs: Paragraph[];
}

type Seen = readonly { id: number; revision: number }[];

/**
 * Refuses chapters with an error, such as a source that nobody touched, and chapters whose warnings nobody answered, but for
 * those that were seen with them in the state that they are in.
 */
async function refuseFindings({ db }: Context, task: TaskRow, chapters: readonly Submitted[], seen: Seen) {
  const { book_id, language: into } = task;
  const terms = await loadApprovedTerms(db, book_id, into);
  const faulty: number[] = [];
  const warned: { id: number; number: number; revision: number; unanswered: Unanswered[] }[] = [];
  for (const { row, number, paragraphs } of chapters) {
    const { id, revision, segments } = row;
    const checked = checkChapter({ segments, paragraphs, into, terms });
    if (checked.isFaulty) faulty.push(number);
    const unanswered = filterUnanswered(segments, checked.warned);
    const isSeen = seen.some((one) => one.id === id && one.revision === revision);
    if (unanswered.length > 0 && !isSeen) warned.push({ id, number, revision, unanswered });
    // A task may have hundreds of chapters: others are served between two of them.
    await setImmediate();
  }
  refuseChapters('faulty', faulty);
  if (warned.length === 0) return;
  throw new ApiError(409, unansweredRefusal, {
    args: { numbers: warned.map(({ number }) => number).join(', ') },
    details: { chapters: shortenWarnings(warned) },
  });
}

const getNumbers = (chapters: readonly Submitted[]) => chapters.map(({ number }) => number);

/** Gives chapters to the auditor; each version that is submitted is kept, so that a review shows what has changed. */
export const submit: Handler<typeof submitTranslations> = async ({ params, body }, context) => {
  const { db, now, user } = context;
  const task = await lockWorkingTask(context, params.id);
  const rows = await loadTaskChapters(context, task.id, body.ids).for('update', { of: translatedChapters });
  const inWork = rows.filter(({ row }) => getNextChapterState('submit', row.state));
  if (inWork.length === 0 || (body.ids && inWork.length !== body.ids.length))
    throw conflict('translation.office.errors.step');
  const ready = inWork.filter(({ row }) => row.done_segments === row.segment_count);
  const unfinished = inWork.filter((one) => !ready.includes(one));
  if (body.ids || ready.length === 0) refuseChapters('unfinished', getNumbers(unfinished));
  await refuseFindings(context, task, ready, body.seen ?? []);
  const at = now.toISOString();
  const ids = ready.map(({ row }) => row.id);
  // What the one before has written may be submitted as it is.
  for (const { row } of ready) await keepOtherText(context, row);
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
