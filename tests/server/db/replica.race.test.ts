import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { calls } from '#domain/calls.ts';
import { createApp } from '#server/app.ts';
import { boot, type Booted } from '#server/boot.ts';
import { mayReadReplica } from '#server/kit/replicaReads.ts';
import { readSettings } from '#server/settings.ts';
import { sampleOneIn } from '../../support/long.ts';
import { startCluster, type Cluster } from '../../support/postgresCluster.ts';
import { insertRow } from '../../support/records.ts';
import { account, type Account } from '../../support/session.ts';

describe.skipIf(!inject('store').url)('a replica', { timeout: 60_000 }, () => {
  let primary: Cluster;
  let standby: Cluster;
  let atStandby: pg.Pool;
  let nodes: Booted[];
  let apps: ReturnType<typeof createApp>[];
  let manager: Account;
  let other: Account;

  beforeAll(async () => {
    primary = (await startCluster())!;
    standby = (await startCluster({ standbyOf: primary }))!;
    atStandby = new pg.Pool({ connectionString: standby.url });
    atStandby.on('error', () => undefined);
    const env = {
      DATABASE_URL: primary.url,
      READ_DATABASE_URL: standby.url,
      DATA_DIR: mkdtempSync(path.join(inject('store').temp, 'replica-')),
      LOG_LEVEL: 'silent',
    };
    nodes = await Promise.all([1, 2].map(() => boot(readSettings(env), () => undefined)));
    apps = nodes.map(({ services }) => createApp(services));
    manager = await account(nodes[0]!.services.database, 'content_manager');
    other = await account(nodes[0]!.services.database, 'content_manager');
  }, 120_000);
  afterAll(async () => {
    for (const node of nodes ?? []) await node.close();
    await atStandby?.end();
    await standby?.remove();
    await primary?.remove();
  });

  /** Until both nodes read from it, also for whoever wrote last. */
  const follow = async () => {
    for (const { services } of nodes)
      await expect.poll(() => services.replica!.has(Date.now() - 1500), { timeout: 20_000 }).toBe(true);
  };
  beforeEach(async () => {
    await atStandby.query('select pg_wal_replay_resume()');
    await follow();
  });

  /** A browser: it keeps cookies, and any node answers it. */
  function browse({ token }: Account) {
    const cookies = new Map<string, string>();
    return {
      cookies,
      async send(node: number, method: string, address: string, body?: object) {
        const request = new Request(`http://test/api/${address}`, {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'idempotency-key': randomUUID(),
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          },
          ...(body && { body: JSON.stringify(body) }),
        });
        const response = await apps[node]!.fetch(request);
        for (const cookie of response.headers.getSetCookie()) {
          const [, name, value] = /^(\w+)=(\w+); Max-Age=60; Path=\/api; HttpOnly; SameSite=Strict$/.exec(cookie)!;
          cookies.set(name!, value!);
        }
        return response;
      },
      async list(node: number, list = 'office/tags?per_page=100') {
        const response = await this.send(node, 'GET', list);
        expect(response.status).toBe(200);
        const { data } = (await response.json()) as { data: { items?: any[]; all?: any[] } };
        return (data.items ?? data.all)!;
      },
    };
  }
  const tag = () => {
    const code = randomUUID();
    return { name: code, code, group: 'plot' as const, position: 1 };
  };
  const codes = (items: any[]) => items.map(({ code }) => code as string);

  test('that lags shows everybody their own changes at once, at any node, and others a little later', async () => {
    const [writer, reader] = [browse(manager), browse(other)];
    await atStandby.query('select pg_wal_replay_pause()');
    const body = tag();
    expect((await writer.send(0, 'POST', 'office/tags', body)).status).toBe(200);
    for (const node of [0, 1]) {
      expect(codes(await writer.list(node))).toContain(body.code);
      expect(codes(await reader.list(node))).not.toContain(body.code);
    }
    // Who is refused is so by what others changed, and sees it next.
    expect((await reader.send(1, 'POST', 'office/tags', body)).status).toBe(422);
    expect(codes(await reader.list(0))).toContain(body.code);
    await atStandby.query('select pg_wal_replay_resume()');
    await expect.poll(async () => codes(await browse(other).list(1))).toContain(body.code);
    await follow();
    const { counts } = nodes[0]!.services.replica!;
    const before = { ...counts };
    await pause(1500);
    expect(codes(await writer.list(0))).toContain(body.code);
    expect(counts).toEqual({ ...before, replica: before.replica + 1 });
  });

  test('that is too far behind is not read', async () => {
    await atStandby.query('select pg_wal_replay_pause()');
    await insertRow(nodes[0]!.services.database.db, 'tag', new Date(), tag());
    const { replica } = nodes[0]!.services;
    await expect.poll(() => replica!.has(0), { timeout: 10_000 }).toBe(false);
    expect(replica!.lag).toBeGreaterThan(5);
    await atStandby.query('select pg_wal_replay_resume()');
  });

  test('shows what a badge is about to whoever was told of it', async () => {
    const reader = browse(other);
    const stream = (await reader.send(0, 'GET', 'badges/stream')).body!.getReader();
    const next = async () => new TextDecoder().decode((await stream.read()).value);
    expect(await next()).toContain('"messages":0');
    await atStandby.query('select pg_wal_replay_pause()');
    await insertRow(nodes[1]!.services.database.db, 'message', new Date(), {
      user_id: other.id,
      kind: 'note',
      title: 'Told',
      content: 'x',
    });
    const event = await next();
    expect(event).toContain('"messages":1');
    const messages = 'message/list?page=1&per_page=10';
    expect(await reader.list(1, messages)).toHaveLength(0);
    // As the browser keeps it (`liveBadges.ts`).
    reader.cookies.set('seen_until', /^id: (\d+)$/m.exec(event)![1]!);
    expect(await reader.list(1, messages)).toMatchObject([{ title: 'Told' }]);
    await atStandby.query('select pg_wal_replay_resume()');
    await stream.cancel();
  });

  test.each(sampleOneIn(4, ['killed', 'stopped', 'frozen', 'terminated']))(
    'that is %s disturbs nobody',
    async (how) => {
      const reader = browse(other);
      const end = new AbortController();
      let slowest = 0;
      const reading = Array.from({ length: 4 }, async (_, node) => {
        let count = 0;
        while (!end.signal.aborted) {
          const begun = performance.now();
          await reader.list(node % 2);
          const file = await reader.send(node % 2, 'GET', 'office/tags/export');
          expect((await file.text()).split('\n').length).toBeGreaterThan(2);
          slowest = Math.max(slowest, performance.now() - begun);
          count += 1;
        }
        return count;
      });
      await pause(300);
      if (how === 'terminated')
        for (let round = 0; round < 10; round++) {
          await atStandby.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
            'quillhouse',
          ]);
          await pause(50);
        }
      if (how === 'stopped') await standby.stop('fast');
      if (how === 'killed') await standby.kill();
      const thaw = how === 'frozen' ? await standby.freeze() : undefined;
      await pause(how === 'frozen' ? 5000 : 2500);
      if (how !== 'terminated') expect(nodes[0]!.services.replica!.has(0)).toBe(false);
      thaw?.();
      if (how === 'stopped' || how === 'killed') await standby.start();
      await follow();
      end.abort();
      for (const count of await Promise.all(reading)) expect(count).toBeGreaterThan(3);
      expect(slowest).toBeLessThan(4000);
    },
  );

  test('answers each list, group and export that it may, and writes for none', async () => {
    await insertRow(nodes[0]!.services.database.db, 'fiction', new Date(), { title: 'A' });
    await follow();
    const { counts } = nodes[0]!.services.replica!;
    const before = { ...counts };
    let answered = 0;
    for (const [name, { method, path: address, roles }] of Object.entries(calls)) {
      if (!mayReadReplica(name)) continue;
      expect(method, name).toBe('GET');
      if (address.includes('{') || roles === 'anyone' || !roles.includes('content_manager')) continue;
      const by = name.endsWith('.groups') ? '?group_by=id' : '';
      const { status } = await browse(manager).send(0, 'GET', `${address.slice('/api/'.length)}${by}`);
      if (status === 200) answered += 1;
    }
    expect(answered).toBeGreaterThan(80);
    expect(counts.replica - before.replica).toBe(answered);
  });
});
