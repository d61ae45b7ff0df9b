import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { AuditAction } from '#domain/audit/auditLog.ts';
import { entities, type AnyEntity, type EntityKey } from '#domain/entities.ts';
import { maxBulkEdit } from '#domain/kit/bulk.ts';
import type { createCrudCalls } from '#domain/kit/crud.ts';
import { fieldsOf } from '#domain/kit/entity.ts';
import { buildInserts, insertAll } from '#server/db/insertAll.ts';
import { invalidField, notFound, type ApiError } from './apiError.ts';
import { audit, auditAll, diffRecords, type Auditing, type Changes } from './audit.ts';
import { changeRecords } from './changeRecords.ts';
import type { AnyHandler, Context } from './context.ts';
import { exportList } from './export.ts';
import { buildFilter } from './filter.ts';
import { loadGroups } from './groups.ts';
import { countRecords, buildScope, selectIds, selectPage, selectRecord, getTable } from './list.ts';
import { checkMatch } from './match.ts';
import { buildPathFilter } from './pathFilter.ts';
import { checkRecord, createRecordCheck } from './rules.ts';
import { createSearchText } from './searchText.ts';
import { buildSnoozed } from './snoozed.ts';
import { countTotal } from './totals.ts';
import { isShownAsWritten, writeAndShow } from './written.ts';

type Row = Record<string, unknown>;

/** The row of a new record. */
async function prepareRow(context: Changing, entity: AnyEntity, values: Row): Promise<Row> {
  await checkRecord(context, entity, values, values);
  const now = context.now.toISOString();
  return { ...values, created_at: now, updated_at: now, search: createSearchText(entity, values) };
}

export async function insertRecord(context: Changing, entity: AnyEntity, values: Row): Promise<Row> {
  const row = await prepareRow(context, entity, values);
  const [inserted] = await context.db.insert(getTable(entity)).values(row).returning();
  await audit(context, 'create', entity.name, inserted!.id as number, diffRecords({}, values));
  return inserted!;
}

/** Inserts a record and answers it as the caller is shown it; see `isShownAsWritten`. */
async function insertAndShow(context: Context, entity: AnyEntity, values: Row): Promise<Row> {
  const row = await prepareRow(context, entity, values);
  const [insert] = buildInserts(getTable(entity), [row]);
  const record = await writeAndShow(context, entity, insert!);
  await audit(context, 'create', entity.name, record.id, diffRecords({}, values));
  return record;
}

/** Inserts many records at once, in the order of `values`: their ids. All have the same fields. */
export async function insertRecords(context: Changing, entity: AnyEntity, values: readonly Row[]): Promise<number[]> {
  const findRefusal = createRecordCheck(context, entity);
  for (const one of values) {
    const refusal = await findRefusal(one, one);
    if (refusal) throw refusal;
  }
  const now = context.now.toISOString();
  const rows = values.map((one) => ({
    ...one,
    created_at: now,
    updated_at: now,
    search: createSearchText(entity, one),
  }));
  const inserted = await insertAll(context.db, getTable(entity), rows, sql`returning id`);
  const ids = inserted.map(({ id }) => Number(id));
  await auditAll(
    context,
    'create',
    entity.name,
    ids.map((record_id, at) => ({ record_id, changes: diffRecords({}, values[at]!) })),
  );
  return ids;
}

/** What a change is made in; no user where the platform itself makes it. */
export type Changing = Auditing;

/**
 * Sets the same in the rows of `where`, which are locked, and answers which rows these were, also those that are as asked
 * already. `noted` is what the audit keeps besides, such as a reason. Refuses all where one is refused.
 */
export async function updateRecords(
  context: Changing,
  entity: AnyEntity,
  where: SQL | undefined,
  set: Row,
  action: AuditAction = 'update',
  noted: Changes = {},
): Promise<number[]> {
  const all = await changeRecords(context, entity, where, async (rows) => rows.map(() => set), { action, noted });
  for (const { refusal } of all.values()) if (refusal) throw refusal;
  return [...all.keys()];
}

export async function deleteRecords(context: Context, entity: AnyEntity, where: SQL | undefined): Promise<number[]> {
  const table = getTable(entity);
  const deleted = await context.db.delete(table).where(where).returning();
  // The database names them in an order of its own.
  const rows = deleted.toSorted((a, b) => (a.id as number) - (b.id as number));
  const names = fieldsOf(entity).flatMap(([name, { computed }]) => (computed ? [] : [name]));
  const emptyRow = Object.fromEntries(names.map((name) => [name, null]));
  const changes = rows.map((row) => ({ record_id: row.id as number, changes: diffRecords(row, emptyRow) }));
  await auditAll(context, 'delete', entity.name, changes);
  return rows.map(({ id }) => id as number);
}

/** What an entity serves; changes of many are made of that of one (`updateEach`, `restoreEach`). */
export type CrudHandlers = Record<
  Exclude<
    keyof ReturnType<typeof createCrudCalls>,
    'updates' | 'updatePreview' | 'restores' | 'bulkEdits' | 'undoBulkEdit'
  >,
  AnyHandler
>;

/** What a feature's `office.ts` has: the handlers of entities that need more than their declaration. */
export type OfficeHandlers = Partial<Record<EntityKey, CrudHandlers>>;

/** A record that is locked, and what is to be set in it. */
export interface Setting {
  before: Row;
  set: Row;
}

/** What is to be set in each of these records instead, or why it is refused; a record is locked, and no other looked at. */
type Prepare = (context: Context, settings: readonly Setting[]) => Promise<readonly (Row | ApiError)[]>;

/**
 * Serves an entity in the back office from its declaration: scope, filters, readers and audit included. Where an update sets
 * or refuses more than that, `prepare` tells so, of one record or of many.
 */
export function createCrud(
  key: EntityKey,
  prepare: Prepare = async (_, settings) => settings.map(({ set }) => set),
): CrudHandlers {
  const entity: AnyEntity = entities[key];
  const table = getTable(entity);
  const ofUser = (context: Context, where: SQL | undefined) =>
    and(buildScope(context.db, entity, context.user, context.now), where);
  /** What a list's query asks for, of the caller's rows. */
  const matching = (context: Context, { snoozed, ...filters }: Parameters<typeof buildFilter>[1]) =>
    ofUser(
      context,
      and(
        buildFilter(entity, filters, context.now),
        buildPathFilter(context, entity, filters),
        buildSnoozed(context, entity, snoozed),
      ),
    );
  const byId = (id: number) => eq(table.id!, id);

  const find = async (context: Context, id: number) => {
    const record = await selectRecord(context, entity, id);
    if (!record) throw notFound();
    return record;
  };
  /** All of the ids or none: a list that was changed meanwhile is not half worked off. */
  const all = (ids: number[], done: number[]) => {
    if (done.length !== new Set(ids).size) throw notFound();
    return { ids: done };
  };

  /**
   * What was written must still be the writer's. A ref to a record of others is answered at its field as one
   * that does not exist; the transaction takes the rest back.
   */
  const stillOwn = async (context: Context, ids: number[]) => {
    const [field] = entity.rowScope[context.user.role]?.split('.') ?? [];
    if (field === undefined) return;
    const ownCount = await countRecords(context.db, entity, ofUser(context, inArray(table.id!, ids)));
    if (ownCount !== ids.length) throw invalidField(field, 'validation.missing_record');
  };

  const updateMany = async (settings: readonly { id: number; set: Row }[], context: Context) => {
    const sets = new Map(settings.map(({ id, set }) => [id, set]));
    const where = ofUser(context, inArray(table.id!, [...sets.keys()]));
    const all = await changeRecords(context, entity, where, (rows) =>
      prepare(
        context,
        rows.map((before) => ({ before, set: sets.get(before.id as number)! })),
      ),
    );
    await stillOwn(
      context,
      [...all].flatMap(([id, { refusal }]) => (refusal ? [] : [id])),
    );
    return all;
  };

  return {
    async list({ query }, context: Context) {
      const { page, per_page, sort, order, ...filters } = query;
      const where = matching(context, filters);
      const window = { limit: per_page, offset: (page - 1) * per_page };
      const records = await selectPage(context, entity, where, { sort, order }, window);
      return { ...records, page, per_page };
    },
    async export({ query }, context: Context) {
      const { sort, order, as, columns, ...filters } = query;
      return exportList(context, entity, matching(context, filters), {
        sort,
        order,
        as,
        columns,
      });
    },
    async groups({ query }, context: Context) {
      const { group_by, ...filters } = query;
      return loadGroups(context, entity, group_by, matching(context, filters));
    },
    async ids({ query }, context: Context) {
      const { sort, order, ...filters } = query;
      const where = matching(context, filters);
      const ids = await selectIds(context, entity, where, { sort, order }, maxBulkEdit);
      return { ids, total: await countTotal(context, table, where) };
    },
    one: ({ params }, context: Context) => find(context, params.id),
    create: Object.assign(
      async ({ body }: { body: Row }, context: Context) => {
        if (isShownAsWritten(entity, context.user.role)) return insertAndShow(context, entity, body);
        const { id } = (await insertRecord(context, entity, body)) as { id: number };
        await stillOwn(context, [id]);
        return find(context, id);
      },
      {
        async createMany(bodies: readonly Row[], context: Context) {
          const ids = await insertRecords(context, entity, bodies);
          await stillOwn(context, ids);
          return ids;
        },
      },
    ),
    update: Object.assign(
      async ({ params: { id }, body }: { params: { id: number }; body: Row }, context: Context) => {
        await checkMatch(context, entity, id, true);
        const one = (await updateMany([{ id, set: body }], context)).get(id);
        if (!one) throw notFound();
        if (one.refusal) throw one.refusal;
        // Who writes many shows none of them.
        return context.isUnseen ? one.after : find(context, id);
      },
      { updateMany },
    ),
    async delete({ params }, context: Context) {
      await checkMatch(context, entity, params.id, true);
      all([params.id], await deleteRecords(context, entity, ofUser(context, byId(params.id))));
      return { id: params.id };
    },
    async deletes({ body }, context: Context) {
      return all(body.ids, await deleteRecords(context, entity, ofUser(context, inArray(table.id!, body.ids))));
    },
  };
}

/** The same, where `check` may refuse what is to be set in a record. */
export function createCheckedCrud<S>(
  key: EntityKey,
  check: (context: Context, id: number, set: S) => Promise<void>,
): CrudHandlers {
  const generated = createCrud(key);
  return {
    ...generated,
    async update(input, context: Context) {
      await check(context, input.params.id, input.body);
      return generated.update(input, context);
    },
  };
}

/** The same, where something comes before or after what is deleted, one or many; `remove` deletes it. */
export const wrapDeletes = (
  crud: CrudHandlers,
  wrap: (context: Context, ids: readonly number[], remove: () => Promise<unknown>) => Promise<unknown>,
): CrudHandlers => ({
  ...crud,
  delete: (input, context: Context) => wrap(context, [input.params.id], () => crud.delete(input, context)),
  deletes: (input, context: Context) => wrap(context, input.body.ids, () => crud.deletes(input, context)),
});
