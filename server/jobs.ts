import { hourLong } from '#domain/shared/clock.ts';
import type { Services } from '#server/kit/services.ts';
import { accountFiles } from './features/accounts/fileUses.ts';
import { notifyOfEditions } from './features/articles/clauses/notifyOfEditions.ts';
import { notifyOfWithdrawn } from './features/articles/clauses/notifyOfWithdrawn.ts';
import { publishDue } from './features/articles/publishDue.ts';
import { bookFiles } from './features/books/fileUses.ts';
import { notifyOfComments } from './features/comments/notifyOfComments.ts';
import { announceResults, endClaims, notifyEntrants, promoteLate } from './features/contests/index.ts';
import { expireContracts } from './features/contracts/expireContracts.ts';
import { contractFiles } from './features/contracts/fileUses.ts';
import { bookRevenue } from './features/earnings/import/bookRevenue.ts';
import { sendAnnouncements } from './features/notifications/announcements/sendAnnouncements.ts';
import { mailMessages } from './features/notifications/mailMessages.ts';
import { releaseDue } from './features/releases/release.ts';
import { statementFiles } from './features/statements/fileUses.ts';
import { carryStatements } from './features/statements/office/carryStatements.ts';
import { remindToConfirm } from './features/statements/office/remindToConfirm.ts';
import { storyFiles } from './features/stories/fileUses.ts';
import { finishRestoredTasks } from './features/translation/finishTask.ts';
import { remindOfTasks } from './features/translation/reminders.ts';
import { endOverdueTasks } from './features/translation/timeOut.ts';
import { collectOrphans } from './platform/files/collectOrphans.ts';
import type { Job } from './platform/jobs/timer.ts';

/** From one round of timed work to the next; of revenue, which somebody looks on at, sooner. */
export const jobSeconds = 5;
export const bookingSeconds = 1;

/** Jobs as figures name them: by the function that does the work. */
const toJobs = (services: Services, works: Record<string, (services: Services) => Promise<unknown>>): Job[] =>
  Object.entries(works).map(([name, work]) => ({ name, run: () => work(services) }));

/** Jobs with a span for each run, where traces are taken. */
export const traceJobs = ({ traces }: Services, jobs: Job[]): Job[] =>
  traces ? jobs.map((job) => ({ ...job, run: () => traces.within(job.name, job.run) })) : jobs;

/** What need not be done in each round. */
function makeHourly({ clock }: Services, job: Job): Job {
  let next = 0;
  return {
    ...job,
    isDue() {
      const now = clock().getTime();
      if (now < next) return false;
      next = now + hourLong;
      return true;
    },
  };
}

/** Takes away the uploaded files that nothing uses; what a feature uses is in its `fileUses.ts`. */
export const collectUnusedFiles = (services: Services): Promise<number> =>
  collectOrphans(services, [accountFiles, bookFiles, contractFiles, statementFiles, storyFiles]);

/** All timed work of a node. */
export const createJobs = (services: Services): Job[] => [
  ...toJobs(services, {
    releaseDue,
    publishDue,
    notifyOfEditions,
    notifyOfWithdrawn,
    expireContracts,
    promoteLate,
    announceResults,
    endClaims,
    notifyEntrants,
    carryStatements,
    sendAnnouncements,
    remindToConfirm,
    remindOfTasks,
    finishRestoredTasks,
    endOverdueTasks,
    notifyOfComments,
  }),
  ...toJobs(services, { collectUnusedFiles }).map((job) => makeHourly(services, job)),
];

/** What somebody waits for who looks on, and what takes long: it keeps nothing else waiting. */
export const createBookingJobs = (services: Services): Job[] => toJobs(services, { bookRevenue });

/** Timed work that waits for a mail server, and keeps nothing else waiting. */
export const createMailJobs = (services: Services): Job[] => toJobs(services, { mailMessages });
