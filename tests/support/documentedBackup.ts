import { execFile } from 'node:child_process';
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Cluster } from './postgresCluster.ts';

const exec = promisify(execFile);
const isRoot = process.getuid?.() === 0;

/** What docs/operations.md says to type, in its order. */
const [keepLog, backUp, restore] = [
  ...readFileSync('docs/operations.md', 'utf8')
    .split('\n### Of PostgreSQL, to any moment\n')[1]!
    .split('\n### ')[0]!
    .matchAll(/```sh\n(.*?)```/gs),
].map(([, block]) => block!);

const longest = 60_000;
const isArchived = `
  select last_archived_wal is not null and failed_count = 0 and pg_walfile_name(pg_current_wal_lsn()) > last_archived_wal
    and not exists (select from pg_ls_archive_statusdir() where name like '%.ready') as archived
  from pg_stat_archiver`;

export interface DocumentedBackup {
  /** A base backup. */
  backUp(): Promise<void>;
  /** Ends when all that is written by now is in the log that is kept. */
  handOver(): Promise<void>;
  /** Kills the cluster and takes its data away; then a new one, at the same address, has what was there at a moment. */
  loseAndRestore(until: string): Promise<void>;
  stop(): Promise<void>;
}

/** Has a cluster keep its log, as the operations say; it starts anew for that. */
export async function archiveLog(cluster: Cluster): Promise<DocumentedBackup> {
  const folder = new URL(cluster.url.replace('@/', '@localhost/')).searchParams.get('host')!;
  const { uid, gid } = statSync(folder);
  const inFolder = (name: string) => path.join(folder, name);
  const bin = globSync('/usr/lib/postgresql/*/bin').sort().at(-1)!;
  const env = {
    PATH: `${bin}:/usr/bin:/bin`,
    PGHOST: folder,
    PGUSER: 'postgres',
    PGDATA: inFolder('data'),
    WAL: inFolder('wal'),
    BASE: inFolder('base'),
    RESTORED: inFolder('restored'),
  };
  /** Runs lines of the shell as the user that PostgreSQL runs as. */
  const type = async (lines: string, more: Record<string, string> = {}) => {
    const command = ['sh', '-euc', lines];
    const asPostgres = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...command];
    const [file = '', ...args] = isRoot ? asPostgres : command;
    await exec(file, args, { cwd: '/', env: { ...env, ...more } });
  };

  // What this machine's cluster is started with is in no configuration, which the backup would have.
  await type(
    `psql -c "alter system set listen_addresses = ''" -c "alter system set unix_socket_directories = '${folder}'"`,
  );
  await type(keepLog!);
  return {
    backUp: () => type(backUp!),
    async handOver() {
      const client = new pg.Client(cluster.url);
      await client.connect();
      await client.query('select pg_switch_wal()');
      const until = performance.now() + longest;
      while (!(await client.query<{ archived: boolean }>(isArchived)).rows[0]!.archived) {
        if (performance.now() > until) throw new Error('PostgreSQL does not hand its log over');
        await pause(50);
      }
      await client.end();
    },
    async loseAndRestore(until) {
      await cluster.kill();
      rmSync(env.PGDATA, { recursive: true });
      await type(restore!, { UNTIL: until });
    },
    stop: () => type('pg_ctl stop --wait --mode=immediate --pgdata="$RESTORED"').catch(() => undefined),
  };
}
