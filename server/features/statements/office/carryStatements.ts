import { carryUnanswered, listDueToCarry } from '#server/features/statements/office/carry.ts';
import type { Services } from '#server/kit/services.ts';
import { runInTurn } from '#server/platform/jobs/inTurn.ts';

/** Statements that one round looks at; further ones have their turn in the next. */
const atOnce = 100;

/** Carries forward the statements that nobody answered in time, a transaction each; every node may run it at any time. */
export async function carryStatements({
  database: { db },
  clock,
  log,
}: Pick<Services, 'database' | 'clock' | 'log'>): Promise<number> {
  const now = clock();
  return runInTurn(
    await listDueToCarry(db, now, atOnce),
    (id) => db.transaction((tx) => carryUnanswered(tx, now, id)),
    (error, id) => log.error({ err: error, statement_id: id }, 'a statement that nobody answered'),
  );
}
