import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { decideReports, listReportedComments, undoDecisions } from '#domain/comments/moderation.calls.ts';
import { maxModerated, type ModerationResult, type ModerationStep } from '#domain/comments/moderation.ts';
import type { AnswerOf, QueryOf } from '#domain/kit/call.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { useQueueParts } from '../../../resources/useQueueParts.ts';
import type { Outcome } from '../../../ui/outcome/OutcomeBar.tsx';
import { reportKeys } from '../queryKeys.ts';

export type Report = AnswerOf<typeof listReportedComments>['items'][number];
export type Filters = Pick<QueryOf<typeof listReportedComments>, 'status' | 'reason' | 'language'>;
/** What became of a comment since the page was opened, and by which step. */
export interface Decided {
  step: ModerationStep;
  result: ModerationResult;
}

/** Reported comments as far as they are known, and decisions on them; rows stay in their place until they are asked for anew. */
export function useReports(filters: Filters) {
  const formatCount = useFormatCount();
  const queries = useQueryClient();
  const queryKey = reportKeys.list(filters);
  const [decided, setDecided] = useState<ReadonlyMap<number, Decided>>(new Map());
  const [outcome, setOutcome] = useState<Outcome>();
  const query = useQueueParts(
    queryKey,
    (after) => send(listReportedComments, { query: { ...filters, ...after } }),
    ({ id, reported_at }) => ({ after_id: id, after_at: reported_at }),
  );

  /** Does something; answers true where it was done. */
  const { run, pending } = useCommand(async (act: () => Promise<void>) => {
    await act();
    return true;
  });

  const decide = async (selected: readonly number[], step: ModerationStep, reason?: string) => {
    const ids = selected.slice(0, maxModerated);
    const { items, undo } = await send(decideReports, { body: { ids, step, reason } });
    setDecided((before) => new Map([...before, ...items.map(({ id, result }) => [id, { step, result }] as const)]));
    const done = items.filter(({ result }) => result === 'done').map(({ id }) => id);
    const skippedCount = items.length - done.length;
    const sentences = [
      formatCount(`comments.office.done.${step}`, done.length),
      ...(skippedCount ? [formatCount('comments.office.left', skippedCount)] : []),
    ];
    setOutcome({ message: sentences.join(' '), ...(undo && { undo: () => takeBack(undo, done) }) });
  };

  const takeBack = (undo: string, ids: number[]) =>
    run(async () => {
      const back = new Set((await send(undoDecisions, { body: { undo, ids } })).ids);
      setDecided((before) => new Map([...before].filter(([id]) => !back.has(id))));
      setOutcome({ message: formatCount('comments.office.undone', back.size) });
    });

  return {
    ...query,
    counts: query.first?.counts,
    decided,
    outcome,
    pending,
    /** Decides as a command of its own; `decideBy` is for one that asks for the reason first. */
    decide: (ids: readonly number[], step: ModerationStep) => run(() => decide(ids, step)),
    decideBy: decide,
    close: () => setOutcome(undefined),
    renew: () => {
      setDecided(new Map());
      setOutcome(undefined);
      return queries.resetQueries({ queryKey });
    },
  };
}
