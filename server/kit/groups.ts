import { inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { getEntity } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import { isRanged } from '#domain/kit/listFilters.ts';
import { listSummedFields, maxGroups, type Group, type Groups } from '#domain/kit/listGroups.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { selectDay, selectMonth } from '#server/db/businessZone.ts';
import type { Db } from '#server/db/database.ts';
import type { Context } from './context.ts';
import { getColumn, getTable, selectTitle, toTitle } from './list.ts';

/** What rows are grouped by: days and instants by their month in UTC+8. */
function selectKey(column: PgColumn, { kind }: Field): SQL {
  if (kind === 'time') return selectMonth(selectDay(column));
  return kind === 'date' ? selectMonth(column) : sql`${column}`;
}

const readValue = (value: unknown, { kind }: Field): Group['value'] =>
  kind === 'ref' && value !== null ? Number(value) : (value as Group['value']);

/** Months from the latest on, options as they are declared, others by the number of their rows; what has no value comes last. */
function sortGroups(groups: Group[], { options }: Field): Group[] {
  if (!options) return groups;
  const getPlace = ({ value }: Group) => (value === null ? options.length : options.indexOf(String(value)));
  return groups.toSorted((a, b) => getPlace(a) - getPlace(b));
}

async function loadTitles(db: Db, to: string, ids: number[]): Promise<Map<number, string | number | null>> {
  const target = getEntity(to);
  const { id } = getTable(target);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: id!, title: selectTitle(target) })
    .from(getTable(target))
    .where(inArray(id!, ids));
  return new Map(rows.map((row) => [row.id as number, toTitle(row.title)]));
}

/** What a row adds to the sum of a field. */
function selectSummand(entity: Entity<any>, name: string, today: string): SQL {
  const column = getColumn(entity, name, today);
  const { taken }: Field = entity.fields[name];
  if (!taken) return sql`${column}`;
  const isTaken = inArray(getColumn(entity, taken.by, today), [...taken.choices]);
  return sql`case when ${isTaken} then -${column} else ${column} end`;
}

/** The rows of `where` by what a field holds: how many, and the sums of what is added up that the caller may read. */
export async function loadGroups(
  { db, user, now }: Context,
  entity: Entity<any>,
  name: string,
  where: SQL | undefined,
): Promise<Groups> {
  const field: Field = entity.fields[name];
  const today = dayOf(now);
  const summed = listSummedFields(entity, user.role);
  const key = selectKey(getColumn(entity, name, today), field);
  const summands = summed.map((source, at) => sql`, ${selectSummand(entity, source, today)} as ${sql.raw(`s${at}`)}`);
  const sums = summed.map((_, at) =>
    sql.raw(`, coalesce(sum(s${at}), 0) as s${at}, sum(sum(s${at})) over () as t${at}`),
  );
  const order = isRanged(field) ? sql.raw('value desc') : sql.raw('count(*) desc, value');
  const { rows } = await db.execute(sql`
    select value, count(*) as count, sum(count(*)) over () as total, count(*) over () as groups
      ${sql.join(sums)}
    from (select ${key} as value ${sql.join(summands)} from ${getTable(entity)} where ${where ?? sql`true`}) as listed
    group by value
    order by value is null, ${order}
    limit ${maxGroups}`);
  const readSums = (row: Record<string, unknown> | undefined, letter: 's' | 't') =>
    Object.fromEntries(summed.map((source, at) => [source, Number(row?.[letter + at] ?? 0)]));
  const values = rows.map((row) => readValue(row.value, field));
  const titles =
    field.kind === 'ref'
      ? await loadTitles(
          db,
          field.to!,
          values.filter((value) => typeof value === 'number'),
        )
      : undefined;
  const items = rows.map((row, at) => ({
    value: values[at]!,
    title: titles?.get(values[at] as number) ?? null,
    count: Number(row.count),
    sums: readSums(row, 's'),
  }));
  const [first] = rows;
  const total = { groups: Number(first?.groups ?? 0), count: Number(first?.total ?? 0), sums: readSums(first, 't') };
  return { items: sortGroups(items, field), total };
}
