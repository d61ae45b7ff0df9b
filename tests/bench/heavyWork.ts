import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { revenueColumns, revenueFile } from '#domain/earnings/revenueFile.ts';
import { isUnderWay } from '#domain/earnings/revenueImport.entity.ts';
import { openDatabase } from '#server/db/database.ts';
import { restoreCluster, startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { ensureClusterTemplate } from '#server/db/template.ts';
import { watchHealth } from '../support/watchHealth.ts';
import { startApplication } from './application.ts';
import { fillBooks } from './books.ts';
import { figure, heading, quantile } from './report.ts';
import { openSession } from './rows.ts';

const authors = 50;
/** Milliseconds between two calls of /api/health. */
const every = 20;
const budget = 100;

const commas = () => ','.repeat(1_900_000);
const longest = () =>
  [
    revenueColumns.join(','),
    ...Array.from(
      { length: revenueFile.lines },
      (_, n) => `App ${n},2026-01-05,${1 + (n % authors)},en,1.25,0.40,0.10`,
    ),
  ].join('\n');

/** What everybody else waits for while finance works on the largest file; on PostgreSQL with a `url`. */
export async function measureHeavyWork(dataDir: string, url?: string): Promise<void> {
  heading(`Beside heavy work, ${url ? 'on PostgreSQL' : 'embedded PGlite'}`);
  const token = await fill(dataDir, url);
  const application = await startApplication(dataDir, url);
  const ask = async (method: 'GET' | 'POST', at: string, body?: FormData | object) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
    };
    const sent = body instanceof FormData ? body : body && JSON.stringify(body);
    const answer = await fetch(`${application.url}/api/office/revenue-imports${at}`, {
      method,
      headers,
      ...(sent && { body: sent }),
    });
    const { data, message } = (await answer.json()) as { data: any; message: string };
    if (!answer.ok) throw new Error(`${method} ${at}: ${message} ${JSON.stringify(data)}`);
    return data;
  };
  const send = (at: string, text: string) => {
    const form = new FormData();
    form.append('file', new Blob([text]), 'partner.csv');
    return ask('POST', at, form);
  };
  const done = async (id: number) => {
    while (isUnderWay((await ask('GET', `/${id}`)).status)) await pause(200);
  };
  const measureDuring = async (what: string, work: () => Promise<unknown>) => {
    const { duration, waits, failed } = await watchHealth(application.url, every, work);
    if (failed > 0) throw new Error(`${what}: ${failed} health calls failed`);
    figure(`${what}: a health call, p99`, quantile(waits, 0.99), 'ms', budget, `in ${(duration / 1000).toFixed(1)} s`);
  };
  try {
    await measureDuring('nothing', () => pause(3000));
    await measureDuring('1.9 MB of commas looked at', () => send('/preview', commas()));
    const file = longest();
    await measureDuring('20,000 lines looked at', () => send('/preview', file));
    let id = 0;
    await measureDuring('20,000 lines booked', async () => {
      ({ id } = await send('', file));
      await done(id);
    });
    await measureDuring('20,000 lines taken back', async () => {
      await ask('POST', `/${id}/reverse`, { reason: 'bench' });
      await done(id);
    });
  } finally {
    await application.stop();
  }
}

async function fill(dataDir: string, url: string | undefined): Promise<string> {
  const folder = path.join(dataDir, 'pg');
  if (!url) await restoreCluster(folder, await ensureClusterTemplate());
  const cluster = url ? undefined : await startEmbedded({ folder });
  const database = openDatabase(url ?? cluster!.url, { embedded: !url });
  await migrate(database);
  await fillBooks(database, authors);
  const token = await openSession(database, 'finance');
  await database.close();
  await cluster?.close();
  return token;
}
