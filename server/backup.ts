// npm run backup -- --to FOLDER: the embedded database with its files and secret, also while a server uses it.
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand, logProgress, readOptions } from './command.ts';
import { CommandError } from './commandError.ts';
import { dumpEmbedded } from './db/dump.ts';
import { copyFiles, formatMegabytes } from './platform/files/copyFiles.ts';
import { createFolderStorage } from './platform/storage.ts';
import { getFilesFolder, readSettings } from './settings.ts';

const usage = 'npm run backup -- --to /backups/monday';

await runCommand(async () => {
  const { to } = readOptions(['to'], usage);
  if (!to) throw new CommandError(`--to: name a folder that is not there yet. Usage: ${usage}`);
  const { dataDir, databaseUrl, s3 } = readSettings(process.env);
  if (databaseUrl)
    throw new CommandError('DATABASE_URL: PostgreSQL is backed up by its own tools, see docs/operations.md');
  if (!existsSync(path.join(dataDir, 'pg'))) throw new CommandError(`DATA_DIR=${dataDir}: there is no database in it`);
  const target = path.resolve(to);
  if (existsSync(target)) throw new CommandError(`--to ${to}: it is there already. Name a folder that is not.`);
  const unfinished = `${target}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const [source, copy] = [getFilesFolder(dataDir), getFilesFolder(unfinished)].map(createFolderStorage);
  // Before the database, for those that are taken away meanwhile, and after it for those that are new.
  const copyAll = async () => (s3 ? undefined : copyFiles(source!, copy!, { progress: logProgress }));
  logProgress('Copying the files');
  await copyAll();
  logProgress('Copying the database');
  const dump = await dumpEmbedded(dataDir, path.join(unfinished, 'pg.tar'));
  await copyAll();
  const secret = path.join(dataDir, 'secret');
  if (existsSync(secret)) await copyFile(secret, path.join(unfinished, 'secret'));
  const made_at = new Date().toISOString();
  await writeFile(path.join(unfinished, 'backup.json'), `${JSON.stringify({ made_at, ...dump }, null, 1)}\n`);
  await rename(unfinished, target);
  console.log(
    `\n  ${target} has the database (${formatMegabytes(dump.bytes)})${s3 ? '; the files are in the bucket' : ', the files and the secret'}.\n`,
  );
});
