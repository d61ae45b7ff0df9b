import type { SQL } from 'drizzle-orm';
import type { AuditAction } from '#domain/audit/auditLog.ts';
import type { AnyEntity } from '#domain/entities.ts';
import { updateById } from '#server/db/updateById.ts';
import { ApiError } from './apiError.ts';
import { auditAll, diffRecords, type Auditing, type Changes } from './audit.ts';
import type { Changed } from './context.ts';
import { getTable } from './list.ts';
import { createRecordCheck } from './rules.ts';
import { createSearchText } from './searchText.ts';

type Row = Record<string, unknown>;

interface Options {
  action?: AuditAction;
  /** What the audit keeps besides, such as a reason. */
  noted?: Changes;
}

/**
 * Changes the rows of `where`, which are locked first so that two changes of a record follow one another, and answers what
 * became of each by its id, in their order. What is as asked already stays untouched, and so does what is refused.
 * `prepare` answers what is to be set in each of the rows, or why it is refused.
 */
export async function changeRecords(
  context: Auditing,
  entity: AnyEntity,
  where: SQL | undefined,
  prepare: (rows: readonly Row[]) => Promise<readonly (Row | ApiError)[]>,
  { action = 'update', noted = {} }: Options = {},
): Promise<Map<number, Changed>> {
  const { db, now } = context;
  const table = getTable(entity);
  const rows = await db.select().from(table).where(where).orderBy(table.id!).for('update');
  const sets = await prepare(rows);
  const findRefusal = createRecordCheck(context, entity);
  const answer = new Map<number, Changed>();
  const written: { changed: Changed; row: Row & { id: number }; changes: Changes }[] = [];
  for (const [at, before] of rows.entries()) {
    const id = before.id as number;
    const set = sets[at]!;
    if (set instanceof ApiError) {
      answer.set(id, { refusal: set });
      continue;
    }
    const changes = diffRecords(before, set);
    const after = { ...before, ...set };
    const changed: Changed = { after };
    answer.set(id, changed);
    if (Object.keys(changes).length === 0) continue;
    const refusal = await findRefusal(set, after);
    if (refusal) changed.refusal = refusal;
    else {
      const row = { id, ...set, updated_at: now.toISOString(), search: createSearchText(entity, after) };
      written.push({ changed, row, changes: { ...changes, ...noted } });
    }
  }
  await updateById(
    db,
    table,
    written.map(({ row }) => row),
  );
  const lines = await auditAll(
    context,
    action,
    entity.name,
    written.map(({ row, changes }) => ({ record_id: row.id, changes })),
  );
  for (const [at, { changed, changes }] of written.entries()) changed.line = { id: lines[at]!, changes };
  return answer;
}
