import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { calls } from '#domain/calls.ts';
import { entities } from '#domain/entities.ts';
import type { Call } from '#domain/kit/call.ts';
import { createListQuery } from '#domain/kit/crud.ts';
import { fieldsOf, mayRead, type Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import { roles, type Role } from '#domain/roles.ts';
import { createApp } from '#server/app.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { createBookingJobs, createJobs, createMailJobs } from '#server/jobs.ts';
import { countedRows } from '#server/kit/totals.ts';
import { enlarge, fillLargeTables, largeTables } from '../../support/largeTables.ts';
import { explain, keepStatements } from '../../support/plans.ts';
import { races } from '../../support/races.ts';
import { createDatabase } from '../../support/server.ts';
import { account } from '../../support/session.ts';

const large = new Set<string>(largeTables);
const month = '2026-10';

/** What may read whole tables, and why. */
const exceptions: [RegExp, string][] = [
  [/\/export$/, 'writes all rows down, in parts'],
  [/^collectUnusedFiles$/, 'compares all files with what uses them, once an hour'],
  [/\/office\/editors-load$/, 'counts the stories of all editors'],
  [/\/office\/works-revenue$/, 'adds up what readers paid in years'],
  [/\/office\/payroll\/sums$/, 'compares what waits to be paid with all that was ever settled'],
  [/sort=(cover|avatar)$/, 'nobody sorts by the address of a picture'],
  [/\/office\/statements\?hash=/, 'a statement is seldom looked for by a part of its hash'],
];
/** The total of a list is counted once for many pages, see `countTotal`. */
const countsTotals = `limit ${countedRows + 1})`;

/** Values that a list may be filtered by; of those that a field does not take, the call is refused. */
const getFilters = (name: string, { kind, options }: Field): [string, string][] => [
  [name, options?.[0] ?? (kind === 'text' ? 'winter' : kind === 'flag' ? 'true' : '7')],
  [`${name}_from`, { time: '2026-11-29T00:00:00.000Z', date: '2026-11-29', month }[kind as string] ?? '999'],
  [`${name}_is`, 'empty'],
  [`${name}_is`, 'filled'],
];

/** The queries of a list of what grows without end: by each order and each filter that a role has. Amounts are sorted within a month. */
function listQueries(entity: Entity<any>, role: Role): string[] {
  const query = createListQuery(entity, role);
  const { oneOf } = query.fields.sort.describe() as { oneOf: string[] };
  const isMoney = (name: string) => (entity.fields[name] as Field | undefined)?.kind === 'money';
  const fields = fieldsOf(entity).filter(([, field]) => mayRead(field, role));
  return [
    ...oneOf.map((sort) => (isMoney(sort) ? `month_from=${month}&month_to=${month}&sort=${sort}` : `sort=${sort}`)),
    'q=winter',
    'page=100',
    ...fields.flatMap(([name, field]) =>
      getFilters(name, field).flatMap(([key, value]) => (key in query.fields ? `${key}=${value}` : [])),
    ),
  ];
}

/** A database whose tables look large to its planner, with an account and a session of each role. */
async function createLargeDatabase(url: string) {
  const database = openDatabase(url);
  await migrate(database);
  const client = new pg.Client(url);
  await client.connect();
  await fillLargeTables(client);
  const tokens = new Map<Role, string>();
  for (const role of roles) {
    const { id, token } = await account(database, role);
    tokens.set(role, token);
    await client.query(`update fictions set author_id = $1 where id = 7 and $2`, [id, role === 'author_signed']);
    await client.query(`update editors set user_id = $1 where id = 7 and $2`, [id, role === 'editor']);
  }
  await enlarge(client);
  await database.close();
  return { client, tokens };
}

races('large tables', (server) => {
  test('are read by an index, whoever asks for what, and by timed work', { timeout: 300_000 }, async () => {
    const { url: cluster, prefix } = inject('store');
    const url = await createDatabase(cluster!, `${prefix}large_${process.pid}`);
    const { client, tokens } = await createLargeDatabase(url);
    const database = openDatabase(url);
    let of = '';
    const sent = keepStatements(database.pool, () => of);
    const services = { ...server().services, database, clock: () => new Date(), checkAnswers: false };
    const app = createApp(services);
    const counts: Record<number, number> = {};
    const get = async (path: string, role: Role | undefined) => {
      of = `${role}: ${path}`;
      const headers = role && { authorization: `Bearer ${tokens.get(role)}` };
      const { status, body } = await app.fetch(new Request(`http://test${path}`, headers && { headers }));
      await body?.cancel();
      counts[status] = (counts[status] ?? 0) + 1;
    };

    for (const call of Object.values<Call>(calls)) {
      if (call.method !== 'GET' || call.path.endsWith('/stream')) continue;
      const path = call.path
        .replaceAll('{month}', month)
        .replaceAll(/\{(id|\w+_id)\}/g, '7')
        .replaceAll(/\{\w+\}/g, 'x');
      for (const role of call.roles === 'anyone' ? [undefined] : call.roles) await get(path, role);
    }
    for (const entity of Object.values<Entity<any>>(entities).filter(({ name }) =>
      large.has(name.replaceAll('-', '_')),
    ))
      for (const role of entity.access.read)
        for (const query of listQueries(entity, role)) await get(`/api/office/${entity.name}?${query}`, role);
    for (const job of [...createJobs(services), ...createBookingJobs(services), ...createMailJobs(services)]) {
      of = job.name;
      await job.run();
    }
    await database.close();
    expect(counts[200]).toBeGreaterThan(700);
    expect(sent.size).toBeGreaterThan(1000);

    const whole: string[] = [];
    for (const one of sent.values()) {
      if (one.text.includes(countsTotals) || exceptions.some(([which]) => which.test(one.of))) continue;
      const reads = await explain(client, one, large);
      if (reads.length > 0) whole.push(`${one.of}: ${reads.join(', ')}\n${one.text}`);
    }
    await client.end();
    expect(whole).toEqual([]);
  });
});
