import type { Services } from '#server/services.ts';
import { carryStatements } from './carryStatements.ts';
import { expireContracts } from './expireContracts.ts';
import { mailMessages } from './mailMessages.ts';
import { releaseDue } from './release.ts';
import { remindToConfirm } from './remindToConfirm.ts';
import { sendAnnouncements } from './sendAnnouncements.ts';
import { tellOfComments } from './tellOfComments.ts';
import type { Job } from './timer.ts';

/** All timed work of a node. */
export const jobsOf = (services: Services): Job[] => [
  () => releaseDue(services),
  () => expireContracts(services),
  () => carryStatements(services),
  () => sendAnnouncements(services),
  () => remindToConfirm(services),
  () => tellOfComments(services),
];

/** Timed work that waits for a mail server, and keeps nothing else waiting. */
export const mailJobsOf = (services: Services): Job[] => [() => mailMessages(services)];
