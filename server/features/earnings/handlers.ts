import { and, between, desc, eq, isNotNull, ne, sum } from 'drizzle-orm';
import { sumEarned } from '#domain/earnings/earned.ts';
import type * as calls from '#domain/earnings/earnings.calls.ts';
import { resolveEarningsRange, noEarningsRange } from '#domain/earnings/earningsRange.ts';
import { currencySymbol, type EarningsSummary } from '#domain/earnings/earningsSummary.ts';
import type { EntryKind } from '#domain/earnings/ledger.ts';
import { addDays, dayOf, monthOf } from '#domain/shared/clock.ts';
import { ledgerPostings, statementSnapshots, tables } from '#server/db/schema.ts';
import { loadBonusLines } from '#server/features/bonuses/index.ts';
import { loadBonuses, sumBookedUpTo, summarizeMonth } from '#server/features/statements/index.ts';
import { invalid, notFound } from '#server/kit/apiError.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { findStory } from '#server/kit/story.ts';
import { loadBalances, parseCents } from '#server/platform/ledger/balance.ts';
import { selectEarned, selectPaid, type EarnedRow } from './earned.ts';

const { bonusDetail, statement } = tables;
const ever = { view: 'monthly', from: '0001-01-01', to: '9999-12-31' } as const;

type Period = { view: 'daily' | 'monthly'; from?: string; to?: string };

function getRange(query: Period, now: Date) {
  const range = resolveEarningsRange(query, now);
  if (!range) throw invalid({ from: noEarningsRange });
  return { view: query.view, ...range };
}

/** The sums of rows by a key, in the order in which the keys first come. */
function groupTotals<K>(rows: readonly EarnedRow[], getKey: (row: EarnedRow) => K) {
  return [...Map.groupBy(rows, getKey)].map(([key, some]) => ({ key, first: some[0]!, totals: sumEarned(some) }));
}

/** The snapshot of the month, or the month as it stands. */
async function loadMonth({ db, user: me }: Context, month: string) {
  const [closed] = await db
    .select({
      status: statement.status,
      carried_forward: statement.carried_forward,
      content: statementSnapshots.content,
    })
    .from(statement)
    .innerJoin(statementSnapshots, eq(statementSnapshots.statement_id, statement.id))
    .where(and(eq(statement.author_id, me.id), eq(statement.month, month)))
    .orderBy(desc(statement.id))
    .limit(1);
  if (closed) {
    const { status, carried_forward } = closed;
    return { summary: JSON.parse(closed.content) as EarningsSummary, status, carried_forward };
  }
  const { summary } = summarizeMonth(month, await sumBookedUpTo(db, month, me.id), await loadBonuses(db, month, me.id));
  return { summary, status: null, carried_forward: false };
}

export const earnings: HandlersOf<typeof calls> = {
  async listEarnings({ query: { language, app, ...period } }, { db, now, user: me }) {
    const range = getRange(period, now);
    const rows = await selectEarned(
      db,
      me.id,
      range,
      and(language && eq(ledgerPostings.language, language), app ? eq(ledgerPostings.app, app) : undefined),
    );
    return {
      ...range,
      currency_symbol: currencySymbol,
      ...sumEarned(rows),
      items: groupTotals(rows, ({ date }) => date).map(({ key, totals }) => ({ date: key, ...totals })),
      apps: groupTotals(
        rows.filter(({ app }) => app !== null),
        ({ app }) => app!,
      )
        .map(({ key, totals }) => ({ app: key, total_income_amount: totals.total_income_amount }))
        .toSorted((a, b) => b.total_income_amount - a.total_income_amount),
      works: groupTotals(
        rows.filter(({ fiction_id }) => fiction_id !== null),
        ({ fiction_id }) => fiction_id!,
      )
        .map(({ key, first, totals }) => ({ fiction_id: key, title: first.title ?? '', ...totals }))
        .toSorted((a, b) => b.total_income_amount - a.total_income_amount),
    };
  },

  async getStoryEarnings({ params: { fiction_id }, query }, context) {
    const { db, now, user: me } = context;
    const { title, language, chapter_count } = await findStory(context, fiction_id);
    const range = getRange(query, now);
    const rows = await selectEarned(db, me.id, range, eq(ledgerPostings.fiction_id, fiction_id));
    const place = ({ date, app, language }: Pick<EarnedRow, 'date' | 'app' | 'language'>) =>
      `${date} ${app} ${language}`;
    const paid = await selectPaid(db, fiction_id, range);
    const paidAt = new Map(paid.map((row) => [place(row), row]));
    return {
      ...range,
      currency_symbol: currencySymbol,
      ...sumEarned(rows),
      net_amount: paid.reduce((total, { net }) => total + net, 0),
      app_fees: paid.reduce((total, { fees }) => total + fees, 0),
      fiction_id,
      title,
      language,
      chapter_count,
      items: groupTotals(rows, place).map(({ key, first, totals }) => ({
        date: first.date,
        app: first.app,
        language: first.language,
        ...totals,
        net_amount: paidAt.get(key)?.net ?? 0,
        app_fees: paidAt.get(key)?.fees ?? 0,
      })),
      bonus_detail: await loadBonusLines(
        db,
        and(eq(bonusDetail.fiction_id, fiction_id), between(bonusDetail.day, range.from, range.to)),
      ),
    };
  },

  async getMonthRevenue({ params: { month } }, context) {
    if (month > monthOf(context.now)) throw notFound();
    const { summary, status, carried_forward } = await loadMonth(context, month);
    const { currency_symbol, income_amount, bonus, carried_in, items } = summary;
    return { month, currency_symbol, income_amount, bonus, carried_in, items, status, carried_forward };
  },

  async getEarningsStats(_, { db, now, user: me }) {
    const rows = await selectEarned(db, me.id, ever);
    const of = (...kinds: EntryKind[]) =>
      rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0);
    const yesterday = addDays(dayOf(now), -1);
    const fresh = await selectEarned(db, me.id, { view: 'daily', from: yesterday, to: yesterday });
    const balances = (await loadBalances(db, ['author', 'settling', 'payout'], [me.id])).get(me.id) ?? {};
    const { author = 0, settling = 0, payout = 0 } = balances;
    const closed = and(eq(statement.author_id, me.id), isNotNull(statement.hash));
    const [waiting] = await db
      .select({ payable: sum(statement.amount_payable) })
      .from(statement)
      .where(and(closed, eq(statement.carried_forward, false), ne(statement.status, 'paid')));
    const total_income = sumEarned(rows).total_income_amount;
    const unsettled_payment = author + settling + payout;
    return {
      currency_symbol: currencySymbol,
      total_income,
      // What was earned and is owed no more was paid.
      received_payment: total_income - unsettled_payment,
      unsettled_payment,
      amount_payable: parseCents(waiting?.payable),
      yesterday_income: sumEarned(fresh).total_income_amount,
      royalty_share: of('royalty'),
      ad_share: of('ad'),
      gift_share: of('gift'),
      completion_bonus: of('completion_bonus'),
      update_bonus: of('update_bonus'),
      contest_prize: of('contest_prize'),
      contest_incentive: of('contest_incentive'),
      additions: of('addition', 'deduction'),
      other_income: of('other_income'),
      fine: -of('fine') || 0,
      month: monthOf(now),
    };
  },
};
