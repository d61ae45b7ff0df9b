import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { boot, type Booted } from '#server/boot.ts';
import { readSettings } from '#server/settings.ts';
import { isLong } from '../../support/long.ts';
import { hasPgBouncer, startPgBouncer, type PgBouncer } from '../../support/pgBouncer.ts';
import { insertRow } from '../../support/records.ts';
import { createDatabase } from '../../support/server.ts';
import { account, type Account } from '../../support/session.ts';

const { url: cluster, prefix, temp } = inject('store');

/** A query to find a story by that has a typing error, which PostgreSQL's own threshold would not let through. */
const swapped = 'pheonix';
const settings = `select current_setting('pg_trgm.word_similarity_threshold') as alike,
  current_setting('jit') as jit, current_setting('statement_timeout') as timeout`;
const right = { alike: '0.3', jit: 'off', timeout: '15s' };

describe.skipIf(!cluster || !hasPgBouncer())(
  'two nodes through a PgBouncer in transaction mode',
  { timeout: 120_000 },
  () => {
    const role = `bouncing_${process.pid}`;
    let bouncer: PgBouncer;
    let direct: pg.Client;
    let nodes: (Booted & { app: ReturnType<typeof createApp> })[];
    let manager: Account;
    const unexpected: unknown[] = [];

    beforeAll(async () => {
      const url = new URL(await createDatabase(cluster!, `${prefix}bouncer_${process.pid}`));
      direct = new pg.Client(url.href);
      await direct.connect();
      // No superuser: it may set less.
      await direct.query(`create role ${role} login`);
      await direct.query(`alter database "${url.pathname.slice(1)}" owner to ${role}`);
      await direct.query(`alter schema public owner to ${role}`);
      url.username = role;
      bouncer = await startPgBouncer(cluster!, [role]);
      const env = {
        DATABASE_URL: bouncer.through(url.href),
        DIRECT_URL: url.href,
        DATABASE_POOL: '12',
        DATA_DIR: mkdtempSync(path.join(temp, 'bouncer-')),
        LOG_LEVEL: 'silent',
      };
      // PgBouncer has sessions already, as it has of a former version.
      const former = new pg.Pool({ connectionString: env.DATABASE_URL, application_name: 'quillhouse' });
      await Promise.all(Array.from({ length: 10 }, () => former.query('select pg_sleep(0.05)')));
      await former.end();
      const [one, other] = await Promise.all([1, 2].map(() => boot(readSettings(env), () => undefined)));
      nodes = [one!, other!].map((node) => {
        node.services.log.error = (entry: { err?: unknown }) => void unexpected.push(entry.err);
        return { ...node, app: createApp(node.services) };
      });
      const { database } = one!.services;
      manager = await account(database, 'content_manager');
      await insertRow(database.db, 'fiction', new Date(), { title: 'The Phoenix Heir' });
      await database.pool.query('create table marks (n int primary key)');
    }, 60_000);

    afterAll(async () => {
      for (const node of nodes ?? []) await node.close();
      await direct?.end();
      await bouncer?.stop();
    });

    async function call(n: number, method: string, address: string, body?: object) {
      const { app } = nodes[n % nodes.length]!;
      const response = await app.fetch(
        new Request(`http://test/api/office/${address}`, {
          method,
          headers: {
            authorization: `Bearer ${manager.token}`,
            'content-type': 'application/json',
            'idempotency-key': randomUUID(),
          },
          ...(body && { body: JSON.stringify(body) }),
        }),
      );
      return { status: response.status, data: ((await response.json()) as { data: any }).data };
    }

    const getPool = (n: number) => nodes[n % nodes.length]!.services.database.pool;
    const tag = (n: number, code: string) => ({ name: `tag ${n}`, code, group: 'plot', position: 1 });

    /** Some of the things that go on at once; each knows the only right answer to it. */
    const operations: ((n: number) => Promise<unknown>)[] = [
      async (n) => expect((await getPool(n).query('select $1::int as n', [n])).rows).toEqual([{ n }]),
      async (n) => expect((await getPool(n).query(settings)).rows).toEqual([right]),
      async (n) => expect(getPool(n).query('select $1::int / 0', [n])).rejects.toMatchObject({ code: '22012' }),
      async (n) => expect(getPool(n).query(`selec ${n}`)).rejects.toMatchObject({ code: '42601' }),
      async (n) => expect(await call(n, 'POST', 'tags', tag(n, `tag-${n}`))).toMatchObject({ status: 200 }),
      async (n) => expect(await call(n, 'POST', 'tags', tag(n, 'taken'))).toMatchObject({ status: 422 }),
      async (n) => expect(await call(n, 'GET', `users/${manager.id}`)).toMatchObject({ data: { id: manager.id } }),
      async (n) => expect((await call(n, 'GET', `tags?per_page=25&page=${(n % 5) + 1}`)).status).toBe(200),
      async (n) =>
        expect((await call(n, 'GET', `search?q=${swapped}`)).data.kinds).toMatchObject([{ records: [{ id: 1 }] }]),
      (n) => transact(n, 'commit'),
      (n) => transact(n, 'throw'),
      (n) => transact(n, 'break'),
      async (n) => {
        const client = await getPool(n).connect();
        await client.query('begin');
        await client.query('insert into marks values ($1)', [n]);
        client.release(true);
      },
    ];

    async function transact(n: number, ending: 'commit' | 'throw' | 'break'): Promise<void> {
      const run = nodes[n % nodes.length]!.services.database.db.transaction(async (tx) => {
        await tx.execute(sql`insert into marks values (${n})`);
        if (ending === 'throw') throw new Error('rolled back');
        if (ending === 'break') await tx.execute(sql`insert into marks values (${n})`);
      });
      if (ending === 'commit') await run;
      else await expect(run).rejects.toThrow(ending === 'throw' ? 'rolled back' : /Failed query/);
    }

    test('get no wrong answer to thousands of mixed operations, and leak no transaction', async () => {
      await call(0, 'POST', 'tags', tag(0, 'taken'));
      const count = isLong ? 4000 : 300;
      const wave = 50;
      for (let begun = 0; begun < count; begun += wave)
        await Promise.all(
          Array.from({ length: wave }, (_, at) => operations[(begun + at) % operations.length]!(begun + at)),
        );
      expect(unexpected).toEqual([]);
      const did = (operation: (typeof operations)[number]) => {
        const at = operations.indexOf(operation);
        return Array.from({ length: count }, (_, n) => n).filter((n) => n % operations.length === at);
      };
      const marks = await direct.query('select n from marks order by n');
      expect(marks.rows.map(({ n }) => n)).toEqual(did(operations[9]!));
      const tags = await direct.query(`select count(*)::int as count from tags where code like 'tag-%'`);
      expect(tags.rows).toEqual([{ count: did(operations[4]!).length }]);
      // All went through the few sessions that PgBouncer has, and the nodes hear each other past it.
      const sessions = await direct.query(
        `select application_name as name, count(*)::int as count from pg_stat_activity
       where datname = current_database() and usename = $1 group by 1 order by 1`,
        [role],
      );
      expect(sessions.rows).toEqual([
        { name: 'quillhouse', count: expect.any(Number) },
        { name: 'quillhouse listening', count: 2 },
      ]);
      expect(sessions.rows[0].count).toBeLessThanOrEqual(6);
      for (const { services } of nodes) expect(services.database.changes.heard).toBe(true);
    });

    test('hear at once what the other changed', async () => {
      const heard: unknown[] = [];
      nodes[1]!.services.database.changes.subscribe((change) => heard.push(change));
      const { db } = nodes[0]!.services.database;
      await insertRow(db, 'message', new Date(), { user_id: manager.id, title: 'x', content: 'x' });
      await expect.poll(() => heard).toContain(manager.id);
    });

    test('say so where the address does not say that it leads through PgBouncer', async () => {
      const { DATABASE_URL } = { DATABASE_URL: nodes[0]!.services.database.pool.options.connectionString! };
      const env = { DATABASE_URL: DATABASE_URL.replace('&pgbouncer=true', ''), DATA_DIR: temp };
      await expect(boot(readSettings(env), () => undefined)).rejects.toThrow(
        /^DATABASE_URL: .+ is behind PgBouncer; add \?pgbouncer=true$/,
      );
    });
  },
);
