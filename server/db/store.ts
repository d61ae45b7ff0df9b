import { existsSync } from 'node:fs';
import path from 'node:path';
import { openDatabase, type Database } from './database.ts';
import { restoreCluster, startEmbedded } from './embedded.ts';
import { lockFolder, unlockFolder } from './lock.ts';
import { migrate } from './migrate.ts';
import { reach } from './reach.ts';
import { clusterTemplate } from './template.ts';

interface Options {
  onError?: (error: Error) => void;
}

/** The database at an address, brought up to the present schema. Throws a CommandError where it cannot be used. */
export async function openPostgres(url: string, { onError }: Options = {}): Promise<Database> {
  await using opened = new AsyncDisposableStack();
  const database = opened.adopt(openDatabase(url, { onError }), (made) => made.close());
  await reach(database, url);
  await migrate(database);
  opened.move();
  return database;
}

/**
 * The embedded database in a data folder, made where it is missing and brought up to the present schema. The folder
 * is this process's until the database is closed. Throws a CommandError where it is another's.
 */
export async function openEmbedded(
  dataDir: string,
  { onError, onMake }: Options & { onMake?: () => void } = {},
): Promise<Database> {
  await using opened = new AsyncDisposableStack();
  lockFolder(dataDir);
  opened.defer(() => unlockFolder(dataDir));
  const folder = path.join(dataDir, 'pg');
  if (!existsSync(folder)) {
    onMake?.();
    await restoreCluster(folder, await clusterTemplate());
  }
  const cluster = opened.adopt(await startEmbedded({ folder }), (made) => made.close());
  const database = opened.adopt(openDatabase(cluster.url, { embedded: true, onError }), (made) => made.close());
  await migrate(database);
  const kept = opened.move();
  return { ...database, close: () => kept.disposeAsync() };
}
