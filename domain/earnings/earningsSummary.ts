import * as t from '#domain/kit/types.ts';
import { bonusLine } from '../bonuses/bonusLine.ts';
import { earnedColumns, type EarnedColumn } from './earned.ts';

export const currencySymbol = '$';

const cents = () => t.integer().required();

/** A rule for each figure of `Earned`. */
export const earned = Object.fromEntries(earnedColumns.map((name) => [name, cents()])) as Record<
  EarnedColumn,
  ReturnType<typeof cents>
>;

/** A story's part of a statement (portal.md section 3, 'Income row'). */
const earningsRow = t.object({
  fiction_id: t.id().nullable().defined(),
  title: t.string().defined(),
  ...earned,
  bonus_detail: t.array(bonusLine).required(),
});

/** Rows of a language, or of an earlier month that something came late for; `key` is `en` or `2026-02`. */
const earningsGroup = t.object({
  key: t.string().required(),
  total_income_amount: cents(),
  list: t.array(earningsRow).required(),
});

/**
 * The income summary of the payment dialog (portal.md section 3): `income_amount` is payable, `bonus` what it has of
 * bonuses, additions, deductions and other income, `carried_in` what is left of months before.
 */
export const earningsSummary = {
  month: t.string().required(),
  currency_symbol: t.string().required(),
  income_amount: cents(),
  bonus: cents(),
  carried_in: cents(),
  items: t.array(earningsGroup).required(),
};

const summary = t.object(earningsSummary);
export type EarningsSummary = t.InferType<typeof summary>;
export type EarningsRow = EarningsSummary['items'][number]['list'][number];
