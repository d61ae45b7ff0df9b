import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { desc, eq, isNotNull } from 'drizzle-orm';
import { CommandError } from './commandError.ts';
import type { Database } from './db/database.ts';
import { platformSecrets, secondFactors, tables } from './db/schema.ts';
import { sealPurpose } from './features/accounts/secondFactor/codes.ts';
import { unseal } from './kit/seal.ts';
import type { Settings } from './settings.ts';

const signing = 'signing';
/** Characters. */
const shortest = 32;

const getFile = (folder: string) => path.join(folder, 'secret');
const makeSecret = () => randomBytes(32).toString('hex');

/**
 * The secret of this platform: by setting; on PostgreSQL in the database, which all nodes share; beside the embedded one
 * in the data folder, which `npm run readers` reads while the server runs. Throws a CommandError for one that does not
 * open the second factors: with it nobody who has one could sign in.
 */
export async function loadSecret(
  { secret, databaseUrl, dataDir }: Pick<Settings, 'secret' | 'databaseUrl' | 'dataDir'>,
  database: Pick<Database, 'db'>,
): Promise<string> {
  if (secret) {
    await checkOpens(database, secret, 'SECRET');
    return secret;
  }
  if (databaseUrl) return loadFromDatabase(database, dataDir);
  await checkOpens(database, readFile(dataDir), getFile(dataDir));
  return loadFromFolder(dataDir);
}

/** Tries the second factor that was confirmed last: whatever came before it, that one goes by the secret in use. */
async function checkOpens({ db }: Pick<Database, 'db'>, secret: string | undefined, source: string): Promise<void> {
  const { user_id, since, secret: sealed } = secondFactors;
  const [last] = await db
    .select({ user_id, sealed })
    .from(secondFactors)
    .where(isNotNull(since))
    .orderBy(desc(since))
    .limit(1);
  if (!last) return;
  try {
    if (secret !== undefined) return void unseal(secret, sealPurpose, last.user_id, last.sealed);
  } catch {
    // Another secret than it was sealed with.
  }
  throw new CommandError(
    `${source}: this is not the secret that second factors were set up with. Set SECRET to the one in use, or leave SECRET ` +
      'out where that one is in the database or in the file `secret` of DATA_DIR.',
  );
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
  if (shared !== undefined) {
    checkLength(shared, 'platform_secrets');
    await checkOpens(database, shared, 'platform_secrets');
    return shared;
  }
  const former = readFile(dataDir);
  if (former === undefined && (await database.db.$count(tables.user)) > 0)
    throw new CommandError(
      'SECRET: the database has accounts and no secret. Start once with the DATA_DIR that has the file `secret`, and it is ' +
        'kept in the database from then on; or set SECRET to what the file holds.',
    );
  if (former !== undefined) await checkOpens(database, former, getFile(dataDir));
  const row = { name: signing, value: former ?? makeSecret(), created_at: new Date().toISOString() };
  await database.db.insert(platformSecrets).values(row).onConflictDoNothing();
  // Another node may have been faster.
  return (await readShared(database))!;
}

function checkLength(secret: string, source: string): void {
  if (secret.length < shortest)
    throw new CommandError(
      `${source}: the secret has fewer than ${shortest} characters. Put the one of a backup in its place, or set SECRET to ` +
        'a new one where no account has a second factor.',
    );
}

/** The secret of a folder; undefined where none was made yet. */
function readFile(folder: string): string | undefined {
  const file = getFile(folder);
  if (!existsSync(file)) return undefined;
  const secret = readFileSync(file, 'utf8');
  checkLength(secret, file);
  return secret;
}

/** Made at the first start. Whoever shares the folder shares it, whoever comes first. */
export function loadFromFolder(folder: string): string {
  const former = readFile(folder);
  if (former !== undefined) return former;
  const file = getFile(folder);
  const mine = `${file}.${process.pid}`;
  // On the disk before it has its name: a power cut leaves no empty one.
  writeFileSync(mine, makeSecret(), { mode: 0o600, flush: true });
  try {
    linkSync(mine, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(mine);
  }
  return readFile(folder)!;
}
