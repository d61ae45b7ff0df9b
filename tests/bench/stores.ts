import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { openDatabase, type Database } from '#server/db/database.ts';
import { restoreCluster, startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { ensureClusterTemplate } from '#server/db/template.ts';
import { casesFor, record, type Filled } from './api.ts';
import { figure } from './report.ts';
import { fill, openSession } from './rows.ts';

const cover = 'cover/00000000-0000-4000-8000-000000000001.jpg';

/** A picture of the weight of a real cover, for every story. */
async function writeCover(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'files', cover);
  mkdirSync(path.dirname(file), { recursive: true });
  const noise = { type: 'gaussian', mean: 128, sigma: 25 } as const;
  const image = sharp({ create: { width: 600, height: 800, channels: 3, background: '#345', noise } });
  writeFileSync(file, await image.blur(2).jpeg({ quality: 80 }).toBuffer());
  return `/api/files/${cover}`;
}

async function fillStore(database: Database, engine: string, at: Pick<Filled, 'url' | 'dataDir' | 'chapters'>) {
  const began = performance.now();
  await fill(database, at.chapters, await writeCover(at.dataDir));
  figure(
    `${engine}: filled with ${at.chapters.toLocaleString('en')} chapters in`,
    (performance.now() - began) / 1000,
    's',
  );
  const token = await openSession(database, 'manager');
  return { engine, token, ...at, ...(await record(database, at.dataDir, token, casesFor(at.chapters))) };
}

/** A data folder whose embedded database holds the rows. */
export async function fillEmbedded(dataDir: string, chapters: number): Promise<Filled> {
  const folder = path.join(dataDir, 'pg');
  await restoreCluster(folder, await ensureClusterTemplate());
  const cluster = await startEmbedded({ folder });
  const database = openDatabase(cluster.url, { embedded: true });
  const filled = await fillStore(database, 'embedded PGlite', { dataDir, chapters });
  await database.close();
  await cluster.close();
  return filled;
}

/** The same rows on a PostgreSQL server. */
export async function fillPostgres(url: string, dataDir: string, chapters: number): Promise<Filled> {
  const database = openDatabase(url);
  await migrate(database);
  const { rows } = await database.pool.query('show server_version');
  const filled = await fillStore(database, `PostgreSQL ${rows[0].server_version}`, { url, dataDir, chapters });
  await database.close();
  return filled;
}
