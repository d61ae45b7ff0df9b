import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';

interface Deadline {
  /** The same for the same deadline: a calendar that has it already keeps one. */
  id: string;
  title: string;
  text: string;
  until: Date;
  /** Seconds before it at which the calendar rings. */
  alarms: readonly number[];
  stamp: Date;
}

const hour = 3_600_000;

/** A calendar file (RFC 5545) with a deadline as the hour before it, in UTC, so each calendar shows its own time. */
export function calendarOf({ id, title, text, until, alarms, stamp }: Deadline): string {
  const calendar = ical({ prodId: '//Quillhouse//Statements//EN', method: ICalCalendarMethod.PUBLISH });
  const event = calendar.createEvent({
    id: `${id}@quillhouse`,
    stamp,
    start: new Date(until.getTime() - hour),
    end: until,
    summary: title,
    description: text,
  });
  for (const triggerBefore of alarms) event.createAlarm({ type: ICalAlarmType.display, triggerBefore });
  return calendar.toString();
}
