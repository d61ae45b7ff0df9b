import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, inject, test } from 'vitest';
import { openPostgres } from '#server/db/store.ts';
import { post } from '#server/platform/ledger/post.ts';
import { long } from '../../support/long.ts';
import { startCluster, type Cluster } from '../../support/postgresCluster.ts';
import { races } from '../../support/races.ts';
import { insertRow } from '../../support/records.ts';

const exec = promisify(execFile);
const isRoot = process.getuid?.() === 0;

/** What docs/operations.md says to type, in its order. */
const [keepLog, backUp, restore] = [
  ...readFileSync('docs/operations.md', 'utf8')
    .split('\n### Of PostgreSQL, to any moment\n')[1]!
    .split('\n### ')[0]!
    .matchAll(/```sh\n(.*?)```/gs),
].map(([, block]) => block!);

let cluster: Cluster | undefined;
let stop: (() => Promise<unknown>) | undefined;
afterAll(async () => {
  await stop?.().catch(() => undefined);
  await cluster?.remove();
});

races('a database that was lost with its machine', () => {
  test('is restored to a moment as the operations say', { ...long, timeout: 240_000 }, async () => {
    cluster = (await startCluster())!;
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
    const type = (lines: string, more: Record<string, string> = {}) => {
      const command = ['sh', '-euc', lines];
      const asPostgres = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...command];
      const [file = '', ...args] = isRoot ? asPostgres : command;
      return exec(file, args, { cwd: '/', env: { ...env, ...more } });
    };
    stop = () => type('pg_ctl stop --wait --mode=immediate --pgdata="$RESTORED"');

    // What this machine's cluster is started with is in no configuration, which the backup would have.
    await type(
      `psql -c "alter system set listen_addresses = ''" -c "alter system set unix_socket_directories = '${folder}'"`,
    );
    await type(keepLog!);
    let database = await openPostgres(cluster.url);
    const write = async (code: string) => {
      const { id } = await insertRow(database.db, 'user', new Date(), { user_name: code, role: 'author_signed' });
      const entries = [
        { account: 'partner', kind: 'addition', amount: -500 },
        { account: `author:${id}`, kind: 'addition', amount: 500 },
      ] as const;
      await database.db.transaction((tx) =>
        post({ db: tx, now: new Date(), user: undefined }, [{ source: code, day: '2026-02-01', entries }]),
      );
    };
    const list = async () => (await database.pool.query('select source from ledger_postings order by id')).rows;
    await write('before the backup');
    await type(backUp!);
    await write('before the moment');
    const { rows } = await database.pool.query('select clock_timestamp()::text as now');
    await write('after the moment');
    expect(await list()).toHaveLength(3);
    await database.pool.query('select pg_switch_wal()');
    const archived =
      "select last_archived_wal is not null and failed_count = 0 and pg_walfile_name(pg_current_wal_lsn()) > last_archived_wal and not exists (select from pg_ls_archive_statusdir() where name like '%.ready') as done from pg_stat_archiver";
    await expect.poll(async () => (await database.pool.query(archived)).rows[0].done, { timeout: 60_000 }).toBe(true);
    await database.close();
    await cluster.kill();
    rmSync(env.PGDATA, { recursive: true });

    await type(restore!, { UNTIL: rows[0].now });
    database = await openPostgres(cluster.url);
    expect(await list()).toEqual([{ source: 'before the backup' }, { source: 'before the moment' }]);
    await write('goes on');
    await database.close();
    const dataDir = mkdtempSync(path.join(inject('store').temp, 'restored-'));
    const settings = { ...process.env, DATABASE_URL: cluster.url, DATA_DIR: dataDir, FILES: '' };
    const { stdout } = await exec(process.execPath, ['server/checkBooks.ts'], { env: settings });
    expect(stdout).toMatch(/postings, whose entries sum to 0 +3 {2}sound/);
  });
});
