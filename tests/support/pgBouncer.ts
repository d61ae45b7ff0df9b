import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { asPostgres, makeOwnFolder } from './postgresCluster.ts';

const program = '/usr/sbin/pgbouncer';
const port = 6432;

/** Is there a PgBouncer on this machine? Says so loudly where there is none. */
export function hasPgBouncer(): boolean {
  if (existsSync(program)) return true;
  console.warn('\n  !! SKIPPED: what runs through PgBouncer. There is none here: install /usr/sbin/pgbouncer.\n');
  return false;
}

export interface PgBouncer {
  /** Of its socket. */
  folder: string;
  /** The address through it of a database that has this one past it. */
  through(url: string): string;
  stop(): Promise<void>;
}

/** The same, by the folder of its socket. */
export function throughPgBouncer(folder: string, url: string): string {
  const address = new URL(url.replace('@/', '@localhost/'));
  for (const [name, value] of Object.entries({ host: folder, port: String(port), pgbouncer: 'true' }))
    address.searchParams.set(name, value);
  return address.href;
}

/**
 * A PgBouncer in transaction mode before the PostgreSQL of a unix socket's folder, for these roles. It has so few sessions
 * that each is soon handed on.
 */
export async function startPgBouncer(cluster: string, roles: string[], sessions = 6): Promise<PgBouncer> {
  const folder = makeOwnFolder('bouncer');
  const host = new URL(cluster.replace('@/', '@localhost/')).searchParams.get('host');
  const users = path.join(folder, 'users.txt');
  const config = path.join(folder, 'pgbouncer.ini');
  writeFileSync(users, roles.map((role) => `"${role}" ""\n`).join(''));
  writeFileSync(
    config,
    `[databases]
* = host=${host}
[pgbouncer]
listen_addr =
listen_port = ${port}
unix_socket_dir = ${folder}
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${sessions}
max_client_conn = 500
server_login_retry = 1
query_wait_timeout = 10
`,
  );
  const [file, args] = asPostgres(program, '-q', config);
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  while (!existsSync(path.join(folder, `.s.PGSQL.${port}`))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`);
    await pause(20);
  }
  return {
    folder,
    through: (url) => throughPgBouncer(folder, url),
    async stop() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
