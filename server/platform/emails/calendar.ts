import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import { hourLong } from '#domain/shared/clock.ts';
import type { Words } from './index.ts';

export interface Deadline {
  /** Of the event: a calendar that has one of the same id keeps one, the newest. */
  id: string;
  until: string;
  /** Hours before it at which a calendar reminds its reader. */
  alarms: readonly number[];
}

/**
 * A deadline as a calendar file (RFC 5545): the hour before it, in UTC, so that each calendar shows its own time.
 * `stamp` is when it is told: the file of a deadline that was moved takes the place of the one before.
 */
export function writeDeadlineFile({ id, until, alarms }: Deadline, { subject, text }: Words, stamp: Date): string {
  const calendar = ical({ prodId: '//Quillhouse//Deadlines//EN', method: ICalCalendarMethod.PUBLISH });
  const event = calendar.createEvent({
    id: `${id}@quillhouse`,
    sequence: Math.floor(stamp.getTime() / 1000),
    stamp,
    start: new Date(Date.parse(until) - hourLong),
    end: new Date(until),
    summary: subject,
    description: text.join('\n\n'),
  });
  // They count from where the event begins, an hour before the deadline.
  for (const hours of alarms)
    event.createAlarm({ type: ICalAlarmType.display, triggerBefore: ((hours - 1) * hourLong) / 1000 });
  return calendar.toString();
}

/** The deadline of a statement, with alarms a day and three hours before. */
export const getStatementDeadline = (statement_id: number, until: string): Deadline => ({
  id: `statement-${statement_id}-${Date.parse(until)}`,
  until,
  alarms: [24, 3],
});

/** The end of a translation task, with alarms three days, a day and three hours before. */
export const getTaskDeadline = (task_id: number, until: string): Deadline => ({
  id: `translation-task-${task_id}`,
  until,
  alarms: [72, 24, 3],
});
