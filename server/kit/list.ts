import { and, asc, desc, eq, inArray, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { getEntity, getEntityKey } from '#domain/entities.ts';
import { fieldsOf, findOwnerField, mayRead, type Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import { fold } from '#domain/kit/fold.ts';
import type { Role } from '#domain/roles.ts';
import { dayOf } from '#domain/shared/clock.ts';
import type { Today } from '#server/db/businessZone.ts';
import { computed } from '#server/db/computed.ts';
import { prepareOnce, type Db } from '#server/db/database.ts';
import { fixColumns, fixText } from '#server/db/fixedText.ts';
import { tables } from '#server/db/schema.ts';
import { isOfAbsentEditor, selectOfAbsentEditors } from '#server/db/substitutes.ts';
import type { Context, SessionUser } from './context.ts';
import { findStart } from './pageStarts.ts';
import { fits, toLikePattern } from './textPattern.ts';
import { countedRows, countTotal } from './totals.ts';

type AnyTable = PgTable & Record<string, PgColumn>;

export const getTable = (entity: Entity<any>): AnyTable => tables[getEntityKey(entity.name)] as unknown as AnyTable;

/** A field in a statement: its column, or how it is worked out on the day `today`. */
export const getColumn = (entity: Entity<any>, name: string, today: Today): PgColumn =>
  (computed[getEntityKey(entity.name)]?.[name]?.(today) as unknown as PgColumn) ?? getTable(entity)[name];

type Scoped = Pick<SessionUser, 'role'> & { id: number | Placeholder | PgColumn };

/** Rows whose `path` (refs, the last being a user's id) ends at the user; stories also where the user is a substitute. */
function isOwnedBy(db: Db, entity: Entity<any>, path: string[], user: Scoped, today: Today, isRow = false): SQL {
  const [name = '', ...rest] = path;
  const column = getTable(entity)[name]!;
  if (rest.length === 0) return eq(column, user.id);
  const target = getEntity((entity.fields[name] as Field).to!);
  const owned = inArray(
    column,
    db
      .select({ id: getTable(target).id! })
      .from(getTable(target))
      .where(isOwnedBy(db, target, rest, user, today)),
  );
  if (entity.name !== 'fictions' || user.role !== 'editor') return owned;
  // As one list of ids, which are found by an index: with 'or' alone, every story would be looked at.
  const { id } = getTable(entity);
  const own = db.select({ id: id! }).from(getTable(entity)).where(owned);
  const listed = sql`${id} in (${own} union all ${selectOfAbsentEditors(user.id, today)})`;
  // A row that somebody changes while it is waited for is looked at again by a condition on itself.
  return isRow ? and(listed, or(owned, isOfAbsentEditor(user.id, today)))! : listed;
}

/**
 * The rows of an entity that a user may touch at all; undefined: every row. `now`: what somebody else's absence lets them
 * touch besides, they may on its days alone.
 */
export function buildScope(db: Db, entity: Entity<any>, user: Scoped, now: Date | Placeholder): SQL | undefined {
  const path = entity.rowScope[user.role];
  if (path === undefined) return undefined;
  return isOwnedBy(db, entity, path.split('.'), user, now instanceof Date ? dayOf(now) : now, true);
}

/** Rows that have `typed` in a column, whatever the case. */
export const hasInText = (column: PgColumn, typed: string): SQL => sql`${column}::text ilike ${toLikePattern(typed)}`;

/** Rows that have `q` in a folded text, however it is spelled. */
export const hasText = (search: PgColumn | SQL, q: string | undefined): SQL | undefined =>
  q ? fits(search, { place: 'within', parts: [fold(q)] }) : undefined;

interface ReadColumns {
  columns: Record<string, PgColumn | SQL>;
  targets: { name: string; table: AnyTable; of: AnyTable }[];
}

/** What a record is called in another: its title, or where it has none the number that stands for it. */
function getTitleColumn({ title, untitled }: Entity<any>, table: AnyTable): PgColumn | SQL {
  const called = table[title]!;
  if (untitled === undefined) return called;
  if (title === 'id') return table[untitled]!;
  return sql`coalesce(to_jsonb(nullif(${called}, '')), to_jsonb(${table[untitled]!}))`;
}

/** What a record itself is called. */
export const selectTitle = (entity: Entity<any>) => getTitleColumn(entity, getTable(entity));

/** The titles of what a record points to are among its columns, as `title:<name>`. */
const titlePrefix = 'title:';

/** Columns that a role is shown, and for each ref the title of what it points to. */
function getColumns(entity: Entity<any>, role: Role, today: Today): ReadColumns {
  const table = getTable(entity);
  const fields = fieldsOf(entity).filter(([, field]) => mayRead(field, role));
  const refs = fields.flatMap(([name, { to }]) => {
    const target = to === undefined ? undefined : getEntity(to);
    if (!target) return [];
    const table = alias(getTable(target), name) as AnyTable;
    return [{ name, table, of: getTable(target), called: getTitleColumn(target, table) }];
  });
  const columns = {
    id: table.id!,
    ...Object.fromEntries(fields.map(([name]) => [name, getColumn(entity, name, today)])),
    ...Object.fromEntries(refs.map((ref) => [titlePrefix + ref.name, ref.called])),
  };
  return { columns, targets: refs };
}

/** What is the same in all statements of a day that read records of an entity for a role, and how their rows are read. */
function fixStatement(entity: Entity<any>, role: Role, today: string) {
  const table = getTable(entity);
  const { columns, targets } = getColumns(entity, role, today);
  const joins = targets.map(
    (target) =>
      sql`left join ${target.of} ${sql.identifier(target.name)} on ${target.table.id} = ${table[target.name]}`,
  );
  const { text, readers } = fixColumns(columns);
  const fields = readers.filter(({ name }) => !name.startsWith(titlePrefix));
  const named = readers
    .filter(({ name }) => name.startsWith(titlePrefix))
    .map(({ name, read }) => ({ of: name.slice(titlePrefix.length), read }));
  return {
    today,
    columns: text,
    joins: fixText(sql.join(joins, sql` `)),
    readRecord: (row: Record<string, unknown>) => {
      const record: Record<string, unknown> = {};
      const titles: Record<string, string | number | null> = {};
      for (const { read, name } of fields) record[name] = read(row);
      for (const { read, of } of named) titles[of] = toTitle(read(row));
      record.titles = titles;
      return record;
    },
  };
}

const statementsByRole = new Map<string, ReturnType<typeof fixStatement>>();

export function getFixedStatement(entity: Entity<any>, role: Role, today: string) {
  const key = `${entity.name} ${role}`;
  const former = statementsByRole.get(key);
  const fixedStatement = former?.today === today ? former : fixStatement(entity, role, today);
  statementsByRole.set(key, fixedStatement);
  return fixedStatement;
}

interface Order {
  sort: string;
  order: string;
}
interface Window {
  limit: number;
  offset?: number;
}

const sortBy = (entity: Entity<any>, { sort, order }: Order, today: string): SQL[] => {
  const direction = order === 'asc' ? asc : desc;
  return [direction(getColumn(entity, sort, today)), ...(sort === 'id' ? [] : [direction(getTable(entity).id!)])];
};

/** What a list is read in. */
type Reading = Pick<Context, 'db' | 'user' | 'now'>;

/** The ids of records by condition, in an order. */
export const selectIds = async (
  context: Reading,
  entity: Entity<any>,
  where: SQL | undefined,
  order: Order,
  most?: number,
) => {
  const { id } = getTable(entity);
  const all = context.db
    .select({ id: id! })
    .from(getTable(entity))
    .where(where)
    .orderBy(...sortBy(entity, order, dayOf(context.now)))
    .$dynamic();
  const rows = most === undefined ? all : all.limit(most);
  return (await rows).map((row) => row.id as number);
};

/** Records by condition, as the caller is shown them; the page is found in the index before any row is joined. */
export async function selectRecords(
  context: Reading,
  entity: Entity<any>,
  where: SQL | undefined,
  order: Order,
  window: Window,
): Promise<Record<string, unknown>[]> {
  const { db, user } = context;
  const table = getTable(entity);
  const today = dayOf(context.now);
  const { columns, joins, readRecord } = getFixedStatement(entity, user.role, today);
  const by = sortBy(entity, order, today);
  const page = db
    .select({ id: table.id! })
    .from(table)
    .where(where)
    .orderBy(...by)
    .limit(window.limit)
    .offset(window.offset ?? 0)
    .as('page');
  const ofPage = sql`${page} inner join ${table} on ${table.id} = page.id`;
  const { rows } = await db.execute(sql`select ${columns} from ${ofPage} ${joins} order by ${sql.join(by, sql`, `)}`);
  return rows.map(readRecord);
}

/** The record of an id as the caller is shown it; undefined where there is none in their scope. */
export async function selectRecord(
  context: Reading,
  entity: Entity<any>,
  id: number,
): Promise<Record<string, unknown> | undefined> {
  const { db, user } = context;
  const { role } = user;
  const statement = prepareOnce(db, `one ${entity.name} ${role}`, (name) => {
    const table = getTable(entity);
    const today = sql.placeholder('today');
    const { columns, targets } = getColumns(entity, role, today);
    const scope = buildScope(db, entity, { id: sql.placeholder('user'), role }, today);
    let rows = db.select(columns).from(table).$dynamic();
    for (const target of targets)
      rows = rows.leftJoin(target.table, eq(target.table.id!, table[target.name]!)) as typeof rows;
    return rows.where(and(eq(table.id!, sql.placeholder('id')), scope)).prepare(name);
  });
  const [row] = await statement.execute({ id, user: user.id, today: dayOf(context.now) });
  return row && withTitles(row);
}

/** A page that lies past the middle is read from the other end, and one that lies far from where a part of the list begins. */
const manyRows = 1000;

/** A part of a list as `selectRecords`, without walking through all rows before it where the sort allows that. */
async function selectFar(
  context: Reading,
  entity: Entity<any>,
  where: SQL | undefined,
  order: Order,
  { limit, offset }: Required<Window>,
) {
  const column = getColumn(entity, order.sort, dayOf(context.now));
  const list = { table: getTable(entity), where, column, direction: order.order as 'asc' | 'desc' };
  const start = offset < manyRows ? undefined : await findStart(context, list, offset);
  if (!start) return selectRecords(context, entity, where, order, { limit, offset });
  return selectRecords(context, entity, and(where, start.from), order, { limit, offset: offset - start.rows });
}

export async function selectPage(
  context: Reading,
  entity: Entity<any>,
  where: SQL | undefined,
  order: Order,
  { limit, offset = 0 }: Window,
): Promise<{ items: Record<string, unknown>[]; total: number }> {
  const read = (by: Order, window: Required<Window>) => selectFar(context, entity, where, by, window);
  const count = countTotal(context, getTable(entity), where);
  if (offset < manyRows) {
    const [items, total] = await Promise.all([read(order, { limit, offset }), count]);
    return { items, total };
  }
  const total = await count;
  // About so many: the other end is not known.
  if (total > countedRows) return { items: await read(order, { limit, offset }), total };
  const remaining = Math.max(0, total - offset);
  if (offset <= total / 2 || remaining === 0)
    return { items: remaining === 0 ? [] : await read(order, { limit, offset }), total };
  const backwards = { sort: order.sort, order: order.order === 'asc' ? 'desc' : 'asc' };
  const window = { limit: Math.min(limit, remaining), offset: Math.max(0, remaining - limit) };
  return { items: (await read(backwards, window)).toReversed(), total };
}

/** As answers have it. */
export const toTitle = (value: unknown): string | number | null =>
  typeof value === 'number' ? value : value == null ? null : String(value);

/** What a record of a list is called, and what it belongs to. */
export const nameRecord = (entity: Entity<any>, record: Record<string, any>) => ({
  title: toTitle(record[entity.title] || record[entity.untitled ?? '']),
  of: (record.titles[findOwnerField(entity) ?? ''] ?? null) as string | number | null,
});

function withTitles(row: Record<string, unknown>): Record<string, unknown> {
  const titles: Record<string, string | number | null> = {};
  const record: Record<string, unknown> = {};
  for (const name in row) {
    if (name.startsWith(titlePrefix)) titles[name.slice(titlePrefix.length)] = toTitle(row[name]);
    else record[name] = row[name];
  }
  record.titles = titles;
  return record;
}

export const countRecords = (db: Db, entity: Entity<any>, where: SQL | undefined): Promise<number> =>
  db.$count(getTable(entity), where);
