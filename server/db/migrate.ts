import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { notifyOfChanges } from './changeTriggers.ts';
import { guardClosedAccounts } from './closedAccounts.ts';
import type { Database, Db } from './database.ts';
import { keepDecisions } from './decisionsKept.ts';
import { endDelegations } from './delegationEnds.ts';
import { countJudges } from './judgesCounted.ts';
import { guardLedger } from './ledgerGuard.ts';
import { addUpRevenue, keepRevenue } from './revenueKept.ts';

export const migrationsFolder = path.join(import.meta.dirname, 'migrations');

/** Functions and triggers, which come after the tables. */
export const atEachStart = [
  guardClosedAccounts,
  guardLedger,
  notifyOfChanges,
  endDelegations,
  countJudges,
  keepDecisions,
  keepRevenue,
];

/**
 * Applies what is missing, however long that takes. Several nodes may start at once: the lock row lets one do it while the
 * rest wait. A version that starts on tables of a newer one leaves that one's functions as they are.
 */
export async function migrate({ db }: Database): Promise<void> {
  await db.execute(sql`create table if not exists migration_lock (id int primary key)`).catch(throwUnlessRaced);
  await db.execute(sql`insert into migration_lock values (1) on conflict do nothing`);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await lockStart(tx);
    await applyMigrations(tx as unknown as Database['db'], { migrationsFolder });
  });
  // The migrator commits by itself, and with that the lock is gone.
  const isOurs = await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await lockStart(tx);
    if (await isNewer(tx)) return false;
    for (const statements of atEachStart) await tx.execute(sql.raw(statements));
    return true;
  });
  if (isOurs) await addUpRevenue(db);
}

/** Lets one node at a time do what is done at start; held until the transaction ends. */
export const lockStart = (tx: Pick<Db, 'execute'>) => tx.execute(sql`select id from migration_lock for update`);

let newest: number | undefined;
const readNewest = () =>
  (newest ??= (
    JSON.parse(readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
      entries: { when: number }[];
    }
  ).entries.at(-1)!.when);

/** Has the database migrations that this server does not know? */
async function isNewer(db: Pick<Db, 'execute'>): Promise<boolean> {
  const { rows } = await db.execute<{ newer: boolean }>(
    sql`select exists (select from drizzle.__drizzle_migrations where created_at > ${readNewest()}) as newer`,
  );
  return rows[0]!.newer;
}

/** Has the database all migrations that this server knows? It may have more, of a newer one. */
export async function isMigrated(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ applied: boolean }>(
    sql`select exists (select from drizzle.__drizzle_migrations where created_at >= ${readNewest()}) as applied`,
  );
  return rows[0]!.applied;
}

/** Two `create table if not exists` at the same instant: one of them is told that the table or its row type exists. */
function throwUnlessRaced(error: { cause?: { code?: string } }): void {
  if (!['23505', '42P07', '42710'].includes(error.cause?.code ?? '')) throw error;
}
