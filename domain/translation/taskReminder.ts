import { addDays, dayLong, dayOf, endOfDay, hourLong } from '../shared/clock.ts';

/** How long before its end date, 23:59 UTC+8, those who have to do with a task are reminded of it. */
export const taskReminders = ['days', 'day', 'hours'] as const;
export type TaskReminder = (typeof taskReminders)[number];

const before: Record<TaskReminder, number> = { days: 3 * dayLong, day: dayLong, hours: 3 * hourLong };

/** The reminders of an end date whose time has come, the latest last. */
export const listPastReminders = (ends_on: string, now: Date): TaskReminder[] =>
  taskReminders.filter((reminder) => endOfDay(ends_on).getTime() - before[reminder] <= now.getTime());

/**
 * The end dates that a reminder is due for, with the last that is: after a standstill the others are not given any more.
 * None is due after the end.
 */
export function listDueReminders(now: Date): { ends_on: string; reminder: TaskReminder }[] {
  const today = dayOf(now);
  return [0, 1, 2, 3].flatMap((days) => {
    const ends_on = addDays(today, days);
    const reminder = listPastReminders(ends_on, now).at(-1);
    return reminder ? [{ ends_on, reminder }] : [];
  });
}
