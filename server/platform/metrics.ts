import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type pg from 'pg';
import { createListenError } from '#server/commandError.ts';
import type { Metrics } from '#server/kit/metrics.ts';

interface Sources {
  pool: pg.Pool;
  /** How old what is read from the replica may be, in seconds, and reads by who answered; absent: there is none. */
  replica?: { lag: number; counts: Record<string, number> } | undefined;
  /** Emails of messages that are due, and since when the first is, in seconds. */
  mailQueue: () => Promise<{ due: number; lag: number }>;
}

/**
 * Figures for Prometheus, at an address of their own that no proxy leads to. The library is loaded here only, so that a
 * server without them neither starts later nor is larger. Throws a CommandError where the address cannot be listened on.
 */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  { pool, replica, mailQueue }: Sources,
): Promise<Metrics & { url: string; close(): Promise<void> }> {
  const setting = `METRICS=${host}:${port}`;
  const { Registry, Counter, Gauge, Histogram, collectDefaultMetrics } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  // Of the process, and how late its event loop is.
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'quillhouse_request_seconds',
    help: 'Requests by declared call and class of status',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers,
  });
  const jobRuns = new Counter({
    name: 'quillhouse_job_runs_total',
    help: 'Runs of timed work',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const jobTime = new Gauge({
    name: 'quillhouse_job_last_run_timestamp_seconds',
    help: 'When timed work last went well',
    labelNames: ['job'],
    registers,
  });
  registry.registerMetric(
    new Gauge({
      name: 'quillhouse_pool_clients',
      help: 'Connections of the pool, and who waits for one',
      labelNames: ['state'],
      registers: [],
      collect() {
        this.set({ state: 'total' }, pool.totalCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'waiting' }, pool.waitingCount);
      },
    }),
  );
  if (replica) {
    registry.registerMetric(
      new Gauge({
        name: 'quillhouse_replica_lag_seconds',
        help: 'How old what is read from the replica may be',
        registers: [],
        collect() {
          this.set(replica.lag);
        },
      }),
    );
    registry.registerMetric(
      new Counter({
        name: 'quillhouse_replica_reads_total',
        help: 'Reads that the replica may answer, by who did',
        labelNames: ['by'],
        registers: [],
        collect() {
          this.reset();
          for (const [by, count] of Object.entries(replica.counts)) this.inc({ by }, count);
        },
      }),
    );
  }
  let countStreams = () => 0;
  registry.registerMetric(
    new Gauge({
      name: 'quillhouse_streams',
      help: 'Who listens for badges',
      registers: [],
      collect() {
        this.set(countStreams());
      },
    }),
  );
  const mailDue = new Gauge({ name: 'quillhouse_mail_due', help: 'Emails of messages that are due', registers });
  const mailLag = new Gauge({
    name: 'quillhouse_mail_lag_seconds',
    help: 'How long the first email of messages is due',
    registers,
  });
  /** Asked once for both, before any is told. */
  async function readMailQueue(): Promise<void> {
    // While the database is lost the other figures matter most.
    const { due, lag } = await mailQueue().catch(() => ({ due: NaN, lag: NaN }));
    mailDue.set(due);
    mailLag.set(lag);
  }

  const web = createServer(async ({ url, method }, response) => {
    const isAsked = method === 'GET' && url === '/metrics';
    if (isAsked) response.setHeader('content-type', registry.contentType);
    else response.statusCode = 404;
    if (isAsked) await readMailQueue();
    response.end(isAsked ? await registry.metrics() : '');
  });
  await new Promise<void>((resolve, reject) =>
    web
      .once('error', ({ code = '' }: NodeJS.ErrnoException) => reject(createListenError(code, setting, setting)))
      .listen(port, host, resolve),
  );
  return {
    request: (call, status, ms) => requests.observe({ call, status: `${Math.floor(status / 100)}xx` }, ms / 1000),
    job(job, isDone) {
      jobRuns.inc({ job, outcome: isDone ? 'done' : 'failed' });
      if (isDone) jobTime.setToCurrentTime({ job });
    },
    streams: (count) => void (countStreams = count),
    url: `http://${host.includes(':') ? `[${host}]` : host}:${(web.address() as AddressInfo).port}/metrics`,
    close: () => new Promise((resolve) => void web.close(() => resolve())),
  };
}
