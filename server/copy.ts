// npm run copy: what is in the embedded database of DATA_DIR goes into the empty database at DATABASE_URL.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand, logProgress, readOptions } from './command.ts';
import { CommandError } from './commandError.ts';
import { copyDatabase } from './db/copy.ts';
import { openEmbedded, openPostgres } from './db/store.ts';
import { readSettings } from './settings.ts';

await runCommand(async () => {
  readOptions([], 'DATABASE_URL=postgres://… npm run copy');
  const { dataDir, databaseUrl, directUrl } = readSettings(process.env);
  if (!databaseUrl) throw new CommandError('DATABASE_URL: give the address of an empty database to copy into');
  if (!existsSync(path.join(dataDir, 'pg'))) throw new CommandError(`DATA_DIR=${dataDir}: there is no database in it`);
  await using opened = new AsyncDisposableStack();
  logProgress('Opening both databases');
  const from = opened.adopt(await openEmbedded(dataDir), (database) => database.close());
  const to = opened.adopt(await openPostgres(directUrl ?? databaseUrl), (database) => database.close());
  const begun = performance.now();
  const rows = await copyDatabase(from, to, logProgress);
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(
    `\n  Copied ${rows.toLocaleString('en')} rows in ${seconds} s. Start with this DATABASE_URL from now on.\n`,
  );
});
