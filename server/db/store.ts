import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkDatabase } from './checkDatabase.ts';
import { createDamageError, throwAsDamage } from './damage.ts';
import { openDatabase, type Database } from './database.ts';
import { restoreCluster, startEmbedded } from './embedded.ts';
import { lockFolder, unlockFolder } from './lock.ts';
import { migrate } from './migrate.ts';
import { ensureClusterTemplate } from './template.ts';

type Options = Omit<NonNullable<Parameters<typeof openDatabase>[1]>, 'embedded'>;

/** The database at an address, brought up to the present schema. Throws a CommandError where it cannot be used. */
export async function openPostgres(url: string, options: Options = {}): Promise<Database> {
  await using opened = new AsyncDisposableStack();
  const database = opened.adopt(openDatabase(url, options), (resource) => resource.close());
  await checkDatabase(database, url);
  await migrate(database);
  opened.move();
  return database;
}

/**
 * The embedded database in a data folder, made where it is missing and brought up to the present schema. The folder
 * is this process's until the database is closed. Throws a CommandError where it is another's, and where the database
 * is damaged.
 */
export async function openEmbedded(
  dataDir: string,
  { onMake, ...options }: Options & { onMake?: () => void } = {},
): Promise<Database> {
  await using opened = new AsyncDisposableStack();
  lockFolder(dataDir);
  opened.defer(() => unlockFolder(dataDir));
  const folder = path.join(dataDir, 'pg');
  if (!existsSync(folder)) {
    onMake?.();
    await restoreCluster(folder, await ensureClusterTemplate());
  }
  // PGlite would make a new database over what is left of the old one.
  if (!existsSync(path.join(folder, 'PG_VERSION'))) throw createDamageError(dataDir);
  const starting = startEmbedded({ folder }).catch((error: unknown) =>
    Promise.reject(createDamageError(dataDir, error)),
  );
  const cluster = opened.adopt(await starting, (resource) => resource.close());
  const database = opened.adopt(openDatabase(cluster.url, { embedded: true, ...options }), (resource) =>
    resource.close(),
  );
  await migrate(database).catch((error: unknown) => throwAsDamage(dataDir, error));
  const resources = opened.move();
  return { ...database, close: () => resources.disposeAsync() };
}
