import type { tables } from '#server/db/schema.ts';
import { calendarOf } from '#server/letters/calendar.ts';
import type { Words } from '#server/letters/types.ts';

/** Seconds before the end at which a calendar rings. */
const alarms = [24 * 3600, 3 * 3600];

/** The calendar file of a message about a deadline, in the words of the message; undefined of any other. */
export function deadlineOf(
  { kind, user_id, args }: Pick<typeof tables.message.$inferSelect, 'kind' | 'user_id' | 'args'>,
  { subject, text }: Words,
  stamp: Date,
): string | undefined {
  if (kind !== 'statement_open' && kind !== 'statement_due') return undefined;
  const until = new Date((args as { until: string }).until);
  const id = `statement-${user_id}-${until.getTime()}`;
  return calendarOf({ id, title: subject, text: text.join('\n\n'), until, alarms, stamp });
}
