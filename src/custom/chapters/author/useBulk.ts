import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { canStep, type ChapterStep } from '#domain/chapters/chapter.ts';
import { deleteChapters, releaseChapters, submitChapters, withdrawChapters } from '#domain/chapters/chapters.calls.ts';
import { restoreChapters } from '#domain/chapters/deletedChapters.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { send } from '../../../lib/api/client.ts';
import { contentsKeys, storyKeys } from '../../../lib/api/queryKeys.ts';
import { useSharedCommand } from '../../../lib/command/useSharedCommand.ts';
import type { Story } from '../../../lib/routing/story.ts';
import type { Outcome } from '../../../ui/outcome/OutcomeBar.tsx';
import { useSubmission } from '../../../ui/submission/useSubmission.tsx';
import type { Contents, Row } from './useContents.ts';

export const bulkSteps = ['submit', 'publish', 'withdraw', 'release', 'delete'] as const;
export type BulkStep = (typeof bulkSteps)[number];

/** Publishing is submitting with the wish to go live on approval. */
const getStep = (step: BulkStep): ChapterStep => (step === 'publish' ? 'submit' : step);

/** Those that the step can be taken with now. */
export const selectReady = (step: BulkStep, rows: readonly Row[], signed: boolean): Row[] =>
  rows.filter((row) => canStep(getStep(step), row, signed));

/** Chapters that are taken back by one call at most. */
const atOnce = 500;

type Done = Omit<AnswerOf<typeof deleteChapters>, 'deleted_ids'> & { deleted_ids?: number[] };

/** Commands on several chapters of a story. A failed one is told, and what was selected stays so. */
export function useBulk({ id: story_id, language }: Pick<Story, 'id' | 'language'>, { move }: Contents) {
  const t = useT();
  const formatCount = useFormatCount();
  const [outcome, setOutcome] = useState<Outcome>();
  const params = { fiction_id: story_id };
  const { run: submitting, dialog } = useSubmission({ id: story_id, language });

  const { run, pending } = useSharedCommand<Outcome | undefined>({ onSuccess: (done) => setOutcome(done) });
  /** Answers whether it was done. */
  const attempt = async (act: () => Promise<Outcome | undefined>, invalidates: readonly QueryKey[]) =>
    (await run({ act, invalidates })) !== undefined;
  const all = [contentsKeys.of(story_id), storyKeys.all];

  const restore = (deleted: readonly number[]) =>
    attempt(async () => {
      // In the order of their numbers, so that each finds the place that it had.
      for (let first = 0; first < deleted.length; first += atOnce)
        await send(restoreChapters, { params, body: { ids: deleted.slice(first, first + atOnce) } });
      return { message: formatCount('chapters.writing.contents.step.done.restore', deleted.length) };
    }, all);

  const submit = (ids: number[], publish: boolean) =>
    submitting((confirmed) => send(submitChapters, { params, body: { ids, publish, confirmed } }));
  const calls: Record<BulkStep, (ids: number[]) => Promise<Done | undefined>> = {
    submit: (ids) => submit(ids, false),
    publish: (ids) => submit(ids, true),
    withdraw: (ids) => send(withdrawChapters, { params, body: { ids } }),
    release: (ids) => send(releaseChapters, { params, body: { ids } }),
    delete: (ids) => send(deleteChapters, { params, body: { ids } }),
  };

  const take = (step: BulkStep, rows: readonly Row[]) =>
    attempt(async () => {
      const done = await calls[step](rows.map(({ id }) => id));
      if (!done) return undefined;
      const { ids, skipped, deleted_ids = [] } = done;
      const sentences = [
        formatCount(`chapters.writing.contents.step.done.${step}`, ids.length),
        skipped.length > 0 && formatCount('chapters.writing.contents.step.skipped', skipped.length),
      ].filter(Boolean);
      return {
        message: sentences.join(' '),
        ...(deleted_ids.length > 0 && { undo: () => restore(deleted_ids) }),
      };
    }, all);

  const sort = (rows: readonly Row[], to: number) =>
    attempt(async () => {
      const order = await move(rows, { to });
      // Where each of them stands now is what it is found by when it goes back.
      const now = rows.map((row) => ({ id: row.id, number: order.indexOf(row.number - 1) + 1 }));
      const undo = () =>
        attempt(async () => {
          await move(now, { numbers: rows.map(({ number }) => number) });
          return { message: t('chapters.writing.contents.step.done.undo_move') };
        }, []);
      return { message: formatCount('chapters.writing.contents.step.done.move', rows.length), undo };
    }, []);

  return { outcome, dismiss: () => setOutcome(undefined), pending, dialog, take, sort, restore };
}
