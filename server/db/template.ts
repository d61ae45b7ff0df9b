import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pinned from '../../package.json' with { type: 'json' };
import { openDatabase } from './database.ts';
import { startEmbedded } from './embedded.ts';
import { atEachStart, migrate, migrationsFolder } from './migrate.ts';

const cache = path.resolve(import.meta.dirname, '../../.cache');

/** A migrated, empty cluster as a tar, made once for each set of migrations: restoring it is faster than initdb. */
export async function ensureClusterTemplate(): Promise<string> {
  const file = path.join(cache, `cluster-${computeKey()}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(cache, { recursive: true });
  const cluster = await startEmbedded({});
  const database = openDatabase(cluster.url, { embedded: true });
  await migrate(database);
  await database.close();
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, await cluster.dump());
  renameSync(unfinished, file);
  await cluster.close();
  return file;
}

function computeKey(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(path.join(migrationsFolder, name)));
  }
  for (const statements of atEachStart) hash.update(statements);
  return hash.update(pinned.dependencies['@electric-sql/pglite']).digest('hex').slice(0, 16);
}
