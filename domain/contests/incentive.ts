import { addMonths, dayOf, getMonth } from '#domain/shared/clock.ts';

export interface Incentive {
  above: number;
  from: string;
  to: string;
  amount: number;
}

interface Rules {
  incentive_above: number | null;
  incentive_from: string | null;
  incentive_to: string | null;
  incentive_amount: number | null;
}

/** What a contest pays for revenue, once it says how much. */
export function getIncentive(rules: Rules): Incentive | null {
  const { incentive_above: above, incentive_from: from, incentive_to: to, incentive_amount: amount } = rules;
  return above === null || from === null || to === null || amount === null ? null : { above, from, to, amount };
}

/** Whether its last day, in UTC+8, is over. */
export const isOver = ({ to }: Pick<Incentive, 'to'>, now: Date): boolean => dayOf(now) > to;

/** The day that an incentive is booked on: of the month after its last day, as revenue of that day is. */
export const getIncentiveDay = ({ to }: Pick<Incentive, 'to'>): string => `${addMonths(getMonth(to), 1)}-01`;
