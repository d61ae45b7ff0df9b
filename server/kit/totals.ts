import { sql, type SQL } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/database.ts';
import type { Context } from './context.ts';
import { Kept, nameList } from './kept.ts';

/** Up to so many rows a list is counted each time that it is asked for. */
export const exactRows = 10_000;
/** Beyond so many it is not counted at all: the total is what the planner takes it for. */
export const countedRows = 1_000_000;

const dialect = new PgDialect();
const totals = new Kept<number>((total) => total > exactRows);

interface Plan {
  'QUERY PLAN': { Plan: { 'Plan Rows': number } }[];
}

async function count(db: Db, rows: SQL): Promise<number> {
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${rows} limit ${sql.raw(String(countedRows + 1))}) as listed`,
  );
  const { total } = counted.rows[0]!;
  if (total <= countedRows) return total;
  const plan = await db.execute(sql`explain (format json) ${rows}`);
  return Math.max(total, Math.round((plan.rows[0] as unknown as Plan)['QUERY PLAN'][0]!.Plan['Plan Rows']));
}

/** How many rows a list has: exactly, some seconds ago where they are many, and about where they are very many. */
export function countTotal(
  { db, now }: Pick<Context, 'db' | 'now'>,
  table: PgTable,
  where: SQL | undefined,
): Promise<number> {
  const rows = sql`select 1 from ${table} where ${where ?? sql`true`}`;
  return totals.get(db, nameList(dialect.sqlToQuery(rows), now), () => count(db, rows));
}
