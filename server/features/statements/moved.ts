import { and, inArray, notInArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';

const { payroll, statement } = tables;

/** When the staff last took a step with a statement or a payout of each of these authors; those without any are left out. */
export async function loadLastMoves(db: Db, authors: readonly number[]): Promise<Map<number, string>> {
  const ids = [...authors];
  // What waits, and what its author has answered, nobody of the staff has touched.
  const statements = db
    .select({ author_id: statement.author_id, at: statement.updated_at })
    .from(statement)
    .where(and(inArray(statement.author_id, ids), notInArray(statement.status, ['pending', 'submitted'])));
  const payouts = db
    .select({ author_id: payroll.author_id, at: payroll.updated_at })
    .from(payroll)
    .where(inArray(payroll.author_id, ids));
  const moves = unionAll(statements, payouts).as('moves');
  const rows = await db
    .select({ author_id: moves.author_id, at: sql<string>`max(${moves.at})`.mapWith(statement.updated_at) })
    .from(moves)
    .groupBy(moves.author_id);
  return new Map(rows.map(({ author_id, at }) => [author_id, at]));
}
