import { existsSync } from 'node:fs';
import path from 'node:path';
import { demoNotice } from '#demo/accounts/demoAccounts.ts';
import { boot } from './boot.ts';
import { runCommand, logProgress } from './command.ts';
import { bookingSeconds, createBookingJobs, createJobs, createMailJobs, jobSeconds } from './jobs.ts';
import { listen } from './listen.ts';
import { releaseMemory } from './memory.ts';
import { startTimer } from './platform/jobs/timer.ts';
import { readSettings } from './settings.ts';

const web = path.resolve(import.meta.dirname, '../dist');

await runCommand(async () => {
  const set = readSettings(process.env);
  await using opened = new AsyncDisposableStack();
  const { services, mailDestination, local, demo, close } = await boot(set, logProgress);
  opened.defer(close);
  const server = await listen(services, set, existsSync(web) ? web : undefined);
  opened.defer(() => server.close());
  const timer = startTimer(createJobs(services), jobSeconds, services.log);
  opened.defer(() => timer.stop());
  const bookingTimer = startTimer(createBookingJobs(services), bookingSeconds, services.log);
  opened.defer(() => bookingTimer.stop());
  const mailTimer = startTimer(createMailJobs(services), jobSeconds, services.log);
  opened.defer(() => mailTimer.stop());
  const running = opened.move();

  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void running.disposeAsync().then(() => process.exit(0));
    });
  }

  console.log(`\n  Quillhouse is at ${server.url}\n  Emails go to ${mailDestination}\n`);
  if (local.length > 0)
    console.log(`  Only this machine has: ${local.join(', ')}. Other nodes share them by these settings.\n`);
  if (demo) console.log(demoNotice);

  void releaseMemory();
});
