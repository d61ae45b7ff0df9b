import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { decideReports, listReportedComments, undoDecisions } from '#domain/comments/moderation.calls.ts';
import { maxModerated, type ModerationResult, type ModerationStep } from '#domain/comments/moderation.ts';
import type { AnswerOf, QueryOf } from '#domain/kit/call.ts';
import { useCounted } from '../../../i18n/useCounted.ts';
import { ApiError, send } from '../../../lib/api/client.ts';
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
  const counted = useCounted();
  const notify = useNotify();
  const queries = useQueryClient();
  const queryKey = reportKeys.list(filters);
  const [decided, setDecided] = useState<ReadonlyMap<number, Decided>>(new Map());
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState(false);
  const query = useQueueParts(
    queryKey,
    (after) => send(listReportedComments, { query: { ...filters, ...after } }),
    ({ reported_at }) => reported_at,
  );

  /** Does something; a failure is told, and nothing changes. Answers whether it was done. */
  async function run(act: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    try {
      await act();
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      notify(failure.message, { type: 'error', messageArgs: failure.args });
      return false;
    } finally {
      setBusy(false);
    }
  }

  const decide = (asked: readonly number[], step: ModerationStep, reason?: string) =>
    run(async () => {
      const ids = asked.slice(0, maxModerated);
      const { items, undo } = await send(decideReports, { body: { ids, step, reason }, key: crypto.randomUUID() });
      setDecided((before) => new Map([...before, ...items.map(({ id, result }) => [id, { step, result }] as const)]));
      const done = items.filter(({ result }) => result === 'done').map(({ id }) => id);
      const left = items.length - done.length;
      const said = [
        counted(`comments.office.done.${step}`, done.length),
        ...(left ? [counted('comments.office.left', left)] : []),
      ];
      setOutcome({ said: said.join(' '), ...(undo && { undo: () => takeBack(undo, done) }) });
    });

  const takeBack = (undo: string, ids: number[]) =>
    run(async () => {
      const back = new Set((await send(undoDecisions, { body: { undo, ids } })).ids);
      setDecided((before) => new Map([...before].filter(([id]) => !back.has(id))));
      setOutcome({ said: counted('comments.office.undone', back.size) });
    });

  return {
    ...query,
    counts: query.first?.counts,
    decided,
    outcome,
    busy,
    decide,
    close: () => setOutcome(undefined),
    renew: () => {
      setDecided(new Map());
      setOutcome(undefined);
      return queries.resetQueries({ queryKey });
    },
  };
}
