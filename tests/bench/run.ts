// npm run bench [-- --only web|public|editor|api|live|money|translation|office|heavy|scale|embedded|peers --rows 100000]: measures what docs/performance.md promises.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '#scripts/build.ts';
import { startCluster } from '../support/postgresCluster.ts';
import { measureApi } from './api.ts';
import { startApplication } from './application.ts';
import { measureChapters } from './chapters.ts';
import { measureDesk } from './desk.ts';
import { measureEditor } from './editor.ts';
import { measureHeavyWork } from './heavyWork.ts';
import { measurePlans } from './largePlans.ts';
import { measureLive } from './live.ts';
import { measureMoney } from './money.ts';
import { measureOffice } from './office.ts';
import { measurePeers } from './peers/measure.ts';
import { heading, note, skipped, summary } from './report.ts';
import { measureRest } from './rest.ts';
import { measureScale } from './scale.ts';
import { fillEmbedded, fillPostgres } from './stores.ts';
import { measureTranslation } from './translation.ts';
import { measurePublic, measureWeb } from './web.ts';
import { measureWriting } from './writing.ts';

const parts = [
  'web',
  'public',
  'editor',
  'api',
  'live',
  'money',
  'translation',
  'office',
  'heavy',
  'scale',
  'embedded',
  'peers',
];
const { only, rows } = parseArgs({
  options: { only: { type: 'string' }, rows: { type: 'string', default: '100000' } },
}).values;
const chapters = Number(rows);
if (!(chapters >= 1000) || (only && !parts.includes(only))) {
  console.error(`usage: npm run bench -- [--only ${parts.join('|')}] [--rows 100000]`);
  process.exit(2);
}
const isWanted = (part: string) => !only || only === part;

async function postgres(dataDir: string): Promise<void> {
  const server = await startCluster({ fsync: true });
  if (!server) {
    skipped('API and live badges on PostgreSQL', 'no server binaries in /usr/lib/postgresql/*/bin');
    return;
  }
  const filled = await fillPostgres(server.url, dataDir, chapters);
  if (isWanted('api')) {
    await measureApi(filled);
    await measureRest(filled);
    await measureWriting(filled);
  }
  if (isWanted('live')) await measureLive(filled);
  await server.remove();
}

/** A part that fills a PostgreSQL server of its own. */
async function alone(name: string, measure: (url: string, dataDir: string) => Promise<void>, dataDir: string) {
  const server = await startCluster({ fsync: true });
  if (!server) {
    skipped(name, 'no server binaries in /usr/lib/postgresql/*/bin');
    return;
  }
  await measure(server.url, dataDir);
  await server.remove();
}

async function heavy(dataDir: string): Promise<void> {
  await measureHeavyWork(path.join(dataDir, 'embedded'));
  const server = await startCluster({ fsync: true });
  if (!server) {
    skipped('Beside heavy work, on PostgreSQL', 'no server binaries in /usr/lib/postgresql/*/bin');
    return;
  }
  await measureHeavyWork(path.join(dataDir, 'postgres'), server.url);
  await server.remove();
}

async function publicPages(dataDir: string): Promise<void> {
  const application = await startApplication(dataDir);
  await measurePublic(application, dataDir);
  await application.stop();
}

async function embedded(dataDir: string): Promise<void> {
  const filled = await fillEmbedded(dataDir, chapters);
  if (isWanted('web') || isWanted('editor')) {
    const application = await startApplication(dataDir);
    if (isWanted('web')) await measureWeb(application, dataDir);
    if (isWanted('editor')) {
      await measureEditor(application);
      await measureDesk(application);
      await measureChapters(application);
    }
    await application.stop();
  }
  if (isWanted('embedded')) {
    await measureApi(filled);
    await measureRest(filled);
    await measureWriting(filled);
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'quillhouse-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
// What was started ends with this process: each does so on its 'exit'.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

heading('The machine');
note(`${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]!.toFixed(1)} at the start`);
await ensureBuilt(note);
if (['api', 'live'].some(isWanted)) await postgres(path.join(folder, 'postgres'));
if (isWanted('money')) await alone('Money', measureMoney, path.join(folder, 'money'));
if (isWanted('translation')) await alone('Translation', measureTranslation, path.join(folder, 'translation'));
if (isWanted('office'))
  await alone('Back office', (url, dataDir) => measureOffice(url, dataDir, chapters), path.join(folder, 'office'));
if (isWanted('scale')) {
  const dataDir = path.join(folder, 'scale');
  await alone('Scale', async (url) => measureScale(await fillPostgres(url, dataDir, chapters)), dataDir);
  await alone('Plans', measurePlans, dataDir);
}
if (isWanted('heavy')) await heavy(path.join(folder, 'heavy'));
// The web has them among its own.
if (only === 'public') await publicPages(path.join(folder, 'public'));
if (['embedded', 'web', 'editor'].some(isWanted)) await embedded(path.join(folder, 'embedded'));
// Downloads other systems, so only where it is asked for.
if (only === 'peers')
  await alone(
    'Beside other systems',
    async (url, dataDir) => measurePeers(await fillPostgres(url, dataDir, 20_000)),
    path.join(folder, 'peers'),
  );
summary();
