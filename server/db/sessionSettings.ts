import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { CommandError } from '#server/commandError.ts';

/** So long a statement may take. */
export const statementSeconds = 15;

/** What every session of the server has set. */
const settings = {
  // So low that a word with swapped letters is found; what resembles it too little the search itself leaves out.
  'pg_trgm.word_similarity_threshold': '0.3',
  // What is worked out for each row of a list looks so dear to the planner that it would compile the statement, each time
  // anew: that takes far longer than to run it.
  jit: 'off',
  // A node that is lost with its machine ends no connection: what it holds is let go after so long.
  idle_in_transaction_session_timeout: '60s',
};

/** Sets it in a session of one's own. */
export const setInSession = Object.entries(settings)
  .map(([name, value]) => `set ${name} = '${value}'`)
  .join('; ');

/** Does an address lead through PgBouncer in transaction mode, which hands a session on after each transaction? */
export const isPooled = (url: string): boolean => /[?&]pgbouncer=(true|1)(&|$)/.test(url);

interface Pooled {
  pool: pg.Pool;
}

const ofRole = { ...settings, statement_timeout: `${statementSeconds}s` };
const keptInRole = Object.entries(ofRole).map(([name, value]) => `${name}=${value}`);
/** Ending what is in use waits until it is not, for so long. */
const waitAtMost = 10_000;

/**
 * Has every session of the pool's role in this database begin with the settings, since PgBouncer passes none on. `direct`
 * is the same database past PgBouncer. Sessions that began before are ended when they are idle: PgBouncer opens others.
 */
export async function keepInRole(pooled: Pooled, { pool: direct }: Pooled): Promise<void> {
  // One node at a time: two that change a role at once are refused, and one that went on would have its sessions ended.
  const lock = await direct.connect();
  try {
    await lock.query('begin; set local statement_timeout = 0; select id from migration_lock for update');
    await setInRole(pooled, direct);
    await lock.query('commit');
  } finally {
    lock.release(lock.getTransactionStatus() !== 'I');
  }
}

async function setInRole({ pool }: Pooled, direct: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ role: string }>('select current_user as role');
  const { role } = rows[0]!;
  const kept = await direct.query<{ setconfig: string[] }>(
    `select setconfig from pg_db_role_setting
     where setrole = $1::regrole and setdatabase = (select oid from pg_database where datname = current_database())`,
    [pg.escapeIdentifier(role)],
  );
  if (keptInRole.every((setting) => kept.rows[0]?.setconfig.includes(setting))) return;
  // Whoever is no superuser may set what an extension has only where its library is loaded.
  const load = `select show_limit()`;
  const { rows: names } = await direct.query<{ database: string }>('select current_database() as database');
  const inDatabase = `alter role ${pg.escapeIdentifier(role)} in database ${pg.escapeIdentifier(names[0]!.database)}`;
  const statements = Object.entries(ofRole).map(
    ([name, value]) => `${inDatabase} set ${name} = ${pg.escapeLiteral(value)}`,
  );
  await direct.query([load, ...statements].join('; ')).catch((error: Error & { code?: string }) => {
    if (error.code !== '42501') throw error;
    throw new CommandError(
      `DIRECT_URL: its user may not set what sessions of the role ${role} begin with. Let it, or have this done once:\n${[load, ...statements].join(';\n')};`,
    );
  });
  await endSessionsBefore(direct, role);
}

async function endSessionsBefore(direct: pg.Pool, role: string): Promise<void> {
  const { rows } = await direct.query<{ now: string }>('select clock_timestamp()::text as now');
  const former = `from pg_stat_activity where usename = $1 and datname = current_database()
    and application_name = 'quillhouse' and backend_start < $2 and pid <> pg_backend_pid()`;
  const values = [role, rows[0]!.now];
  for (const end = performance.now() + waitAtMost; performance.now() < end;) {
    await direct.query(`select pg_terminate_backend(pid) ${former} and state = 'idle'`, values);
    if ((await direct.query(`select ${former}`, values)).rowCount === 0) return;
    await sleep(50);
  }
}
