import * as t from '#domain/kit/types.ts';
import { bonusLine } from './bonusLine.ts';

export const currencySymbol = '$';

/** A work's part of a statement in cents (portal.md section 3, 'Income row'); `fine` is positive and deducted. */
const incomeRow = t.object({
  fiction_id: t.id().nullable().defined(),
  title: t.string().defined(),
  royalty_income: t.integer().required(),
  ad_income: t.integer().required(),
  gift_income: t.integer().required(),
  bonus: t.integer().required(),
  bonus_detail: t.array(bonusLine).required(),
  fine: t.integer().required(),
  total_income_amount: t.integer().required(),
});

/** Rows of a language, or of an earlier month that something came late for; `key` is `en` or `2026-02`. */
const incomeGroup = t.object({
  key: t.string().required(),
  total_income_amount: t.integer().required(),
  list: t.array(incomeRow).required(),
});

/**
 * The income summary of the payment dialog (portal.md section 3): `income_amount` is payable, `bonus` what it has of
 * bonuses, additions and deductions, `carried_in` what is left of months before.
 */
export const incomeSummary = {
  month: t.string().required(),
  currency_symbol: t.string().required(),
  income_amount: t.integer().required(),
  bonus: t.integer().required(),
  carried_in: t.integer().required(),
  items: t.array(incomeGroup).required(),
};

const summary = t.object(incomeSummary);
export type IncomeSummary = t.InferType<typeof summary>;
export type IncomeRow = IncomeSummary['items'][number]['list'][number];
