import { useRef, useState } from 'react';
import { splitIntoBatches } from '#domain/kit/batches.ts';
import { bulkBatch, maxBulk, mayRestore, type BulkItem, type BulkPreview } from '#domain/kit/bulk.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { previewEach, resourceOf, undoBulkEdit, updateEach } from '../../dataProvider/index.ts';
import { isRefused } from '../../lib/api/client.ts';
import { useCommand } from '../../lib/command/useCommand.ts';
import { currentRole } from '../../lib/session/session.ts';
import { auditKeys, bulkEditKeys, resourceKeys } from '../queryKeys.ts';

/** What would become of the records, before anything does. */
interface Preview {
  set: Record<string, unknown>;
  counts: BulkPreview;
}

/** Lines of the audit log of what can be taken back. */
const getChanges = (items: readonly BulkItem[]): number[] =>
  items.flatMap(({ result, change }) => ((result === 'changed' || result === 'proposed') && change ? [change] : []));
const count = (items: readonly BulkItem[], what: BulkItem['result']) =>
  items.filter(({ result }) => result === what).length;

/**
 * Sets the same in many records, in several calls one after another, and takes it back likewise. Where a call gets no answer
 * it is sent again as it was once its reader goes on, so by its key: it answers what it did, and does nothing twice.
 */
export function useBulkEdit(entity: Entity<any>, ids: readonly number[]) {
  const resource = resourceOf(entity);
  const [preview, setPreview] = useState<Preview>();
  /** The answers of the calls so far: of those that set, and of those that take back. */
  const [updated, setUpdated] = useState<BulkItem[][]>([]);
  const [restored, setRestored] = useState<BulkItem[][]>();
  /** Was there a call without an answer? It may have been done, so nothing else is set under the same edit. */
  const [isUnanswered, setUnanswered] = useState(false);
  /** What is left to be taken back, once that has begun. */
  const [remaining, setRemaining] = useState<number>();
  /** What the server keeps all of it under, so that it can be taken back on another day. */
  const [token] = useState(() => crypto.randomUUID());
  const [editId, setEditId] = useState<number>();
  const stopped = useRef(false);
  const renewed = { invalidatesAlways: [auditKeys.all, resourceKeys.of(entity), bulkEditKeys.of(entity)] };
  const batches = splitIntoBatches(ids, bulkBatch);

  const changes = getChanges(updated.flat());

  const look = useCommand(async (set: Record<string, unknown>) => {
    const counts: BulkPreview = { change: 0, proposed: 0, same: 0, missing: 0, refusals: [] };
    for (const some of splitIntoBatches(ids, maxBulk)) {
      const answer = await previewEach(resource, { ids: some, set });
      for (const name of ['change', 'proposed', 'same', 'missing'] as const) counts[name] += answer[name];
      counts.refusals.push(...answer.refusals);
    }
    setPreview({ set, counts });
  });
  const update = useCommand(async () => {
    const answers = [...updated];
    for (const some of batches.slice(answers.length)) {
      if (stopped.current) return;
      const { items, edit } = await updateEach(resource, { ids: some, set: preview!.set, edit: token }).catch(
        (error) => {
          if (!isRefused(error)) setUnanswered(true);
          throw error;
        },
      );
      answers.push(items);
      setUpdated([...answers]);
      if (edit !== null) setEditId(edit);
    }
  }, renewed);
  const restore = useCommand(async () => {
    const answers = restored ? [...restored] : [];
    setRestored([...answers]);
    for (let left = remaining ?? changes.length; left > 0;) {
      if (stopped.current) return;
      const answer = await undoBulkEdit(resource, editId!);
      answers.push(answer.items);
      setRestored([...answers]);
      setRemaining((left = answer.remaining));
    }
  }, renewed);

  const undoing = restored !== undefined;
  const latest = new Map([...updated.flat(), ...(restored ?? []).flat()].map((item) => [item.id, item]));
  const restoredIds = new Set((restored ?? []).flat().map(({ id }) => id));
  const restoredCount = (restored ?? []).flat().length;
  const isBegun = isUnanswered || updated.length > 0;
  return {
    preview,
    /** Can what is set be taken back? */
    isRestorable: Object.keys(preview?.set ?? {}).some((name) => mayRestore(entity, name, currentRole()!)),
    look,
    update,
    restore,
    pending: look.pending || update.pending || restore.pending,
    isBegun,
    undoing,
    /** Is there more to do than was answered? */
    isWhole: undoing ? remaining === 0 : updated.length === batches.length,
    progress: undoing
      ? { done: restoredCount, all: remaining === undefined ? changes.length : restoredCount + remaining }
      : { done: updated.flat().length, all: ids.length },
    /** Records that nothing was answered of. */
    left: undoing
      ? updated.flat().flatMap(({ id, change }) => (change && !restoredIds.has(id) ? id : []))
      : batches.slice(updated.length).flat(),
    /** What became of each record last. */
    items: [...latest.values()],
    restoredIds,
    changedCount: count(undoing ? restored.flat() : updated.flat(), 'changed'),
    proposedCount: undoing ? 0 : count(updated.flat(), 'proposed'),
    back: () => setPreview(undefined),
    /** No call is sent after the one that is under way. */
    stop: () => {
      stopped.current = true;
    },
  };
}
export type BulkEdit = ReturnType<typeof useBulkEdit>;
