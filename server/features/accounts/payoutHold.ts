import { eq, inArray } from 'drizzle-orm';
import { isSamePayout, payoutHoldDays } from '#domain/payment-details/paymentDetails.ts';
import { addDaysToInstant } from '#domain/shared/clock.ts';
import { formatBusinessTime } from '#domain/shared/formatDates.ts';
import type { Db } from '#server/db/database.ts';
import { paymentInfos, tables } from '#server/db/schema.ts';
import type { Changes } from '#server/kit/audit.ts';
import type { Context } from '#server/kit/context.ts';
import { writeEmailTo } from '#server/platform/emails/index.ts';

const { user } = tables;
type Account = typeof user.$inferSelect;
type Details = typeof paymentInfos.$inferSelect;

/** What brings money, or is some: whose it was is paid elsewhere from now on. */
const earning = new Set(['fictions', 'statements', 'payroll', 'ledger_accounts', 'bonus_details']);
const bringsMoney = (moved: Changes) => Object.keys(moved).some((name) => earning.has(name.split('.')[0]!));

export const loadDetails = (db: Db, ids: readonly number[]): Promise<Details[]> =>
  db
    .select()
    .from(paymentInfos)
    .where(inArray(paymentInfos.user_id, [...ids]));

interface Merged {
  main: Account;
  closing: readonly Account[];
  /** The payment details of all of them as they were before. */
  before: readonly Details[];
  moved: Changes;
}

/**
 * Holds the payouts of an account that others were merged into: as long as those of any of them, and where the money of one
 * goes elsewhere from now on as long as after a change of the account, which is told to the owners of both.
 */
export async function holdPayouts(context: Context, { main, closing, before, moved }: Merged): Promise<void> {
  const { db, now, outbox, locale } = context;
  const [details] = await loadDetails(db, [main.id]);
  // Where there are none yet, the first ones are held: see `findMergeHold`.
  if (!details) return;
  const findOwn = ({ id }: Account) => before.find(({ user_id }) => user_id === id);
  const redirected = closing.filter((account) => {
    const own = findOwn(account);
    return own ? !isSamePayout(own, details) : bringsMoney(moved);
  });
  // It takes over the details of another one, which its own money goes to from now on.
  if (!findOwn(main)) redirected.push(main);
  const until = addDaysToInstant(now, payoutHoldDays).toISOString();
  const holds = before.flatMap(({ hold_until }) => hold_until ?? []);
  const hold_until = [...holds, ...(redirected.length > 0 ? [until] : [])].toSorted().at(-1);
  if (hold_until === undefined) return;
  await db.update(paymentInfos).set({ hold_until }).where(eq(paymentInfos.user_id, main.id));
  for (const account of redirected) {
    const own = findOwn(account);
    const old = own?.payment_type === 'paypal' ? own.payee_account : null;
    const readers = new Map([
      [main.email, main.language],
      [account.email, account.language],
    ]);
    if (old) readers.set(old, account.language);
    for (const [to, known] of readers) {
      const language = known ?? locale;
      const args = { user_name: account.user_name, until: formatBusinessTime(hold_until, language) };
      outbox.notify(writeEmailTo(to, language, 'payout_changed', args));
    }
  }
}

/** Until when the first payment details of an account are held: it may have the money of one that was merged into it. */
export async function findMergeHold({ db }: Pick<Context, 'db'>, id: number): Promise<string | null> {
  const closed = await db.select({ at: user.updated_at }).from(user).where(eq(user.merged_into_id, id));
  const last = closed
    .map(({ at }) => at)
    .toSorted()
    .at(-1);
  return last ? addDaysToInstant(new Date(last), payoutHoldDays).toISOString() : null;
}
