import { getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeWaitSeconds } from '#domain/accounts/codes.ts';
import { idleDays } from '#domain/accounts/sessionLimits.ts';
import { allTables } from '#server/db/copy.ts';
import * as schema from '#server/db/schema.ts';
import { keyDays } from '#server/kit/idempotency.ts';
import { sweep } from '#server/kit/sweep.ts';
import { askCode, codeIn, later } from '../../support/accounts.ts';
import { password } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const day = 86_400;
const { chapterUploads, onceKeys, sessions } = schema;
const email = 'mira@example.com';
let mira: { id: number };
beforeEach(async () => void (mira = await server.insert('user', { email, role: 'author_signed' })));

const signIn = () => server.call('POST', '/api/auth/login', { body: { account: email, password } });
const context = () => ({ db: server.db, now: server.clock.now });

test('a session that ended by itself is gone a day later, at somebody’s sign-in, and a live one stays', async () => {
  await signIn();
  later(server, 3 * day);
  await server.signIn(mira);
  later(server, (idleDays - 2) * day - 0.001);
  await signIn();
  expect((await server.db.select().from(sessions).orderBy(sessions.id)).map(({ id }) => id)).toEqual([1, 2, 3]);
  later(server, 0.001);
  await signIn();
  expect((await server.db.select().from(sessions).orderBy(sessions.id)).map(({ id }) => id)).toEqual([2, 3, 4]);
});

test('a key of a call is known for thirty days', async () => {
  const manager = await server.signIn('content_manager');
  const create = async (key: string) =>
    server.call('POST', '/api/office/dictionary-entries', {
      token: manager,
      body: await server.sample('dictionaryEntry'),
      headers: { 'idempotency-key': key },
    });
  const keys = async () => (await server.db.select().from(onceKeys)).map(({ key }) => key).sort();
  expect((await create('a')).status).toBe(200);
  later(server, 6 * day);
  await create('b');
  await server.pool.query(`update sessions set seen_at = '2030-01-01', expires_at = '2030-01-01'`);
  later(server, (keyDays - 6) * day - 0.001);
  await create('c');
  expect(await keys()).toEqual(['a', 'b', 'c']);
  later(server, 0.001);
  await create('d');
  expect(await keys()).toEqual(['b', 'c', 'd']);
});

test('codes, tokens, counts and captchas that are over leave nothing behind', async () => {
  const ask = async (to: string) => {
    await askCode(server, '/api/auth/send/forgot-password/code', to);
    return server.call('POST', '/api/auth/verify/forgot-password/code', { body: { email: to, code: codeIn(server) } });
  };
  expect((await ask(email)).data.reset_token).toBeTypeOf('string');
  await askCode(server, '/api/auth/send/register/code', 'eve@example.com');
  later(server, 2 * day);
  await server.insert('user', { email: 'zoe@example.com' });
  expect((await ask('zoe@example.com')).status).toBe(200);
  expect(codeWaitSeconds).toBeLessThan(day);
  for (const table of [schema.codes, schema.resetTokens, schema.usedCaptchas, schema.attempts]) {
    const rows = await server.db.select({ at: table.expires_at }).from(table);
    const over = rows.filter(({ at }) => at <= server.clock.now.toISOString());
    expect(over, getTableName(table)).toEqual([]);
  }
});

describe('sweeping', () => {
  const dead = (count: number) =>
    server.pool.query(
      `insert into attempts select 'dead ' || n, 1, '2020-01-01' from generate_series(1, ${count}) as n`,
    );
  const left = () => server.db.$count(schema.attempts);

  test('takes a hundred rows at a time, and does nothing where there is nothing', async () => {
    await dead(250);
    const counts: number[] = [];
    for (let n = 0; n < 4; n++) {
      await sweep(context(), schema.attempts.expires_at);
      counts.push(await left());
    }
    expect(counts).toEqual([150, 50, 0, 0]);
  });

  test('finds by an index what has a time of its own to end', () => {
    // Sessions go by when they were seen; uploads and applications stay as history.
    const others = new Set<object>([sessions, chapterUploads, schema.tables.contractApplication]);
    const ending = allTables.filter((table) => 'expires_at' in table && !others.has(table));
    const swept = [...ending.map((table) => [table, 'expires_at']), [sessions, 'seen_at'], [onceKeys, 'created_at']];
    expect(ending.length).toBeGreaterThanOrEqual(5);
    for (const [table, column] of swept as [(typeof allTables)[number], string][]) {
      const firsts = getTableConfig(table).indexes.map(({ config }) => (config.columns[0] as { name?: string }).name);
      expect(firsts, getTableName(table)).toContain(column);
    }
  });
});
