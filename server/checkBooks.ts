// npm run books:check: are the books whole, such as after they were restored? Ends with 1 where something is wrong.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { reportBooks } from './books.ts';
import { runCommand, logProgress, readOptions } from './command.ts';
import { CommandError } from './commandError.ts';
import { checkDatabase } from './db/checkDatabase.ts';
import { openDatabase, type Database } from './db/database.ts';
import { isMigrated } from './db/migrate.ts';
import { openEmbedded } from './db/store.ts';
import { readSettings } from './settings.ts';

/** What is at DATABASE_URL is looked at as it is, by the version that has its tables. */
async function openAsItIs(url: string): Promise<Database> {
  await using opened = new AsyncDisposableStack();
  const database = opened.adopt(openDatabase(url), (one) => one.close());
  await checkDatabase(database, url);
  if (!(await isMigrated(database.db).catch(() => false)))
    throw new CommandError(
      'DATABASE_URL: its tables are those of an older version. Check it by that one, or start first.',
    );
  opened.move();
  return database;
}

await runCommand(async () => {
  readOptions([], 'npm run books:check');
  const settings = readSettings(process.env);
  const { dataDir, databaseUrl } = settings;
  if (!databaseUrl && !existsSync(path.join(dataDir, 'pg')))
    throw new CommandError(`DATA_DIR=${dataDir}: there is no database in it`);
  logProgress('Opening the database');
  const database = await (databaseUrl ? openAsItIs(databaseUrl) : openEmbedded(dataDir));
  try {
    if (!(await reportBooks(database, settings))) process.exitCode = 1;
  } finally {
    await database.close();
  }
});
