import { and, asc, between, desc, eq, gte, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { revenueKinds, type AccountKind } from '#domain/earnings/ledger.ts';
import type { exportStoryRevenue } from '#domain/earnings/storyRevenue.calls.ts';
import { toDays, type RevenueGrouping, type RevenueMonths } from '#domain/earnings/storyRevenue.ts';
import type { QueryOf } from '#domain/kit/call.ts';
import { authorName } from '#server/db/authorName.ts';
import { selectMonth } from '#server/db/businessZone.ts';
import type { Db } from '#server/db/database.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings, tables } from '#server/db/schema.ts';
import { parseCents } from '#server/platform/ledger/balance.ts';
import { readPaid } from '#server/platform/ledger/paid.ts';

const { fiction, user } = tables;
const { day, month, fiction_id, language, app } = ledgerPostings;
type Query = QueryOf<typeof exportStoryRevenue>;

export const keyByGrouping: Record<RevenueGrouping, SQL<string>> = {
  work: sql`${fiction_id}::text`,
  app: sql`coalesce(${app}, '')`,
  language: sql`coalesce(${language}, '')`,
  month: selectMonth(day),
};

const sumAccount = (account: AccountKind, ...where: (SQL | undefined)[]) =>
  sql`coalesce(sum(${ledgerEntries.amount}) filter (where ${and(eq(ledgerAccounts.kind, account), ...where)}), 0)`;

const isFee = eq(ledgerEntries.kind, 'app_fee');
// Partners owe what came in and what apps kept, so that both are negative on their account.
export const getNet = (when?: SQL) => sql`(${sumAccount('partner', when, isFee)} - ${sumAccount('partner', when)})`;
const isOfStories = inArray(ledgerEntries.kind, [...revenueKinds, 'app_fee']);

/** Sums of the months, and what came in in as many before. */
function getSums({ from, to }: RevenueMonths) {
  const period = gte(day, toDays(from, to).from);
  return {
    gross: sumAccount('partner', period),
    fees: sumAccount('partner', period, isFee),
    author: sumAccount('author', period),
    house: sumAccount('platform', period),
    net: getNet(period),
    previous: getNet(sql`not ${period}`),
  };
}

const getAmounts = (row: Record<keyof ReturnType<typeof getSums>, unknown>) => {
  const { net, fees } = readPaid(row);
  return {
    gross_amount: net + fees,
    app_fees: fees,
    net_amount: net,
    author_amount: parseCents(row.author),
    house_amount: parseCents(row.house),
    previous_net_amount: parseCents(row.previous),
  };
};

/** What readers paid for these stories in the months, and in as many before where they are compared. */
export const isAmong = (
  { from, to, before }: RevenueMonths,
  query: Pick<Query, 'fiction_id' | 'language' | 'app'>,
  isCompared: boolean,
) => {
  const first = isCompared ? before : from;
  const days = toDays(first, to);
  return and(
    isOfStories,
    isNotNull(fiction_id),
    between(day, days.from, days.to),
    // Nothing is booked before the month that it was earned in, by which there is an index.
    gte(month, first),
    query.fiction_id ? eq(fiction_id, query.fiction_id) : undefined,
    query.language && eq(language, query.language),
    query.app ? eq(app, query.app) : undefined,
  );
};

/** Titles of stories, with the names of their authors. */
async function loadTitles(db: Db, ids: readonly number[]) {
  const rows = await db
    .select({ id: fiction.id, title: fiction.title, author_name: authorName })
    .from(fiction)
    .innerJoin(user, eq(user.id, fiction.author_id))
    .where(inArray(fiction.id, [...ids]));
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}

/** A page of rows in their order, or all of them, and how many there are. */
export async function readRows(db: Db, months: RevenueMonths, query: Query, page?: { limit: number; offset: number }) {
  const { by, order } = query;
  const sums = getSums(months);
  const gain = sql`${sums.net} - ${sums.previous}`;
  const first = { net_amount: desc(sums.net), gain: desc(gain), loss: asc(gain) }[order];
  const key = keyByGrouping[by];
  const isCompared = by !== 'month';
  const count = sql<number>`count(*) over ()`.mapWith(Number);
  const select = db
    .select({ key, ...sums, count })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.posting_id, ledgerPostings.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .where(isAmong(months, query, isCompared))
    .groupBy(key)
    // Of what was reversed, nothing is left.
    .having(or(...Object.values(sums).map((sum) => sql`${sum} <> 0`)))
    .orderBy(...(isCompared ? [first] : []), desc(key));
  const rows = await (page ? select.limit(page.limit).offset(page.offset) : select);
  // A page past the end tells nothing of those before.
  const isPast = rows.length === 0 && page !== undefined && page.offset > 0;
  const [counted] = isPast ? await select.limit(1).offset(0) : rows;
  const titles =
    by === 'work'
      ? await loadTitles(
          db,
          rows.map(({ key }) => Number(key)),
        )
      : undefined;
  const items = rows.map(({ key, ...row }) => {
    const { title = null, author_name = null } = titles?.get(Number(key)) ?? {};
    const amounts: ReturnType<typeof getAmounts> = getAmounts(row);
    return {
      key,
      title,
      author_name,
      ...amounts,
      previous_net_amount: isCompared ? amounts.previous_net_amount : null,
    };
  });
  return { items, total: counted?.count ?? 0 };
}

/** The net revenue of stories from one day to another, by story; none of those that earned nothing. */
export async function sumNetRevenue(db: Db, stories: readonly number[], days: { from: string; to: string }) {
  const rows = await db
    .select({ storyId: fiction_id, net: getNet() })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.posting_id, ledgerPostings.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .where(and(isOfStories, inArray(fiction_id, [...stories]), between(day, days.from, days.to)))
    .groupBy(fiction_id);
  return new Map(rows.map(({ storyId, net }) => [storyId!, parseCents(net)]));
}

/** What all these stories come to. */
export async function readTotals(db: Db, months: RevenueMonths, query: Query) {
  const [row] = await db
    .select(getSums(months))
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.posting_id, ledgerPostings.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .where(isAmong(months, query, true));
  return getAmounts(row!);
}
