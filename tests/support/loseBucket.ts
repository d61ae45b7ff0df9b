import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#server/db/database.ts';
import { dataFolder, startServer } from '../e2e/support/server.ts';
import { checkBooks } from './booksCheck.ts';
import { picture } from './pictures.ts';
import { startCluster } from './postgresCluster.ts';
import { s3Keys, startS3 } from './s3.ts';
import { account, type Account } from './session.ts';

/** How a bucket is lost: nobody listens at its address, or it takes requests and answers none. */
export const bucketFaults = ['gone', 'silent'] as const;
export type BucketFault = (typeof bucketFaults)[number];

/** More upload than a server has connections to the database. */
const counts = { uploaders: 30, readers: 4, others: 2 };

export interface BucketLost {
  /** Pictures that were taken, and of these those that are not there afterwards. */
  uploads: number;
  missing: number;
  /** Pictures that were read. */
  reads: number;
  /** Uploads and reads that were refused by a 503 which says when to ask again, and ms that the slowest of these took. */
  refused: number;
  slowestRefusal: number;
  /** Answers that are neither such a 503 nor what was wanted. */
  others: string[];
  /** Seconds from when the bucket is back to the first picture that is taken, and to the last 503. */
  back: number;
  lastRefused: number;
  /** Ms of the slowest answer to a call that needs no file, while the bucket is there and while it is lost, and how many. */
  slowestBefore: number;
  slowest: number;
  calls: number;
  /** What the check of the books says where they are not sound: of files, whether those that are named are there whole. */
  books: string;
}

/**
 * Loses the bucket of a server for some seconds while people upload and look at pictures, and others work without any.
 * Undefined where the machine has no PostgreSQL.
 */
export async function loseBucket(
  fault: BucketFault,
  seconds: { before: number; lost: number; after: number },
): Promise<BucketLost | undefined> {
  await using opened = new AsyncDisposableStack();
  const cluster = await startCluster();
  if (!cluster) return undefined;
  opened.defer(() => cluster.remove());
  const s3 = await startS3();
  opened.defer(() => s3.remove());
  const { folder, remove } = dataFolder();
  opened.defer(remove);
  const settings = {
    DATABASE_URL: cluster.url,
    DATA_DIR: folder,
    FILES: s3.files,
    ...s3Keys,
    DEMO: '0',
    LOG_LEVEL: 'silent',
  };
  const server = await startServer(folder, { settings });
  opened.defer(async () => void (await server.stop('SIGKILL')));
  const database = openDatabase(cluster.url);
  const manager = await account(database, 'content_manager');
  const authors = await Promise.all(Array.from({ length: counts.uploaders }, () => account(database, 'author_signed')));
  await database.close();

  const jpeg = new Uint8Array(await picture(600, 800).jpeg().toBuffer());
  const urls: string[] = [];
  const uploads: { begun: number; answered: number }[] = [];
  const refusals: { at: number; took: number }[] = [];
  const calls: { at: number; took: number }[] = [];
  const others: string[] = [];
  let reads = 0;
  let reference: Buffer | undefined;
  const end = new AbortController();
  const goesOn = () => !end.signal.aborted;

  /** The body of an answer; undefined where it is refused, which is noted. */
  async function ask(path: string, { token }: Account, sent: RequestInit = {}): Promise<Buffer | undefined> {
    const begun = performance.now();
    try {
      const headers = { authorization: `Bearer ${token}`, ...(sent.headers as Record<string, string>) };
      const response = await fetch(`${server.url}${path}`, { ...sent, headers });
      const body = Buffer.from(await response.arrayBuffer());
      if (response.status === 200) return body;
      const at = performance.now();
      if (response.status === 503 && response.headers.has('retry-after')) refusals.push({ at, took: at - begun });
      else others.push(`${path.split('/', 3).join('/')}: ${response.status}`);
    } catch (error) {
      others.push(`${path.split('/', 3).join('/')}: ${String(error)} ${String((error as Error).cause ?? '')}`);
    }
    return undefined;
  }
  async function upload(author: Account): Promise<void> {
    while (goesOn()) {
      const key = randomUUID();
      for (let answer; !answer && goesOn();) {
        const form = new FormData();
        form.set('file', new Blob([jpeg]), 'cover.jpg');
        const begun = performance.now();
        answer = await ask('/api/upload/img/cover', author, {
          method: 'POST',
          headers: { 'idempotency-key': key },
          body: form,
        });
        if (answer) {
          urls.push((JSON.parse(answer.toString()) as { data: { url: string } }).data.url);
          uploads.push({ begun, answered: performance.now() });
        }
        await pause(100);
      }
    }
  }
  async function look(): Promise<void> {
    while (goesOn()) {
      const url = urls[Math.floor(Math.random() * urls.length)];
      const body = url && (await ask(url, manager));
      if (body) {
        // One picture was sent by all, so the first one read is the reference.
        reference ??= body;
        reads += 1;
      }
      // Also while there is none: who never waits lets nobody else upload one.
      await pause(30);
    }
  }
  async function work(): Promise<void> {
    while (goesOn()) {
      const begun = performance.now();
      const answer = await ask('/api/office/tags?per_page=25', manager);
      if (!answer && goesOn()) others.push('a list was refused');
      if (answer) calls.push({ at: begun, took: performance.now() - begun });
      await pause(30);
    }
  }

  const people = [
    ...authors.map(upload),
    ...Array.from({ length: counts.readers }, look),
    ...Array.from({ length: counts.others }, work),
  ];
  await pause(seconds.before * 1000);
  const lost = performance.now();
  if (fault === 'gone') await s3.stop();
  else s3.fault = 'stall';
  await pause(seconds.lost * 1000);
  if (fault === 'gone') await s3.start();
  s3.fault = undefined;
  const there = performance.now();
  await pause(seconds.after * 1000);
  end.abort();
  await Promise.all(people);

  // What is read back now is not of the outage.
  const [refusedThen, othersThen] = [[...refusals], [...others]];
  let missing = 0;
  for (const url of urls) {
    const body = await ask(url, manager);
    if (!body || !reference?.equals(body)) missing += 1;
  }
  const { sound, report } = await checkBooks(settings);
  const since = (at: number) => (at - there) / 1000;
  const slowest = (all: readonly { took: number }[]) => Math.max(0, ...all.map(({ took }) => took));
  const whileLost = calls.filter(({ at }) => at >= lost && at < there);
  const back = uploads.find(({ begun }) => begun > there);
  return {
    uploads: urls.length,
    missing,
    reads,
    refused: refusedThen.length,
    slowestRefusal: slowest(refusedThen),
    others: othersThen,
    back: back ? since(back.answered) : NaN,
    lastRefused: refusedThen.length > 0 ? Math.max(0, since(refusedThen.at(-1)!.at)) : 0,
    slowestBefore: slowest(calls.filter(({ at }) => at < lost)),
    slowest: slowest(whileLost),
    calls: whileLost.length,
    books: sound ? '' : report,
  };
}
