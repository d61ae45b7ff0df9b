import { addDays, dayOf, hourLong, startOfDay } from '../shared/clock.ts';
import type { MailChoice, MessageKind } from './message.ts';

/** The daily digest leaves at 08:00 UTC+8. */
const digestTime = 8 * hourLong;

const getDigest = (day: string) => new Date(startOfDay(day).getTime() + digestTime);

/** When the next daily digest leaves. */
export function getNextDigest(now: Date): Date {
  const today = dayOf(now);
  return getDigest(today) > now ? getDigest(today) : getDigest(addDays(today, 1));
}

/** When the daily digest left last. */
export const getLastDigest = (now: Date): Date => getDigest(addDays(dayOf(getNextDigest(now)), -1));

/** When a message is due by mail; null: it is not. What is told with the digest goes with it. */
export const computeMailTime = (choice: MailChoice, kind: MessageKind, now: Date): Date | null =>
  choice === 'never' ? null : choice === 'now' || kind === 'comments_waiting' ? now : getNextDigest(now);
