import { entities, type EntityKey } from '#domain/entities.ts';
import type { BulkAnswer, BulkPreview } from '#domain/kit/bulk.ts';
import type { AnyHandler, Context } from './context.ts';
import { describeChanged } from './outcome.ts';
import { tryOut } from './tryOut.ts';
import { toUnseen, writeEach, writeRecord, type Row } from './writeEach.ts';

/** In the order of ids, in which everybody locks records. */
const sortIds = (ids: readonly number[]): number[] => [...new Set(ids)].toSorted((one, other) => one - other);

/** Sets the same in many records: what one refuses does not hold up the others. */
export function updateEach(key: EntityKey, update: AnyHandler): AnyHandler {
  const { updateMany } = update;
  return async ({ body: { ids, set } }: { body: { ids: number[]; set: Row } }, context: Context) => {
    const writeOne = async (id: number) => ({
      id,
      ...(await writeRecord(context, entities[key], update, id, () => set)),
    });
    const writeMany =
      updateMany &&
      (async (some: readonly number[]) => {
        const settings = some.map((id) => ({ id, set }));
        const changed = await updateMany(settings, toUnseen(context));
        return some.map((id) => ({ id, ...describeChanged(update, changed.get(id), set) }));
      });
    return { items: await writeEach(context, sortIds(ids), writeOne, writeMany) } satisfies BulkAnswer;
  };
}

/** The same, of which nothing stays: a record that a rule keeps as it is is known with its reason before anything is set. */
export function previewEach(key: EntityKey, update: AnyHandler): AnyHandler {
  const each = updateEach(key, update);
  return async (input: unknown, context: Context) => {
    const { items } = (await tryOut(context, (trying) => each(input, trying))) as BulkAnswer;
    const count = (result: (typeof items)[number]['result']) => items.filter((item) => item.result === result).length;
    return {
      change: count('changed'),
      proposed: count('proposed'),
      same: count('same'),
      missing: count('missing'),
      refusals: items.flatMap(({ id, result, error }) => (result === 'refused' && error ? [{ id, error }] : [])),
    } satisfies BulkPreview;
  };
}
