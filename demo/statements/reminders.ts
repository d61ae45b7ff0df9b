import { findDueReminder } from '#domain/statements/reminder.ts';
import type { Db } from '#server/db/database.ts';
import { statementReminders } from '#server/db/schema.ts';

/** Nobody is reminded of what the seed has just closed: the emails would be the first thing that the demo does. */
export async function noteReminders(
  db: Db,
  statements: readonly { id: number }[],
  { confirm_from: from, confirm_until: until }: { confirm_from: string; confirm_until: string },
  now: number,
): Promise<void> {
  const due = findDueReminder({ from, until }, new Date(now));
  if (!due || statements.length === 0) return;
  const { reminder } = due;
  const at = new Date(now).toISOString();
  await db.insert(statementReminders).values(statements.map(({ id }) => ({ statement_id: id, until, reminder, at })));
}
