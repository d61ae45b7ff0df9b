// npm run restore -- --from FOLDER: what `npm run backup` wrote goes into a new DATA_DIR, and the books are checked.
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { reportBooks } from './books.ts';
import { runCommand, logProgress, readOptions } from './command.ts';
import { CommandError } from './commandError.ts';
import { makeDataFolder } from './dataFolder.ts';
import type { Dump } from './db/dump.ts';
import { restoreCluster } from './db/embedded.ts';
import { lockFolder, unlockFolder } from './db/lock.ts';
import { openEmbedded } from './db/store.ts';
import { copyFiles } from './platform/files/copyFiles.ts';
import { createFolderStorage } from './platform/storage.ts';
import { getFilesFolder, readSettings } from './settings.ts';

const usage = 'DATA_DIR=./restored npm run restore -- --from /backups/monday';

/** Throws a CommandError where a backup is not what was written. */
async function checkDump(from: string): Promise<string> {
  const damaged = (why: string) => new CommandError(`--from ${from}: ${why}`);
  const file = path.join(from, 'pg.tar');
  const note = path.join(from, 'backup.json');
  if (!existsSync(file) || !existsSync(note)) throw damaged('there is no whole backup in it');
  const { sha256 } = JSON.parse(readFileSync(note, 'utf8')) as Dump;
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  if (hash.digest('hex') !== sha256) throw damaged('its database is not what was written');
  return file;
}

await runCommand(async () => {
  const { from } = readOptions(['from'], usage);
  if (!from) throw new CommandError(`--from: name a folder that npm run backup made. Usage: ${usage}`);
  const settings = readSettings(process.env);
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl)
    throw new CommandError('DATABASE_URL: PostgreSQL is restored by its own tools, see docs/operations.md');
  logProgress('Checking the backup');
  const dump = await checkDump(from);
  makeDataFolder(dataDir);
  lockFolder(dataDir);
  try {
    const there = ['pg', 'files', 'secret'].find((name) => existsSync(path.join(dataDir, name)));
    if (there)
      throw new CommandError(`DATA_DIR=${dataDir}: there is ${there} in it. Name a folder without, or move it away.`);
    const files = getFilesFolder(from);
    if (existsSync(files)) {
      logProgress('Copying the files');
      const options = { progress: logProgress };
      await copyFiles(createFolderStorage(files), createFolderStorage(getFilesFolder(dataDir)), options);
    }
    const secret = path.join(from, 'secret');
    if (existsSync(secret)) await copyFile(secret, path.join(dataDir, 'secret'));
    logProgress('Restoring the database');
    await restoreCluster(path.join(dataDir, 'pg'), dump);
  } finally {
    unlockFolder(dataDir);
  }
  const database = await openEmbedded(dataDir);
  try {
    if (!(await reportBooks(database, settings))) process.exitCode = 1;
  } finally {
    await database.close();
  }
});
