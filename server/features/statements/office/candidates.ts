import { eq, inArray, sql } from 'drizzle-orm';
import type { DecisionResult } from '#domain/shared/bulkDecision.ts';
import { listSteps, type StatementDecision } from '#domain/statements/statementSteps.ts';
import { statementSnapshots, tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { hashSha256 } from '#server/kit/sha256.ts';

const { statement, user } = tables;
export type StatementRow = typeof statement.$inferSelect;

export interface Candidate {
  id: number;
  row: StatementRow | undefined;
  author: string | null;
  result: DecisionResult;
}

/**
 * Those statements in which a bonus, fine, addition or deduction is that the caller entered, or said the amount of; what
 * was carried in since the last one that was paid is in it too.
 */
async function withOwnMoney({ db, user: me }: Pick<Context, 'db' | 'user'>, ids: readonly number[]) {
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct s.id from statements s
    join bonus_details b on b.author_id = s.author_id
    join ledger_postings p on p.source = 'bonus:' || b.id and p.month <= s.month
      and p.month > coalesce((select max(e.month) from statements e
        where e.author_id = s.author_id and e.month < s.month and not e.carried_forward), '')
    where s.id in (${list}) and (b.created_by_id = ${me.id} or exists (select from audits a
      where a.entity = 'bonus-details' and a.record_id = b.id and a.action = 'approve' and a.user_id = ${me.id}
        and a.changes -> 'amount' is not null))`);
  return new Set(rows.map(({ id }) => Number(id)));
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
