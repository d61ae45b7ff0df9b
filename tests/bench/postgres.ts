import { execFileSync } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Cluster {
  url: string;
  stop: () => void;
}

const isRoot = process.getuid?.() === 0;
const idOf = (which: '-u' | '-g') => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));

/** PostgreSQL refuses to run as root: then as the user that Debian made for it. */
function run(program: string, ...args: string[]): void {
  const asPostgres = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'];
  const [file = '', ...rest] = isRoot ? [...asPostgres, program, ...args] : [program, ...args];
  execFileSync(file, rest, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' });
}

/** A private cluster in a temporary folder, on a unix socket only; undefined where no server binaries are. */
export function startPostgres(): Cluster | undefined {
  const bin = globSync('/usr/lib/postgresql/*/bin').sort().at(-1);
  if (!bin) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'quillhouse-pg-'));
  const data = path.join(folder, 'data');
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'));
  run(path.join(bin, 'initdb'), '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  const settings = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c max_connections=100`;
  run(path.join(bin, 'pg_ctl'), '-D', data, '-l', path.join(folder, 'log'), '-w', '-o', settings, 'start');
  const stop = () => {
    process.off('exit', stop);
    run(path.join(bin, 'pg_ctl'), '-D', data, '-m', 'fast', '-w', 'stop');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', stop);
  return { url: `postgres://postgres@/postgres?host=${encodeURIComponent(folder)}`, stop };
}
