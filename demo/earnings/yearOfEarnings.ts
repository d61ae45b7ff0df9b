import { isDemoAuthor } from '#demo/accounts/authors.ts';
import type { People } from '#demo/accounts/people.ts';
import { listWaitingBonuses, seedBonuses } from '#demo/bonuses/bonuses.ts';
import { createRandom } from '#demo/kit/random.ts';
import { minute } from '#demo/kit/time.ts';
import { seedPaymentDetails } from '#demo/payment-details/paymentDetails.ts';
import { seedBankHolidays } from '#demo/payouts/bankHolidays.ts';
import { noteReminders } from '#demo/statements/reminders.ts';
import { loadStatements, settleMonth } from '#demo/statements/settleMonth.ts';
import { isIn, type Story } from '#demo/stories/stories.ts';
import { addDays, addMonths, dayOf, monthOf, startOfDay } from '#domain/shared/clock.ts';
import type { Db } from '#server/db/database.ts';
import { close } from '#server/features/statements/index.ts';
import type { Writer } from '#server/kit/writer.ts';
import { post } from '#server/platform/ledger/post.ts';
import { makeEarnings, makeRevenue } from './earnings.ts';

/**
 * Twelve months of earnings as they went: booked, closed into statements, confirmed and paid. The last one is open to be
 * confirmed, by the demo author among others, and the present month has begun.
 */
export async function seedYearOfEarnings(
  db: Db,
  write: Writer,
  people: People,
  stories: readonly Story[],
  now: number,
): Promise<void> {
  const current = monthOf(new Date(now));
  const months = Array.from({ length: 12 }, (_, index) => addMonths(current, index - 12));
  const random = createRandom('money');
  const staff = {
    editor: people.getId('editor'),
    finance: people.getId('finance'),
    finance2: people.getId('finance2'),
  };
  await seedBankHolidays(write, Number(current.slice(0, 4)), now);
  const signed = stories.filter(({ contract }) => contract === 'signed');
  const authors = [...new Set(signed.map(({ author }) => author))];
  const applicants = new Set(stories.filter((story) => isIn('in_review', story)).map(({ author }) => author));
  const begun = startOfDay(`${months[0]!}-01`).getTime();
  const accounts = await seedPaymentDetails(db, authors, random, begun);
  await seedPaymentDetails(
    db,
    [...applicants].filter((author) => !authors.includes(author)),
    createRandom('applicants'),
    begun,
  );
  const earned = signed.flatMap((story) => makeEarnings(story, random, [...months, current]));
  const demo = authors.find(isDemoAuthor)!.id;
  const working = { db, write, random, accounts, staff, now };

  for (const month of months) {
    const { earnings, booked } = await bookRevenue(month);
    await seedBonuses(working, month, earnings, booked);
    const last = month === months.at(-1);
    // What is closed on the day of the seed is open for some days from then on.
    const closed = new Date(last ? now : startOfDay(`${addMonths(month, 1)}-01`).getTime() + 5 * minute);
    const window = await close({ db, now: closed, requestId: 'seed', user: { id: staff.finance } }, month);
    const statements = await loadStatements(db, month);
    if (last) await noteReminders(db, statements, window, now);
    const settled = last ? statements.filter(({ author_id }) => author_id !== demo && random.chance(0.5)) : statements;
    await settleMonth(working, month, settled, last);
  }
  await bookRevenue(current);
  await write('bonusDetail', listWaitingBonuses(stories, current, now, staff));

  async function bookRevenue(month: string) {
    const booked = new Date(Math.min(now, startOfDay(`${addMonths(month, 1)}-01`).getTime() - minute));
    const earnings = earned.filter((one) => one.month === month);
    const until = addDays(dayOf(new Date(now)), -1);
    await post(
      { db, now: booked, user: { id: staff.finance } },
      earnings.flatMap((earning) => makeRevenue(earning, until)),
    );
    return { earnings, booked };
  }
}
