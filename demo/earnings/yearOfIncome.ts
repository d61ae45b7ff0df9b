import { demoAuthor } from '#demo/accounts/authors.ts';
import type { People } from '#demo/accounts/people.ts';
import { drawBonus, buildBonusPosting, listWaitingBonuses } from '#demo/bonuses/bonuses.ts';
import { createRandom } from '#demo/kit/random.ts';
import { minute } from '#demo/kit/time.ts';
import { seedAccounts } from '#demo/payment-details/paymentDetails.ts';
import { settle, loadStatements } from '#demo/payouts/payouts.ts';
import { isIn, type Story } from '#demo/stories/stories.ts';
import { addDays, addMonths, dayOf, monthOf, startOfDay } from '#domain/shared/clock.ts';
import { findDueReminder } from '#domain/statements/reminder.ts';
import type { Db } from '#server/db/database.ts';
import { statementReminders } from '#server/db/schema.ts';
import { close } from '#server/features/statements/index.ts';
import type { Writer } from '#server/kit/writer.ts';
import { post } from '#server/platform/ledger/post.ts';
import { makeEarnings, makeRevenue } from './earnings.ts';

const months = 12;

/** Nobody is reminded of what the seed has just closed: the letters would be the first thing that the demo does. */
async function noteReminders(
  db: Db,
  statements: Awaited<ReturnType<typeof loadStatements>>,
  { confirm_from: from, confirm_until: until }: { confirm_from: string; confirm_until: string },
  now: number,
): Promise<void> {
  const due = findDueReminder({ from, until }, new Date(now));
  if (!due || statements.length === 0) return;
  const { reminder } = due;
  const at = new Date(now).toISOString();
  await db.insert(statementReminders).values(statements.map(({ id }) => ({ statement_id: id, until, reminder, at })));
}

/** Days on which no bank pays, this year and the next. */
const listHolidays = (year: number) =>
  [year, year + 1].flatMap((year) => [
    { name: 'New Year', day: `${year}-01-01` },
    { name: 'Labour Day', day: `${year}-05-01` },
    { name: 'Christmas', day: `${year}-12-25` },
  ]);

/**
 * Twelve months of income as they went: booked, closed into statements, confirmed and paid. The last one is open to be
 * confirmed, by the demo author among others, and the present month has begun.
 */
export async function seedMoney(
  db: Db,
  write: Writer,
  people: People,
  stories: readonly Story[],
  now: number,
): Promise<void> {
  const current = monthOf(new Date(now));
  const list = Array.from({ length: months }, (_, index) => addMonths(current, index - months));
  const random = createRandom('money');
  const created_at = new Date(now).toISOString();
  await write(
    'bankHoliday',
    listHolidays(Number(current.slice(0, 4))).map((holiday) => ({ ...holiday, created_at })),
  );
  const earning = stories.filter(({ contract }) => contract === 'signed');
  const authors = [...new Set(earning.map(({ author }) => author))];
  const staff = {
    editor: people.getId('editor'),
    finance: people.getId('finance'),
    finance2: people.getId('finance2'),
  };
  const begun = startOfDay(`${list[0]!}-01`).getTime();
  const accounts = await seedAccounts(db, authors, random, begun);
  const applicants = new Set(stories.filter((story) => isIn('in_review', story)).map(({ author }) => author));
  await seedAccounts(
    db,
    [...applicants].filter((author) => !authors.includes(author)),
    createRandom('applicants'),
    begun,
  );
  const earned = earning.flatMap((story) => makeEarnings(story, random, [...list, current]));
  const demo = authors.find(({ user_name }) => user_name === demoAuthor)!.id;
  for (const month of [...list, current]) {
    const until = dayOf(new Date(now));
    const booked = new Date(Math.min(now, startOfDay(`${addMonths(month, 1)}-01`).getTime() - minute));
    const mine = earned.filter((one) => one.month === month);
    await post(
      { db, now: booked, user: { id: staff.finance } },
      mine.flatMap((one) => makeRevenue(one, addDays(until, -1))),
    );
    if (month === current) {
      await write('bonusDetail', listWaitingBonuses(stories, month, now, staff));
      return;
    }
    const bonuses = mine.flatMap(({ story, royalty }) => {
      const detail = drawBonus(story, month, royalty * story.share, random, staff);
      return detail ? [{ story, detail }] : [];
    });
    const ids = await write(
      'bonusDetail',
      bonuses.map(({ detail }) => detail),
    );
    await post(
      { db, now: booked, user: { id: staff.finance } },
      bonuses.map(({ story, detail }, index) => buildBonusPosting(detail, ids[index]!, story)),
    );
    const last = month === list.at(-1);
    // What is closed on the day of the seed is open for some days from then on.
    const closed = new Date(last ? now : startOfDay(`${addMonths(month, 1)}-01`).getTime() + 5 * minute);
    const window = await close({ db, now: closed, requestId: 'seed', user: { id: staff.finance } }, month);
    const statements = await loadStatements(db, month);
    if (last) await noteReminders(db, statements, window, now);
    const settling = { db, write, random, accounts, finance: staff.finance, approver: staff.finance2 };
    await settle(
      settling,
      month,
      last ? statements.filter(({ author_id }) => author_id !== demo && random.chance(0.5)) : statements,
      now,
      last,
    );
  }
}
