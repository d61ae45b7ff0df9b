import type { MessageKind } from '#domain/notifications/message.ts';
import type { tables } from '#server/db/schema.ts';
import {
  writeDeadlineFile,
  getStatementDeadline,
  getTaskDeadline,
  type Deadline,
} from '#server/platform/emails/calendar.ts';
import type { Words } from '#server/platform/emails/index.ts';

type Row = Pick<typeof tables.message.$inferSelect, 'kind' | 'task_id' | 'args'>;
type MaybeDeadline = Deadline | undefined;

const findStatementDeadline = ({ args }: Row): MaybeDeadline => {
  const { statement_id, until } = args as { statement_id: number; until: string };
  return getStatementDeadline(statement_id, until);
};
const findTaskDeadline = ({ task_id, args }: Row): MaybeDeadline =>
  task_id === null ? undefined : getTaskDeadline(task_id, (args as { until: string }).until);

const deadlines: { [K in MessageKind]?: (row: Row) => MaybeDeadline } = {
  statement_open: findStatementDeadline,
  statement_due: findStatementDeadline,
  task_assigned: findTaskDeadline,
  task_moved: findTaskDeadline,
  task_due: findTaskDeadline,
};

/** The calendar file of a message about a deadline, in the words of the message; undefined of any other. */
export function buildDeadlineFile(row: Row, words: Words, stamp: Date): string | undefined {
  const deadline = deadlines[row.kind]?.(row);
  return deadline && writeDeadlineFile(deadline, words, stamp);
}
