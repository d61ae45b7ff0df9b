import { getMonth } from '../shared/clock.ts';

/**
 * Accounts of the double-entry ledger (decisions.md, 'Money'). An amount is what an account is given, or with a minus
 * what it gives, so the amounts of a posting sum to zero. `author` is what an author has earned and was not yet settled,
 * `settling` what an author has confirmed, `payout` what is on its way to the bank; these say whose money it is. The others
 * are the house's: readers pay the `partner`, who keeps `app_fees`; banks keep `fees`.
 */
export const accountKinds = [
  'partner',
  'app_fees',
  'platform',
  'author',
  'settling',
  'payout',
  'paid',
  'fees',
] as const;
export type AccountKind = (typeof accountKinds)[number];

/** What moves money. */
export const entryKinds = [
  'royalty',
  'ad',
  'gift',
  'app_fee',
  'completion_bonus',
  'update_bonus',
  'contest_prize',
  'contest_incentive',
  'fine',
  'addition',
  'deduction',
  'other_income',
  'settle',
  'release',
  'payout',
  'paid',
  'fee',
  'failed',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** The three that partners pay for, each a column of incomes. */
export const revenueKinds = ['royalty', 'ad', 'gift'] as const satisfies EntryKind[];
export type RevenueKind = (typeof revenueKinds)[number];
export const isRevenue = (kind: EntryKind): kind is RevenueKind =>
  (revenueKinds as readonly EntryKind[]).includes(kind);

/** What is earned; the other kinds only move it. */
export const earningKinds = [
  ...revenueKinds,
  'completion_bonus',
  'update_bonus',
  'contest_prize',
  'contest_incentive',
  'fine',
  'addition',
  'deduction',
  'other_income',
] as const satisfies EntryKind[];

/** The month that something of `day` is booked in: a closed month takes nothing more, the one after it does. */
export const getBookingMonth = (day: string, openMonth: string | null): string => {
  const month = getMonth(day);
  return openMonth !== null && openMonth > month ? openMonth : month;
};
