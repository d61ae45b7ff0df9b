import { emails } from '#domain/emails.ts';
import type { tables } from '#server/db/schema.ts';
import { writeDeadlineFile } from '#server/platform/emails/calendar.ts';
import type { Words } from '#server/platform/emails/index.ts';

type Row = Pick<typeof tables.message.$inferSelect, 'kind' | 'task_id' | 'args'>;

/** The calendar file of a message about a deadline, in the words of the message; undefined of any other. */
export function buildDeadlineFile(row: Row, words: Words, stamp: Date): string | undefined {
  const deadline = row.kind === 'note' ? undefined : emails[row.kind]?.deadline?.(row.args as never, row);
  return deadline && writeDeadlineFile(deadline, words, stamp);
}
