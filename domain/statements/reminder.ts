import { dayLong, hourLong } from '../shared/clock.ts';

/** When authors are told that a statement waits: as its window opens, and so long before it ends. */
export const reminders = ['open', 'day', 'hours'] as const;
export type Reminder = (typeof reminders)[number];

const before: Record<Exclude<Reminder, 'open'>, number> = { day: dayLong, hours: 3 * hourLong };

/**
 * The reminder of a window that is due, and since when: the last one by now. Who missed one, such as a server that
 * stood still, gives the last alone. Undefined outside the window.
 */
export function findDueReminder(
  { from, until }: { from: string; until: string },
  now: Date,
): { reminder: Reminder; since: Date } | undefined {
  if (now < new Date(from) || now > new Date(until)) return undefined;
  const instants = {
    open: new Date(from),
    day: new Date(Date.parse(until) - before.day),
    hours: new Date(Date.parse(until) - before.hours),
  };
  const reminder = reminders.findLast((name) => instants[name] <= now)!;
  return { reminder, since: instants[reminder] };
}
