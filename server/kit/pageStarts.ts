import { and, is, sql, type SQL } from 'drizzle-orm';
import { PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/database.ts';
import type { Context } from './context.ts';
import { Kept, nameList } from './kept.ts';

/** Rows from one known place of a list to the next. */
const step = 250;

/** A list and its order: by a column, and by the id where that is the same. */
interface Sorted {
  table: PgTable & Record<string, PgColumn>;
  where: SQL | undefined;
  column: PgColumn;
  direction: 'asc' | 'desc';
}

/** The row that so many others come before, by what the list is sorted by, in PostgreSQL's own notation, and its id. */
interface Place {
  rows: number;
  value: string;
  id: number;
}

const placesByList = new Kept<{ known: Place[]; reading: Promise<void> }>(() => true);

/** The rows of a list from a place on. */
function isFrom({ table, column, direction }: Sorted, { value, id }: Place): SQL {
  const sign = sql.raw(direction === 'asc' ? '>=' : '<=');
  const typed = sql`${value}::${sql.raw(column.getSQLType())}`;
  return sql`(${column}, ${table.id}) ${sign} (${typed}, ${id})`;
}

/** Adds the places behind the last that is known, up to `rows`. */
async function readOn(db: Db, list: Sorted, known: Place[], rows: number): Promise<void> {
  const { table, where, column, direction } = list;
  const last = known.at(-1);
  const [before, sign] = [last?.rows ?? 0, sql.raw(direction)];
  const from = and(where, last && isFrom(list, last)) ?? sql`true`;
  const places = await db.execute<{ rows: string; value: string; id: string }>(sql`
    select before + ${before} as rows, value::text, id from (
      select ${column} as value, ${table.id} as id, row_number() over (order by ${column} ${sign}, ${table.id} ${sign}) - 1 as before
      from ${table} where ${from}
      order by ${column} ${sign}, ${table.id} ${sign} limit ${rows - before + 1}
    ) as walked where before > 0 and before % ${step} = 0`);
  known.push(...places.rows.map((one) => ({ rows: Number(one.rows), value: one.value, id: Number(one.id) })));
}

/**
 * Where to begin to read a list for what comes after `offset` rows of it: the condition of those from a known place on, and
 * how many come before that. The list is walked through once for all pages, and again when the places are some seconds old;
 * what came or went meanwhile moves pages by as much. Undefined where nothing is gained, or values may be missing: these have
 * no place among others.
 */
export async function findStart(
  { db, now }: Pick<Context, 'db' | 'now'>,
  list: Sorted,
  offset: number,
): Promise<{ from: SQL; rows: number } | undefined> {
  // What is worked out for each row has no place among others either.
  if (!is(list.column, PgColumn) || !list.column.notNull) return undefined;
  const query = db.select({ column: list.column, id: list.table.id! }).from(list.table).where(list.where);
  const places = await placesByList.get(db, `${list.direction} ${nameList(query.toSQL(), now)}`, async () => ({
    known: [],
    reading: Promise.resolve(),
  }));
  const farthest = offset - (offset % step);
  if ((places.known.at(-1)?.rows ?? 0) < farthest) {
    // One reads on, and the others wait for it.
    const reading = places.reading.then(async () => {
      if ((places.known.at(-1)?.rows ?? 0) < farthest) await readOn(db, list, places.known, farthest);
    });
    places.reading = reading.catch(() => undefined);
    await reading;
  }
  const place = places.known.findLast(({ rows }) => rows <= offset);
  return place && { from: isFrom(list, place), rows: place.rows };
}
