import { randomUUID } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { beforeEach, expect, inject } from 'vitest';
import { defaultSigningAge } from '#domain/accounts/profile.ts';
import type { EntityKey } from '#domain/entities.ts';
import type { Method } from '#domain/kit/call.ts';
import type { Role } from '#domain/roles.ts';
import { createApp } from '#server/app.ts';
import { openDatabase, type Database } from '#server/db/database.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/store.ts';
import { bookRevenue } from '#server/features/earnings/import/bookRevenue.ts';
import { mailMessages } from '#server/features/notifications/mailMessages.ts';
import type { Email } from '#server/kit/email.ts';
import { forgetKept } from '#server/kit/kept.ts';
import type { Services } from '#server/kit/services.ts';
import { createLog } from '#server/log.ts';
import { createFolderStorage } from '#server/platform/storage.ts';
import { throughPgBouncer } from './pgBouncer.ts';
import { insertRow, sample, type RowOf, type ValuesOf } from './records.ts';
import { insertSession } from './session.ts';

export interface Sent {
  token?: string;
  /** Sent as JSON, but for text, bytes, streams and forms, which go as they are. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  /** The i18n key of what was refused. */
  message: string;
  data: any;
  response: Response;
}

export type TestServer = Awaited<ReturnType<typeof start>>;

let started: Promise<TestServer> | undefined;

/** This worker's one server. */
export const startServer = (): Promise<TestServer> => (started ??= start());

/** The server, with empty tables and the clock at its start before each test of the file that asks. */
export async function testServer(): Promise<TestServer> {
  const server = await startServer();
  beforeEach(() => server.reset());
  return server;
}

/** A database of this run on a PostgreSQL server, empty and without tables. */
export async function createDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database "${name}"`);
  await client.end();
  const made = new URL(url.replace('@/', '@localhost/'));
  made.pathname = `/${name}`;
  return made.href;
}

/** `url` where it is not the embedded one. */
async function openStore(): Promise<{ database: Database; url?: string }> {
  const { url: cluster, template, prefix, temp, bouncer } = inject('store');
  process.env.TMPDIR = temp;
  if (!cluster) return { database: openDatabase((await startEmbedded({ template })).url, { embedded: true }) };
  const url = await createDatabase(cluster, `${prefix}${process.pid}`);
  if (bouncer) return { database: await openPostgres(throughPgBouncer(bouncer, url), { directUrl: url }), url };
  const database = openDatabase(url);
  await migrate(database);
  return { database, url };
}

async function start() {
  const { database, url } = await openStore();
  const { db, pool } = database;
  const clock = { now: new Date(0) };
  const emails: Email[] = [];
  /** What the log was told as an error: the reason behind a 500. */
  const faults: unknown[] = [];
  const log = createLog('silent');
  log.error = (entry: { err?: unknown }) => void faults.push(entry.err);
  const services: Services = {
    database,
    storage: createFolderStorage(path.join(inject('store').temp, `files-${process.pid}`)),
    mail: { send: async (email) => void emails.push(email) },
    log,
    secret: 'the secret of the tests',
    providers: [],
    readerApps: { lanternby: 'the secret of a reading app in the tests' },
    signingAge: defaultSigningAge,
    payer: { name: 'Quillhouse Ltd', address: ['1 Inkwell Street', 'Singapore'] },
    twoManagers: true,
    secondFactorRoles: [],
    clock: () => clock.now,
    checkAnswers: true,
  };
  const app = createApp(services);
  const empty = await emptier(database, url);

  return {
    app,
    services,
    db,
    pool,
    clock,
    emails,
    faults,

    async reset() {
      clock.now = new Date('2026-03-10T04:00:00.000Z');
      emails.length = faults.length = 0;
      await empty();
      forgetKept(db);
    },

    /** Mails the messages that are due by now. */
    mailDue: () => mailMessages(services),

    /** Books the batches of imports that are under way. */
    bookDue: () => bookRevenue(services),

    /** A session of an account, or of a new one with a role. */
    async signIn(who: Role | { id: number }): Promise<string> {
      const { id } = typeof who === 'string' ? await insertRow(db, 'user', clock.now, { role: who }) : who;
      return insertSession(db, id, clock.now);
    },

    async call(method: Method | 'PATCH', path: string, { token, body, headers }: Sent = {}): Promise<Answer> {
      const asIs = typeof body === 'string' || body instanceof FormData || body instanceof ReadableStream;
      const type = body === undefined || body instanceof FormData ? undefined : 'application/json';
      const response = await app.fetch(
        new Request(`http://test${path}`, {
          method,
          headers: {
            ...(token && { authorization: `Bearer ${token}` }),
            ...(type && { 'content-type': type }),
            'idempotency-key': randomUUID(),
            ...headers,
          },
          body: asIs || body === undefined ? (body as BodyInit) : JSON.stringify(body),
          duplex: 'half',
        } as RequestInit),
      );
      if (!response.headers.get('content-type')?.startsWith('application/json'))
        return { status: response.status, message: '', data: undefined, response };
      const json = (await response.clone().json()) as Answer;
      if (!('message' in json)) return { status: response.status, message: '', data: json, response };
      expect(json.status).toBe(response.status);
      return { ...json, message: json.status === 200 ? 'ok' : json.data.key, response };
    },

    insert: <K extends EntityKey>(key: K, overrides?: ValuesOf<K>): Promise<RowOf<K>> =>
      insertRow(db, key, clock.now, overrides),

    /** A body that creates a record of an entity. */
    sample: (key: EntityKey, overrides?: Record<string, unknown>) => sample(db, key, clock.now, overrides),
  };
}

/** What empties every table and starts its ids again at 1. Most tests write to few of them: to look takes a fifth as long. */
async function emptier({ pool }: Database, url: string | undefined): Promise<() => Promise<void>> {
  const names = async (text: string): Promise<string[]> => (await pool.query({ text, rowMode: 'array' })).rows.flat();
  const tables = await names(
    `select tablename from pg_tables where schemaname = 'public' and tablename <> 'migration_lock'`,
  );
  const sequences = await names(`select sequencename from pg_sequences where schemaname = 'public'`);
  expect(tables.length).toBeGreaterThan(10);
  const filled = tables.map((name) => `exists (select from "${name}") as "${name}"`);
  const look = { name: 'filled tables', text: `select ${filled.join(', ')}` };
  const restart = `select ${sequences.map((name) => `setval('"${name}"', 1, false)`).join(', ')}`;
  const connection = url ? await connectAsReplica(url) : pool;
  return async () => {
    const [row] = (await connection.query<Record<string, boolean>>(look)).rows;
    const deletes = tables.filter((name) => row![name]).map((name) => `delete from "${name}"`);
    const statements = ['begin; set local session_replication_role = replica', ...deletes, restart, 'commit'];
    await connection.query(statements.join(';'));
  };
}

/** A connection without triggers from its start: a session plans anew all that it had planned when it turns them off. */
async function connectAsReplica(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, options: '-c session_replication_role=replica' });
  await client.connect();
  return client;
}
