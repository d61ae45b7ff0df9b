import { CommandError } from '#server/commandError.ts';
import { checkDatabase } from './checkDatabase.ts';
import { throwAsDamage } from './damage.ts';
import { openDatabase, type Database } from './database.ts';
import { isMigrated, migrate } from './migrate.ts';
import { openCluster } from './openCluster.ts';
import { isPooled, keepInRole } from './sessionSettings.ts';

type Options = Omit<NonNullable<Parameters<typeof openDatabase>[1]>, 'embedded'>;

/**
 * The database at an address, brought up to the present schema. Where that leads through PgBouncer, `directUrl` leads past
 * it: migrations, and what a role's sessions begin with, are none of a pool's. Throws a CommandError where it cannot be used.
 */
export async function openPostgres(url: string, { directUrl, ...options }: Options & Direct = {}): Promise<Database> {
  await using opened = new AsyncDisposableStack();
  const database = opened.adopt(openDatabase(url, options), (resource) => resource.close());
  await checkDatabase(database, url);
  await prepare(database, url, directUrl ?? url);
  opened.move();
  return database;
}

interface Direct {
  directUrl?: string | undefined;
}

/** By connections of their own: migrations may take longer than any answer is waited for. */
async function prepare(database: Database, url: string, directUrl: string): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const startUrl = isPooled(url) ? directUrl : url;
  const direct = opened.adopt(openDatabase(startUrl, { size: 2, name: 'quillhouse starting' }), (resource) =>
    resource.close(),
  );
  if (isPooled(url)) await checkDatabase(direct, directUrl, 'DIRECT_URL');
  await migrate(direct);
  if (!isPooled(url)) return;
  await keepInRole(database, direct);
  if (!(await isMigrated(database.db).catch(() => false)))
    throw new CommandError('DIRECT_URL: it leads to another database than DATABASE_URL');
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
  const cluster = opened.adopt(await openCluster(dataDir, onMake), (resource) => resource.close());
  const database = opened.adopt(openDatabase(cluster.url, { embedded: true, ...options }), (resource) =>
    resource.close(),
  );
  await migrate(database).catch((error: unknown) => throwAsDamage(dataDir, error));
  const resources = opened.move();
  return { ...database, close: () => resources.disposeAsync() };
}
