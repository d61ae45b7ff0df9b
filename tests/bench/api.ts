import { cpSync } from 'node:fs';
import path from 'node:path';
import { createApp } from '#server/app.ts';
import type { Database } from '#server/db/database.ts';
import { startApplication } from './application.ts';
import type { Statement } from './bare.ts';
import { calm } from './calm.ts';
import type { Measured } from './loop.ts';
import { measureLoad, startBare, width, withCpu, type Served } from './processes.ts';
import { figure, heading, median, note } from './report.ts';
import { searched } from './rows.ts';
import { createServices } from './services.ts';

const rounds = 6;

interface Case {
  name: string;
  path: string;
  gzip?: true;
}
type Results = { api: Served[]; bare: Served[]; query: Measured[] }[];

export interface Filled {
  engine: string;
  /** Absent: the embedded database in `dataDir`. */
  url?: string;
  dataDir: string;
  chapters: number;
  token: string;
  session: Statement;
  statements: Statement[][];
}

export function casesFor(chapters: number): Case[] {
  const list = (query: string) => `/api/office/chapters?per_page=25&${query}`;
  const deep = Math.min(2000, Math.floor(chapters / 50));
  return [
    { name: 'by key', path: `/api/office/chapters/${Math.floor(chapters / 2)}` },
    { name: 'list, page 1', path: list('page=1') },
    { name: `list, page ${deep}`, path: list(`page=${deep}`) },
    { name: 'list, the last page', path: list(`page=${Math.ceil(chapters / 25)}`) },
    { name: 'list, 1 % by status', path: list('status=pending_review') },
    { name: 'list, sorted by words (no index)', path: list('sort=word_count') },
    { name: `list, q=${searched} (3 %)`, path: list(`q=${searched}`) },
    { name: 'list, page 1, compressed', path: list('page=1'), gzip: true },
  ];
}

/** The statements that the API itself sends for each case, so that the others are measured with the same ones. */
export async function record(database: Database, folder: string, token: string, cases: Case[]) {
  const { pool } = database;
  const seen: Statement[] = [];
  const query = pool.query.bind(pool) as (config: unknown, values: unknown[]) => unknown;
  pool.query = ((config: Statement, values: unknown[]) => {
    seen.push({ name: config.name, text: config.text, values });
    return query(config, values);
  }) as unknown as typeof pool.query;
  const services = createServices(database, folder);
  const app = createApp(services);
  const statements: Statement[][] = [];
  let session: Statement | undefined;
  for (const { path } of cases) {
    const answer = await app.request(path, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    const [first, ...rest] = seen.splice(0);
    session = first;
    statements.push(rest);
  }
  return { session: session!, statements };
}

/** By turns, so that whatever else the machine does at the time falls on all three. */
export async function measure({ dataDir, url, token, session, statements }: Filled, cases: Case[]): Promise<Results> {
  const results: Results = cases.map(() => ({ api: [], bare: [], query: [] }));
  // One process a folder: the others get a copy of the embedded database.
  const folder = path.join(dataDir, 'copy');
  if (!url) cpSync(path.join(dataDir, 'pg'), folder, { recursive: true });
  const api = await startApplication(dataDir, url);
  const bare = await startBare({ url, folder, session, cases: statements });
  try {
    for (const [at, one] of cases.entries()) {
      for (let round = 0; round < rounds; round++) {
        await calm();
        results[at]!.api.push(
          await withCpu(
            () => api.cpu(),
            () => measureLoad(api.url, one.path, { gzip: one.gzip, token }),
          ),
        );
        results[at]!.bare.push(
          await withCpu(
            () => bare.cpu(),
            () => measureLoad(bare.url, `/${at}`, { token }),
          ),
        );
        results[at]!.query.push(await bare.query(at));
      }
      // The first round warmed everything up.
      for (const measured of Object.values(results[at]!)) measured.shift();
    }
  } finally {
    await bare.stop();
    await api.stop();
  }
  return results;
}

const middle = <M extends Measured>(measured: M[], of: keyof M) => median(measured.map((one) => Number(one[of])));

const format = (measured: Measured[]) =>
  `${Math.round(middle(measured, 'perSecond'))}/s (${middle(measured, 'p50').toFixed(1)} / ${middle(measured, 'p99').toFixed(1)})`;

/** How many times as many requests a second another target answers: the median of the rounds. */
export const times = (measured: Results[number], other: 'bare' | 'query') =>
  median(measured[other].map(({ perSecond }, round) => perSecond / measured.api[round]!.perSecond));

export async function measureApi(filled: Filled): Promise<void> {
  const cases = casesFor(filled.chapters);
  heading(`API, ${filled.chapters.toLocaleString('en')} chapters on ${filled.engine}, ${width} connections`);
  note('Requests a second (p50 / p99 in ms). bare: node:http with the session and the same statements; query: those');
  note('statements alone. Ratios are those of requests a second, the median of the rounds.');
  const results = await measure(filled, cases);
  for (const [at, { name }] of cases.entries()) {
    const { api, bare, query } = results[at]!;
    note(`${name.padEnd(34)} api ${format(api).padEnd(24)} bare ${format(bare).padEnd(24)} query ${format(query)}`);
  }
  for (const [at, { name, gzip }] of cases.entries()) {
    const result = results[at]!;
    const list = name.startsWith('list');
    figure(`${name}: times bare node:http`, times(result, 'bare'), '', !list && filled.url ? 1.5 : undefined);
    const [used, bareUsed] = [middle(result.api, 'cpu'), middle(result.bare, 'cpu')];
    figure(`${name}: CPU a request`, used, 'ms', undefined, `${(used / bareUsed).toFixed(2)} times bare`);
    if (list) figure(`${name}: times the query alone`, times(result, 'query'), '', gzip ? undefined : 1.3);
  }
  const [, page1, ...deeper] = results.slice(0, 4);
  for (const [at, deep] of deeper.entries())
    figure(`${cases[at + 2]!.name}: times page 1`, middle(deep.api, 'p50') / middle(page1!.api, 'p50'), '', 1.3);
}
