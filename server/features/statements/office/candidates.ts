import { and, eq, inArray } from 'drizzle-orm';
import type { DecisionResult } from '#domain/shared/bulkDecision.ts';
import { listSteps, type StatementDecision } from '#domain/statements/statementSteps.ts';
import { statementSnapshots, tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { hashSha256 } from '#server/kit/sha256.ts';
import { hasOwnMoney } from './ownMoney.ts';

const { statement, user } = tables;
export type StatementRow = typeof statement.$inferSelect;

export interface Candidate {
  id: number;
  row: StatementRow | undefined;
  author: string | null;
  result: DecisionResult;
}

/** Those statements in which the caller has money of their own, see `hasOwnMoney`. */
async function withOwnMoney({ db, user: me }: Pick<Context, 'db' | 'user'>, ids: readonly number[]) {
  const rows = await db
    .select({ id: statement.id })
    .from(statement)
    .where(and(inArray(statement.id, [...ids]), hasOwnMoney(me.id)));
  return new Set(rows.map(({ id }) => id));
}

/** Those that still are what was closed. */
async function loadSound({ db }: Pick<Context, 'db'>, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .select({ snapshot: statementSnapshots, row: statement })
    .from(statementSnapshots)
    .innerJoin(statement, eq(statement.id, statementSnapshots.statement_id))
    .where(inArray(statement.id, [...ids]));
  return new Set(
    rows
      .filter(({ row, snapshot: { content, hash } }) => {
        const { amount_payable } = JSON.parse(content) as { amount_payable: number };
        return hashSha256(content) === hash && hash === row.hash && amount_payable === row.amount_payable;
      })
      .map(({ row }) => row.id),
  );
}

/** What a decision of the caller would do with each of some statements, in their order. */
export async function loadCandidates(
  context: Pick<Context, 'db' | 'user'>,
  ids: readonly number[],
  decision: StatementDecision,
): Promise<Candidate[]> {
  const { db } = context;
  const rows = await db
    .select({ row: statement, author: user.user_name })
    .from(statement)
    .innerJoin(user, eq(user.id, statement.author_id))
    .where(inArray(statement.id, [...ids]));
  const approves = decision === 'approve';
  const own = approves ? await withOwnMoney(context, ids) : new Set<number>();
  const sound = approves ? await loadSound(context, ids) : new Set<number>();
  return ids.map((id) => {
    const one = rows.find(({ row }) => row.id === id);
    const result: DecisionResult = !one
      ? 'missing'
      : one.row.carried_forward
        ? 'carried'
        : !listSteps(decision, one.row.status)
          ? 'state'
          : own.has(id)
            ? 'own_money'
            : approves && !sound.has(id)
              ? 'unsound'
              : 'ready';
    return { id, row: one?.row, author: one?.author ?? null, result };
  });
}
