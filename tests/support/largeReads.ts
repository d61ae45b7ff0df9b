import pg from 'pg';
import { calls } from '#domain/calls.ts';
import { entities } from '#domain/entities.ts';
import type { Call, Method } from '#domain/kit/call.ts';
import { createListQuery } from '#domain/kit/crud.ts';
import { fieldsOf, mayRead, type Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import { roles, type Role } from '#domain/roles.ts';
import { createApp } from '#server/app.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { createBookingJobs, createJobs, createMailJobs } from '#server/jobs.ts';
import type { Services } from '#server/kit/services.ts';
import { countedRows } from '#server/kit/totals.ts';
import { enlarge, fillLargeTables, largeTables } from './largeTables.ts';
import { keepStatements, type Sent } from './plans.ts';
import { account } from './session.ts';

export const large: ReadonlySet<string> = new Set<string>(largeTables);
export const month = '2026-10';

/** What may read whole tables, and why. */
const exceptions: [RegExp, string][] = [
  [/\/export$/, 'writes all rows down, in parts'],
  [/^collectUnusedFiles$/, 'compares all files with what uses them, once an hour'],
  [/\/office\/editors-load$/, 'counts the stories of all editors'],
  [/\/office\/works-revenue$/, 'adds up what readers paid in years'],
  [/\/office\/months\/[\d-]+\/preview$/, 'adds up what all authors have, over all months, as closing one does'],
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
export async function createLargeDatabase(url: string) {
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

/** May it read whole tables? */
export const mayReadAll = ({ text, of }: Sent): boolean =>
  text.includes(countsTotals) || exceptions.some(([which]) => which.test(of));

/** Sends calls to a server, as each role, and keeps each statement that answering them took, once, under its text. */
export interface Sender {
  /** The data of the answer. */
  send(method: Method, path: string, role: Role | undefined, body?: object): Promise<any>;
  /** Answers by their status. */
  counts: Record<number, number>;
  sent: Map<string, Sent>;
  /** Runs all timed work. */
  runJobs(): Promise<void>;
}

/** On a database that has no connection yet. */
export function createSender(services: Services, tokens: ReadonlyMap<Role, string>): Sender {
  let of = '';
  const sent = keepStatements(services.database.pool, () => of);
  const app = createApp(services);
  const counts: Record<number, number> = {};
  return {
    counts,
    sent,
    async send(method, path, role, body) {
      of = method === 'GET' ? `${role}: ${path}` : `${role}: ${method} ${path}`;
      const headers = {
        ...(role && { authorization: `Bearer ${tokens.get(role)}` }),
        ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
      };
      const request = new Request(`http://test${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      const response = await app.fetch(request);
      counts[response.status] = (counts[response.status] ?? 0) + 1;
      if (body) return ((await response.json()) as { data: any }).data;
      return response.body?.cancel();
    },
    async runJobs() {
      for (const job of [...createJobs(services), ...createBookingJobs(services), ...createMailJobs(services)]) {
        of = job.name;
        await job.run();
      }
    },
  };
}

/** Every reading call of every role, and all orders and filters of the lists that grow without end. */
export async function sendReads(sender: Sender): Promise<void> {
  for (const call of Object.values<Call>(calls)) {
    if (call.method !== 'GET' || call.path.endsWith('/stream')) continue;
    const path = call.path
      .replaceAll('{month}', month)
      .replaceAll(/\{(id|\w+_id)\}/g, '7')
      .replaceAll(/\{\w+\}/g, 'x');
    for (const role of call.roles === 'anyone' ? [undefined] : call.roles) await sender.send('GET', path, role);
  }
  for (const entity of Object.values<Entity<any>>(entities).filter(({ name }) => large.has(name.replaceAll('-', '_'))))
    for (const role of entity.access.read)
      for (const query of listQueries(entity, role))
        await sender.send('GET', `/api/office/${entity.name}?${query}`, role);
}
