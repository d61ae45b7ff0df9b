import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { isPayable } from '#domain/payment-details/paymentDetails.ts';
import { findDueReminder, type Reminder } from '#domain/statements/reminder.ts';
import { ledgerMonths, statementReminders, tables } from '#server/db/schema.ts';
import { findPaymentDetails } from '#server/features/payment-details/index.ts';
import { lockAuthor } from '#server/kit/authorLock.ts';
import type { Services } from '#server/kit/services.ts';
import { runInTurn } from '#server/platform/jobs/inTurn.ts';
import { notify } from '#server/platform/notify/notify.ts';
import { ends, isOpenAt, waits } from '../open.ts';

const { statement, user } = tables;
type Needed = Pick<Services, 'database' | 'clock' | 'log'>;
/** Statements that one round looks at; further ones have their turn in the next. */
const atOnce = 100;

interface Due {
  until: string;
  reminder: Reminder;
  since: Date;
}

/** The windows that are open now, few however many authors there are, with what is due in each. */
async function loadWindows({ database: { db } }: Needed, now: Date): Promise<Due[]> {
  const at = now.toISOString();
  const of = { from: ledgerMonths.confirm_from, until: sql<string>`${ends}`.mapWith(ledgerMonths.confirm_until) };
  const windows = await db
    .selectDistinct(of)
    .from(statement)
    .innerJoin(ledgerMonths, eq(ledgerMonths.month, statement.month))
    .where(isOpenAt(at));
  return windows.flatMap(({ from, until }) => {
    const due = findDueReminder({ from: from!, until }, now);
    return due ? [{ ...due, until }] : [];
  });
}

/** A statement that the reminder is due for and was not given yet. What was rejected since then was told so just now. */
const without = ({ until, reminder, since }: Due) =>
  and(
    waits,
    eq(ends, until),
    isNull(statementReminders.statement_id),
    or(
      eq(statement.status, 'pending'),
      and(lt(statement.updated_at, since.toISOString()), sql`${reminder}::text <> 'open'`),
    ),
  );

const getReminders = ({ until, reminder }: Due) =>
  and(
    eq(statementReminders.statement_id, statement.id),
    eq(statementReminders.until, until),
    eq(statementReminders.reminder, reminder),
  );

/**
 * Tells the authors whose statement waits as its window opens, and a day and three hours before it ends: by a message,
 * once each, a transaction each; it goes by mail with a calendar file, as the author chose. Every node may run it at any time; after a
 * standstill the last reminder alone is given. Answers how many were told.
 */
export async function remindToConfirm(services: Needed): Promise<number> {
  const { database, clock, log } = services;
  const now = clock();
  let reminded = 0;
  for (const due of await loadWindows(services, now)) {
    const rows = await database.db
      .select({ id: statement.id, author_id: statement.author_id })
      .from(statement)
      .innerJoin(ledgerMonths, eq(ledgerMonths.month, statement.month))
      .leftJoin(statementReminders, getReminders(due))
      .where(without(due))
      .orderBy(asc(statement.id))
      .limit(atOnce);
    reminded += await runInTurn(
      rows,
      (row) => remind(services, now, due, row),
      (error, { id }) => log.error({ err: error, statement_id: id }, 'a reminder of a statement'),
    );
  }
  return reminded;
}

async function remind(
  { database }: Needed,
  now: Date,
  due: Due,
  { id, author_id }: { id: number; author_id: number },
): Promise<boolean> {
  return database.db.transaction(async (db) => {
    await lockAuthor({ db }, author_id);
    const [row] = await db
      .select({ month: statement.month, amount: statement.amount_payable, author: user })
      .from(statement)
      .innerJoin(ledgerMonths, eq(ledgerMonths.month, statement.month))
      .innerJoin(user, and(eq(user.id, statement.author_id), eq(user.id, author_id)))
      .leftJoin(statementReminders, getReminders(due))
      .where(and(eq(statement.id, id), without(due)));
    if (!row) return false;
    const { until, reminder } = due;
    const noted = await db
      .insert(statementReminders)
      .values({ statement_id: id, until, reminder, at: now.toISOString() })
      .onConflictDoNothing()
      .returning();
    const paymentDetails = await findPaymentDetails(db, author_id);
    // What is less than is transferred can only be carried forward.
    if (noted.length === 0 || (paymentDetails && !isPayable(row.amount, paymentDetails))) return false;
    const { month, amount, author } = row;
    const kind = reminder === 'open' ? 'statement_open' : 'statement_due';
    await notify({ db, now }, author_id, kind, { statement_id: id, month, amount, until, zone: author.time_zone });
    return true;
  });
}
