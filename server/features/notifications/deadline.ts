import type { tables } from '#server/db/schema.ts';
import { deadlineFile } from '#server/platform/emails/calendar.ts';
import type { Words } from '#server/platform/emails/index.ts';

type Row = Pick<typeof tables.message.$inferSelect, 'kind' | 'args'>;

/** The calendar file of a message about a deadline, in the words of the message; undefined of any other. */
export function deadlineOf({ kind, args }: Row, words: Words, stamp: Date): string | undefined {
  if (kind !== 'statement_open' && kind !== 'statement_due') return undefined;
  const { statement_id, until } = args as { statement_id: number; until: string };
  return deadlineFile(statement_id, until, words, stamp);
}
