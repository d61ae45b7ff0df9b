import { dayLong, minuteLong } from './clock.ts';

/** UTC+8 by name: the platform's own days and times. */
export const houseZone = 'Asia/Singapore';

const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(zone: string): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  formats.set(zone, format);
  return format;
}

/** The name that a time zone goes by, `Europe/Berlin` for `europe/berlin`; undefined where there is none. */
export function findZone(name: string): string | undefined {
  try {
    // Not kept: whoever sends names may write each in many ways.
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Does the name belong to a time zone? */
export const isZone = (name: string): boolean => findZone(name) !== undefined;

/** What a clock on the wall of a zone shows: its day and its time, `09:00`. */
export interface Wall {
  day: string;
  time: string;
}

export function toWall(instant: Date, zone: string): Wall {
  const parts = Object.fromEntries(
    getFormat(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts.year!.padStart(4, '0')}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
  };
}

/** Milliseconds that a zone is ahead of UTC at an instant, in whole minutes as clocks are. */
export function offsetAt(instant: Date, zone: string): number {
  const { day, time } = toWall(instant, zone);
  return Date.parse(`${day}T${time}:00.000Z`) - Math.floor(instant.getTime() / minuteLong) * minuteLong;
}

/**
 * The instant at which the clock of a zone shows a day and time. Where clocks go back and show it twice, the first;
 * where they go forward and never show it, as long after as they go forward.
 */
export function instantAt({ day: on, time }: Wall, zone: string): Date {
  const asUtc = Date.parse(`${on}T${time}:00.000Z`);
  const [before, after] = [-dayLong, dayLong].map((away) => asUtc - offsetAt(new Date(asUtc + away), zone)) as [
    number,
    number,
  ];
  const shows = (candidate: number) => candidate + offsetAt(new Date(candidate), zone) === asUtc;
  return new Date(!shows(before) && shows(after) ? after : before);
}
