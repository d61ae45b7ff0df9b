import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { CommandError } from './commandError.ts';
import type { Database } from './db/database.ts';
import { platformSecrets, tables } from './db/schema.ts';
import type { Settings } from './settings.ts';

const signing = 'signing';

const getFile = (folder: string) => path.join(folder, 'secret');
const makeSecret = () => randomBytes(32).toString('hex');

/**
 * The secret of this platform: by setting; on PostgreSQL in the database, which all nodes share; beside the embedded one
 * in the data folder, which `npm run readers` reads while the server runs.
 */
export async function loadSecret(
  { secret, databaseUrl, dataDir }: Pick<Settings, 'secret' | 'databaseUrl' | 'dataDir'>,
  database: Pick<Database, 'db'>,
): Promise<string> {
  if (secret) return secret;
  return databaseUrl ? loadFromDatabase(database, dataDir) : loadFromFolder(dataDir);
}

/** The secret that all nodes share; undefined before the first start. */
export async function readShared({ db }: Pick<Database, 'db'>): Promise<string | undefined> {
  const [row] = await db.select().from(platformSecrets).where(eq(platformSecrets.name, signing));
  return row?.value;
}

/**
 * Made by the first node that comes, or taken from the data folder of a platform that had it there. Where that was lost,
 * second factors could not be opened any more: nobody makes a new one beside accounts.
 */
async function loadFromDatabase(database: Pick<Database, 'db'>, dataDir: string): Promise<string> {
  const shared = await readShared(database);
  if (shared) return shared;
  const file = getFile(dataDir);
  const former = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (!former && (await database.db.$count(tables.user)) > 0)
    throw new CommandError(
      'SECRET: the database has accounts and no secret. Start once with the DATA_DIR that has the file `secret`, and it is ' +
        'kept in the database from then on; or set SECRET to what the file holds.',
    );
  const row = { name: signing, value: former ?? makeSecret(), created_at: new Date().toISOString() };
  await database.db.insert(platformSecrets).values(row).onConflictDoNothing();
  // Another node may have been faster.
  return (await readShared(database))!;
}

/** Made at the first start. Whoever shares the folder shares it, whoever comes first. */
export function loadFromFolder(folder: string): string {
  const file = getFile(folder);
  const read = () => readFileSync(file, 'utf8');
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, makeSecret(), { mode: 0o600 });
  try {
    linkSync(mine, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(mine);
  }
  return read();
}
