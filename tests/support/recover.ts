import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase, type Database } from '#server/db/database.ts';
import { post } from '#server/platform/ledger/post.ts';
import { dataFolder, startServer } from '../e2e/support/server.ts';
import { checkBooks } from './booksCheck.ts';
import { archiveLog } from './documentedBackup.ts';
import { startCluster } from './postgresCluster.ts';
import { insertRow } from './records.ts';
import { account } from './session.ts';
import { countTags, writeTags, type Written } from './tagWriters.ts';

const writers = 6;
const readMoment = 'select clock_timestamp()::text as moment';

/** Writes of people, and postings to the ledger; all of them acknowledged. */
interface Restored {
  acknowledged: number;
  /** Answered before the moment, and of these those that are not there. */
  before: number;
  lost: number;
  /** Begun after the moment, and of these those that are there all the same. */
  after: number;
  unwanted: number;
  /** In the midst of it at that moment: they may be there or not. */
  underWay: number;
}

export interface Recovered {
  writes: Restored;
  postings: Restored;
  /** Answers that are not 200, while nothing was wrong. */
  others: string[];
  /** Of the base backup under load, of the restore until it answers, and of the check of the books. */
  seconds: { backup: number; restore: number; check: number };
  /** What the check of the books says where they are not sound. */
  books: string;
  /** Writes that a server on the restored database acknowledged, by a session from before. */
  goesOn: number;
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

/** Books earnings over and over until it is stopped, past the server. */
function bookOverAndOver({ db }: Database) {
  const acknowledged = new Map<string, Written>();
  const end = new AbortController();
  const booking = (async () => {
    for (let n = 0; !end.signal.aborted; n++) {
      const source = `posting-${n}`;
      const { id } = await insertRow(db, 'user', new Date(), { role: 'author_signed' });
      const entries = [
        { account: 'partner', kind: 'addition', amount: -500 },
        { account: `author:${id}`, kind: 'addition', amount: 500 },
      ] as const;
      const begun = performance.now();
      await db.transaction((tx) =>
        post({ db: tx, now: new Date(), user: undefined }, [{ source, day: '2026-02-01', entries }]),
      );
      acknowledged.set(source, { begun, answered: performance.now() });
      await pause(20);
    }
  })();
  return { acknowledged, stop: () => (end.abort(), booking) };
}

/** `moment`: when it was asked for, and when the answer came. */
function compare(written: ReadonlyMap<string, Written>, there: ReadonlySet<string>, moment: Written): Restored {
  const codes = [...written];
  const before = codes.filter(([, { answered }]) => answered < moment.begun);
  const after = codes.filter(([, { begun }]) => begun > moment.answered);
  return {
    acknowledged: codes.length,
    before: before.length,
    lost: before.filter(([code]) => !there.has(code)).length,
    after: after.length,
    unwanted: after.filter(([code]) => there.has(code)).length,
    underWay: codes.length - before.length - after.length,
  };
}

/**
 * Backs a PostgreSQL up while a server writes to it, goes on, loses the database, and restores it to a moment in between, by
 * the lines of docs/operations.md. Undefined where the machine has no PostgreSQL.
 */
export async function recover(seconds: { before: number; after: number }): Promise<Recovered | undefined> {
  await using opened = new AsyncDisposableStack();
  const cluster = await startCluster({ fsync: true });
  if (!cluster) return undefined;
  opened.defer(() => cluster.remove());
  const backup = await archiveLog(cluster);
  opened.defer(() => backup.stop());
  const { folder, remove } = dataFolder();
  opened.defer(remove);
  const settings = { DATABASE_URL: cluster.url, DATA_DIR: folder, FILES: '', DEMO: '0', LOG_LEVEL: 'silent' };
  const start = async () => {
    const server = await startServer(folder, { settings });
    opened.defer(async () => void (await server.stop('SIGKILL')));
    return server;
  };

  const server = await start();
  const database = openDatabase(cluster.url);
  const manager = await account(database, 'content_manager');
  const tags = writeTags([server], manager.token, writers);
  const bookings = bookOverAndOver(database);
  await pause(seconds.before * 1000);
  const backupSeconds = await measure(() => backup.backUp());
  await pause(seconds.before * 1000);
  const begun = performance.now();
  const { rows } = await database.pool.query<{ moment: string }>(readMoment);
  const moment = { begun, answered: performance.now() };
  await pause(seconds.after * 1000);
  await Promise.all([tags.stop(), bookings.stop()]);
  await database.close();
  await backup.handOver();
  await server.stop('SIGKILL');

  const restoreSeconds = await measure(() => backup.loseAndRestore(rows[0]!.moment));
  const restored = openDatabase(cluster.url);
  const sources = await restored.pool.query<{ source: string }>('select source from ledger_postings');
  await restored.close();
  const thereTags = new Set((await countTags(cluster.url)).keys());
  const restoredServer = await start();
  const more = writeTags([restoredServer], manager.token, 1);
  await pause(500);
  await more.stop();
  let books = { sound: false, report: '' };
  const checkSeconds = await measure(async () => void (books = await checkBooks(settings)));
  return {
    writes: compare(tags.acknowledged, thereTags, moment),
    postings: compare(bookings.acknowledged, new Set(sources.rows.map(({ source }) => source)), moment),
    others: [...tags.others, ...tags.refusals.map(() => '503'), ...more.others],
    seconds: { backup: backupSeconds, restore: restoreSeconds, check: checkSeconds },
    books: books.sound ? '' : books.report,
    goesOn: more.acknowledged.size,
  };
}
