import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoNotice } from '#demo/accounts/demoAccounts.ts';
import { boot } from './boot.ts';
import { runCommand, logProgress } from './command.ts';
import { loadMailQueue } from './features/notifications/mailMessages.ts';
import { bookingSeconds, createBookingJobs, createJobs, createMailJobs, jobSeconds, traceJobs } from './jobs.ts';
import { listen } from './listen.ts';
import { releaseMemory } from './memory.ts';
import { startTimer, type Job } from './platform/jobs/timer.ts';
import { serveMetrics } from './platform/metrics.ts';
import { readSettings } from './settings.ts';

const web = path.resolve(import.meta.dirname, '../dist');

await runCommand(async () => {
  const set = readSettings(process.env);
  await using opened = new AsyncDisposableStack();
  const { services, mailDestination, local, demo, close } = await boot(set, logProgress);
  opened.defer(close);
  const [draining, closing] = [new AbortController(), new AbortController()];
  Object.assign(services, { draining: draining.signal, closing: closing.signal });
  if (set.metrics) {
    const { database, replica, clock } = services;
    const mailQueue = () => loadMailQueue({ database, clock });
    const metrics = await serveMetrics(set.metrics, { pool: database.pool, replica, mailQueue });
    opened.defer(() => metrics.close());
    services.metrics = metrics;
  }
  const onRun = (job: Job, isDone: boolean) => services.metrics?.job(job.name, isDone);
  const server = await listen(services, set, existsSync(web) ? web : undefined);
  const timers = [
    startTimer(traceJobs(services, createJobs(services)), jobSeconds, services.log, onRun),
    startTimer(traceJobs(services, createBookingJobs(services)), bookingSeconds, services.log, onRun),
    startTimer(traceJobs(services, createMailJobs(services)), jobSeconds, services.log, onRun),
  ];
  opened.defer(async () => {
    closing.abort();
    await Promise.all([server.close(), ...timers.map((timer) => timer.stop())]);
  });
  const running = opened.move();

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (draining.signal.aborted) return;
      draining.abort();
      await sleep(set.drainSeconds * 1000);
      await running.disposeAsync();
      process.exit(0);
    });
  }

  console.log(`\n  Quillhouse is at ${server.url}\n  Emails go to ${mailDestination}\n`);
  if (local.length > 0)
    console.log(`  Only this machine has: ${local.join(', ')}. Other nodes share them by these settings.\n`);
  if (demo) console.log(demoNotice);

  void releaseMemory();
});
