import type { Services } from '#server/services.ts';
import { bookRevenue } from './bookRevenue.ts';
import { carryStatements } from './carryStatements.ts';
import { collectOrphans } from './collectOrphans.ts';
import { expireContracts } from './expireContracts.ts';
import { mailMessages } from './mailMessages.ts';
import { releaseDue } from './release.ts';
import { remindToConfirm } from './remindToConfirm.ts';
import { sendAnnouncements } from './sendAnnouncements.ts';
import { tellOfComments } from './tellOfComments.ts';
import type { Job } from './timer.ts';

const hour = 3_600_000;

/** What need not be done in each round. */
function hourly({ clock }: Services, job: Job): Job {
  let next = 0;
  return async () => {
    const now = clock().getTime();
    if (now < next) return;
    next = now + hour;
    await job();
  };
}

/** All timed work of a node. */
export const jobsOf = (services: Services): Job[] => [
  () => releaseDue(services),
  () => expireContracts(services),
  () => carryStatements(services),
  () => sendAnnouncements(services),
  () => remindToConfirm(services),
  () => tellOfComments(services),
  hourly(services, () => collectOrphans(services)),
];

/** What somebody waits for who looks on, and what takes long: it keeps nothing else waiting. */
export const bookingJobsOf = (services: Services): Job[] => [() => bookRevenue(services)];

/** Timed work that waits for a mail server, and keeps nothing else waiting. */
export const mailJobsOf = (services: Services): Job[] => [() => mailMessages(services)];
