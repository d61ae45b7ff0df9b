import { isTime } from '#domain/kit/dates.ts';

/** An hour alone, an hour and minutes with a sign between them, or three or four digits that are both. */
const typedForm = /^(\d{1,2})(?:[:.,h\s]\s*(\d\d)|(\d\d))?$/i;

/** The time of day, `09:30`, that somebody typed as `9`, `930`, `9:30` or `9.30`; undefined: it is none. */
export function readTypedTime(typed: string): string | undefined {
  const match = typedForm.exec(typed.normalize('NFKC').trim());
  if (!match) return undefined;
  const [, hour = '', apart, together] = match;
  const time = `${hour.padStart(2, '0')}:${apart ?? together ?? '00'}`;
  return isTime(time) ? time : undefined;
}
