import { inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';

const { payroll, statement } = tables;

/** When a statement or a payout of each of these authors last took a step; those without any are left out. */
export async function loadLastMoves(db: Db, authors: readonly number[]): Promise<Map<number, string>> {
  const [statements, payouts] = [statement, payroll].map((table) =>
    db
      .select({ author_id: table.author_id, at: table.updated_at })
      .from(table)
      .where(inArray(table.author_id, [...authors])),
  );
  const moves = unionAll(statements!, payouts!).as('moves');
  const rows = await db
    .select({ author_id: moves.author_id, at: sql<string>`max(${moves.at})`.mapWith(statement.updated_at) })
    .from(moves)
    .groupBy(moves.author_id);
  return new Map(rows.map(({ author_id, at }) => [author_id, at]));
}
