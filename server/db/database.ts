import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { Changes } from './changes.ts';
import { isPooled, setInSession, statementSeconds } from './sessionSettings.ts';
import { watchStatements, type Statement } from './statements.ts';

/** What a query runs on: the database, or one transaction of it. */
export type Db = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count'
>;

export interface Database {
  db: NodePgDatabase;
  pool: pg.Pool;
  /** What is told of changes; those of other nodes are heard by `listenForChanges`. */
  changes: Changes;
  close(): Promise<void>;
}

interface Options {
  /** PGlite has one session: a second connection would wait for the first to finish. */
  embedded?: boolean;
  /** How many connections there are at most. */
  size?: number | undefined;
  /** What PostgreSQL calls its sessions. */
  name?: string;
  /** How long one waits for a connection, in ms. */
  waitsFor?: number;
  /** How long one waits for the answer to a statement, in ms; absent: until the connection is lost. */
  answersWithin?: number;
  onError?: (error: Error) => void;
  /** Is called with each statement that is over. */
  onStatement?: ((statement: Statement) => void) | undefined;
}

/** Connections of a node, unless DATABASE_POOL says otherwise. */
export const poolSize = 20;

// PGlite keeps a session's statements when its client connects anew, and then refuses their names; a PgBouncer may send a
// name to a session that does not know it.
const naming = new WeakSet<object>();
const statements = new WeakMap<object, Map<string, unknown>>();

/** On PostgreSQL, a statement that is built, parsed and planned once. */
export function prepareOnce<S>(db: Db, key: string, build: (name: string) => S): S {
  if (!naming.has(db)) return build('');
  const cache = statements.get(db) ?? new Map<string, unknown>();
  statements.set(db, cache);
  const statement = (cache.get(key) as S | undefined) ?? build(key);
  cache.set(key, statement);
  return statement;
}

export function openDatabase(url: string, options: Options = {}): Database {
  const {
    embedded,
    size = poolSize,
    name = 'quillhouse',
    waitsFor = 10_000,
    answersWithin,
    onError,
    onStatement,
  } = options;
  // A session behind a PgBouncer is not one's own: what it must have set, its role has it set (`keepInRole`).
  const pooled = isPooled(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: embedded ? 1 : size,
    connectionTimeoutMillis: waitsFor,
    statement_timeout: embedded || pooled ? undefined : statementSeconds * 1000,
    query_timeout: answersWithin,
    keepAlive: true,
    application_name: name,
    onConnect: pooled ? undefined : async (client) => void (await client.query(setInSession)),
  });
  // A lost connection is an event of its client, in use or not, and again of the pool where it was idle. One without a
  // listener would end the process; with both, what uses the client is refused and the next query connects again.
  pool.on('connect', (client) => client.on('error', (error) => onError?.(error)));
  pool.on('error', () => undefined);
  const db = Object.assign(drizzle(pool), { transaction: createTransaction(pool) });
  if (!embedded && !pooled) naming.add(db);
  if (onStatement) watchStatements(pool, onStatement);
  const changes = new Changes();
  changes.watch(pool);
  // There is no other node.
  changes.heard = embedded === true;
  return { db, pool, changes, close: () => pool.end() };
}

/**
 * Drizzle's own transaction keeps its client for ever where `begin` fails, so that a pool is used up by a database that
 * was lost a few times. A client goes back to the pool here in any case; one that is in the midst of something is closed.
 */
const createTransaction =
  (pool: pg.Pool): NodePgDatabase['transaction'] =>
  async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
