import { addDays, dayOf, hourLong, startOfDay } from '../shared/clock.ts';
import type { MailChoice, MessageKind } from './message.ts';

/** The daily digest leaves at 08:00 UTC+8. */
const digestTime = 8 * hourLong;

const digestOf = (day: string) => new Date(startOfDay(day).getTime() + digestTime);

/** When the next daily digest leaves. */
export function nextDigest(now: Date): Date {
  const today = dayOf(now);
  return digestOf(today) > now ? digestOf(today) : digestOf(addDays(today, 1));
}

/** When the daily digest left last. */
export const lastDigest = (now: Date): Date => digestOf(addDays(dayOf(nextDigest(now)), -1));

/** When a message is due by mail; null: it is not. What is told with the digest goes with it. */
export const mailedAt = (choice: MailChoice, kind: MessageKind, now: Date): Date | null =>
  choice === 'never' ? null : choice === 'now' || kind === 'comments_waiting' ? now : nextDigest(now);
