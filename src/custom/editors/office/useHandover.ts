import { useRef, useState } from 'react';
import { handOverWorks } from '#domain/editors/handover.calls.ts';
import { maxHandovers } from '#domain/editors/handover.ts';
import { splitIntoBatches } from '#domain/kit/batches.ts';
import { fiction } from '#domain/stories/story.entity.ts';
import { isRefused, send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { resourceKeys } from '../../../resources/queryKeys.ts';
import { editorKeys } from '../queryKeys.ts';
import type { Outcome, WorkRecord } from './HandoverTable.tsx';

/** A work that goes from one editor to another. */
interface Item {
  id: number;
  from: number | null;
  to: number;
}
/** Works that are handed over in several calls, and what became of those whose call was answered. */
interface Run {
  items: readonly Item[];
  outcomes: readonly Outcome[];
  /** How many may have been handed over: of the last call the answer may be lost. */
  sent: number;
}

/** The page of the load shows other figures then, and lists other editors. */
const renewing = { invalidatesAlways: [editorKeys.load, resourceKeys.of(fiction)] };

const countHanded = (run: Run) => run.outcomes.filter(({ result }) => result === 'handed').length;

/** What was handed over, or may have been, the other way round. Who had nobody cannot be given back to them. */
function turnAround({ items, outcomes, sent }: Run): Item[] {
  const results = new Map(outcomes.map(({ id, result }) => [id, result]));
  return items
    .slice(0, sent)
    .flatMap(({ id, from, to }) =>
      from !== null && (results.get(id) ?? 'handed') === 'handed' ? [{ id, from: to, to: from }] : [],
    );
}

/**
 * Hands works over, in calls of as many as one takes, and takes that back likewise. Where a call fails, what became of the
 * works before it stays, and its reader goes on from there: one whose answer was lost is sent again as it was, so by its
 * key, and tells no author twice.
 */
export function useHandover() {
  const [handing, setHanding] = useState<Run>();
  const [undoing, setUndoing] = useState<Run>();
  /** As they were before anything was done. */
  const [works, setWorks] = useState<readonly WorkRecord[]>();
  const stopped = useRef(false);

  async function proceed(run: Run, keep: (run: Run) => void): Promise<void> {
    const outcomes = [...run.outcomes];
    for (const part of splitIntoBatches(run.items.slice(outcomes.length), maxHandovers)) {
      if (stopped.current) return;
      try {
        outcomes.push(...(await send(handOverWorks, { body: { items: part } })).items);
      } catch (error) {
        if (!isRefused(error)) keep({ ...run, outcomes, sent: outcomes.length + part.length });
        throw error;
      }
      keep({ ...run, outcomes: [...outcomes], sent: outcomes.length });
    }
  }
  const handOver = useCommand<{ works: readonly WorkRecord[]; to: number }>(async ({ works, to }) => {
    // Works of an author in one call, as far as they go: each call tells each author once.
    const byAuthor = works.toSorted((a, b) => a.author_id - b.author_id);
    const items = byAuthor.map(({ id, editor_id }) => ({ id, from: editor_id, to }));
    await proceed({ items, outcomes: [], sent: 0 }, (run) => {
      setWorks(works);
      setHanding(run);
    });
  }, renewing);
  const undo = useCommand(() => {
    const run = { items: turnAround(handing!), outcomes: [], sent: 0 };
    setUndoing(run);
    return proceed(run, setUndoing);
  }, renewing);
  const goOn = useCommand(() => (undoing ? proceed(undoing, setUndoing) : proceed(handing!, setHanding)), renewing);

  const current = undoing ?? handing;
  const pending = handOver.pending || undo.pending || goOn.pending;
  return {
    handOver,
    undo,
    goOn,
    pending,
    works,
    isBegun: handing !== undefined,
    undoing: undoing !== undefined,
    isWhole: current !== undefined && current.outcomes.length === current.items.length,
    mayUndo: handing !== undefined && !undoing && turnAround(handing).length > 0,
    progress: { done: current?.outcomes.length ?? 0, all: current?.items.length ?? 0 },
    handedCount: current ? countHanded(current) : 0,
    /** What became of each work last. */
    outcomes: new Map([...(handing?.outcomes ?? []), ...(undoing?.outcomes ?? [])].map((item) => [item.id, item])),
    /** Works that nothing was answered of. */
    left: current?.items.slice(current.outcomes.length).map(({ id }) => id) ?? [],
    /** No call is sent after the one that is under way. */
    stop: () => {
      stopped.current = true;
    },
  };
}
