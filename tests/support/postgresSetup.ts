import { execFileSync } from 'node:child_process';
import { chownSync, globSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { newStore, removeStore } from './store.ts';

/** Races show on real PostgreSQL only: that of TEST_DATABASE_URL, else a private one from Debian's binaries. */
export default async function setup(project: TestProject) {
  const url = process.env.TEST_DATABASE_URL;
  const store = newStore();
  const stop = url ? undefined : startCluster(store.temp);
  if (!url && !stop)
    console.warn(
      '\n  !! SKIPPED: the race tests. No PostgreSQL here: set TEST_DATABASE_URL or install /usr/lib/postgresql.\n',
    );
  project.provide('store', { ...store, url: url ?? (stop && urlOf(store.temp)) });
  return async () => {
    stop?.();
    await removeStore({ ...store, url });
  };
}

const urlOf = (folder: string) => `postgres://postgres@/postgres?host=${encodeURIComponent(folder)}`;

/** A cluster of its own in a folder, on a unix socket there, and how to stop it; undefined where no binaries are. */
function startCluster(folder: string): (() => void) | undefined {
  const bin = globSync('/usr/lib/postgresql/*/bin').sort().at(-1);
  if (!bin) return undefined;
  const data = path.join(folder, 'pg');
  if (process.getuid?.() === 0) chownSync(folder, idOf('-u'), idOf('-g'));
  const log = path.join(folder, 'pg.log');
  run(bin, 'initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
  const settings = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c fsync=off -c max_connections=100`;
  run(bin, 'pg_ctl', '-D', data, '-l', log, '-w', '-o', settings, 'start');
  return () => run(bin, 'pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
}

const idOf = (which: '-u' | '-g') => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));

/** PostgreSQL refuses to run as root: then as the user that Debian made for it. */
function run(bin: string, program: string, ...args: string[]): void {
  const command = [path.join(bin, program), ...args];
  const asPostgres = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'];
  const [file = '', ...rest] = process.getuid?.() === 0 ? [...asPostgres, ...command] : command;
  execFileSync(file, rest, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' });
}
