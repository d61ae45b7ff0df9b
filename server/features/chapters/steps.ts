import { eq, inArray } from 'drizzle-orm';
import { canStep, chapterSteps, isUnwritten, type ChapterStep } from '#domain/chapters/chapter.ts';
import type * as calls from '#domain/chapters/chapters.calls.ts';
import { entities } from '#domain/entities.ts';
import { liveTexts, tables } from '#server/db/schema.ts';
import { conflict } from '#server/kit/apiError.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { updateRecords, type Changing } from '#server/kit/crud.ts';
import { isSigned, loadStoryForUpdate } from '#server/kit/story.ts';
import { deleteTo } from './deletedChapters.ts';
import { lockChapters, type ChapterRow } from './rows.ts';
import { needsContract } from './story.ts';
import { refuseNumbers, refuseUnready } from './submission.ts';

const { chapter } = tables;

interface Chosen {
  ids?: number[] | undefined;
  all?: boolean | undefined;
}

/** The chosen chapters of one's own story whose state allows the step; the others are skipped. */
async function loadStepping(context: Context, fiction_id: number, { ids, all }: Chosen, step: ChapterStep) {
  const story = await loadStoryForUpdate(context, fiction_id);
  needsContract(step, story);
  const rows = all || ids ? await lockChapters(context, fiction_id, all ? undefined : ids) : [];
  const ready = rows.filter((row) => canStep(step, row, isSigned(story)) && !(step === 'submit' && isUnwritten(row)));
  const done = new Set(ready.map(({ id }) => id));
  const skipped = (ids ?? rows.map(({ id }) => id)).filter((id) => !done.has(id));
  return { story, rows, ready, outcome: { ids: [...done], skipped: all ? [] : skipped } };
}

/** Takes the text that is worked on where the step leads: of a published chapter, its revision. */
export async function takeStep(
  context: Context,
  rows: ChapterRow[],
  step: 'submit' | 'withdraw' | 'approve' | 'reject',
  more: object = {},
) {
  for (const column of ['status', 'revision_status'] as const) {
    const ids = rows.filter((row) => (row.revision_status === null) === (column === 'status')).map(({ id }) => id);
    if (ids.length > 0)
      await updateRecords(context, entities.chapter, inArray(chapter.id, ids), {
        ...more,
        [column]: chapterSteps[step].to,
      });
  }
}

/** Shows the present text of chapters to readers. Without a user it is the timer that does, and the audit says so. */
export async function goLive(context: Changing, rows: ChapterRow[]) {
  const at = context.now.toISOString();
  for (const row of rows) {
    const set = {
      status: chapterSteps.release.to,
      revision_status: null,
      release_at: null,
      published_at: row.published_at ?? at,
    };
    const action = context.user ? 'update' : 'release';
    await updateRecords(context, entities.chapter, eq(chapter.id, row.id), set, action);
  }
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await context.db.delete(liveTexts).where(inArray(liveTexts.chapter_id, ids));
  const due = rows.filter((row) => row.status !== 'published' && row.release_at !== null && row.release_at <= at);
  for (const { id, release_at } of due)
    await context.db.update(chapter).set({ due_at: release_at }).where(eq(chapter.id, id));
}

type Steps = 'submitChapters' | 'withdrawChapters' | 'releaseChapters' | 'deleteChapters';

export const steps: Pick<HandlersOf<typeof calls>, Steps> = {
  async submitChapters({ params, body: { publish, confirmed, ...chosen } }, context) {
    const { story, rows, ready, outcome } = await loadStepping(context, params.fiction_id, chosen, 'submit');
    if (ready.length === 0 && rows.length === 1 && isUnwritten(rows[0]!))
      throw conflict('chapters.shared.errors.empty');
    const flags = await refuseUnready(context, story, ready, confirmed);
    const submitted_at = context.now.toISOString();
    await takeStep(context, ready, 'submit', {
      submitted_at,
      rejection_reason: null,
      publish_when_approved: publish,
    });
    return { ...outcome, flags };
  },

  async withdrawChapters({ params, body }, context) {
    const { ready, outcome } = await loadStepping(context, params.fiction_id, body, 'withdraw');
    // Its author had it out when that time was set; a new one is chosen when it is ready.
    await takeStep(context, ready, 'withdraw', { submitted_at: null, release_at: null });
    return outcome;
  },

  async releaseChapters({ params, body }, context) {
    const { ready, outcome } = await loadStepping(context, params.fiction_id, body, 'release');
    await refuseNumbers(context, ready);
    await goLive(context, ready);
    return outcome;
  },

  async deleteChapters({ params, body }, context) {
    const { story, ready, outcome } = await loadStepping(context, params.fiction_id, body, 'delete');
    return { ...outcome, deleted_ids: await deleteTo(context, story, ready) };
  },
};
