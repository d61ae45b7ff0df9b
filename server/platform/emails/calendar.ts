import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import type { Deadline } from '#domain/kit/emails.ts';
import { hourLong } from '#domain/shared/clock.ts';
import type { Words } from './index.ts';

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
