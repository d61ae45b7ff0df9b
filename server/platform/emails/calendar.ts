import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import type { Words } from './index.ts';

const hour = 3600;

/**
 * The deadline of a statement as a calendar file (RFC 5545): the hour before it, in UTC, so that each calendar shows its
 * own time, with alarms a day and three hours before. A calendar that has the same deadline keeps one.
 */
export function deadlineFile(statement_id: number, until: string, { subject, text }: Words, stamp: Date): string {
  const calendar = ical({ prodId: '//Quillhouse//Statements//EN', method: ICalCalendarMethod.PUBLISH });
  const event = calendar.createEvent({
    id: `statement-${statement_id}-${Date.parse(until)}@quillhouse`,
    stamp,
    start: new Date(Date.parse(until) - hour * 1000),
    end: new Date(until),
    summary: subject,
    description: text.join('\n\n'),
  });
  // They count from where the event begins, an hour before the deadline.
  for (const triggerBefore of [23 * hour, 2 * hour]) event.createAlarm({ type: ICalAlarmType.display, triggerBefore });
  return calendar.toString();
}
