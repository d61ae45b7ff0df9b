import { getMonth } from '../shared/clock.ts';
import type { RevenueLine } from './revenueFile.ts';

/**
 * What somebody has to say yes to before a file of revenue is booked: most likely a slip, yet it may be meant. A day of
 * a year before the contract, one of a month that is closed, which is booked in the open month, one that is far from
 * most days of the file, and money that is taken back.
 */
export const revenueQuestions = ['before_contract', 'closed_month', 'far_month', 'negative'] as const;
export type RevenueQuestion = (typeof revenueQuestions)[number];

export interface Books {
  /** The first month that is open, `2026-03`; null while none was closed. */
  openMonth: string | null;
  /** The day that the contract of a story was signed, where it is known. */
  signedOn: (fiction_id: number) => string | undefined;
}

/** Months from the one that most lines are of, from which on a line is far. */
const far = 2;

const countMonthsBetween = (one: string, other: string): number => {
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  return Math.abs(count(one) - count(other));
};

/** The month that most lines are of. */
function findUsualMonth(lines: readonly Pick<RevenueLine, 'day'>[]): string {
  const counts = new Map<string, number>();
  for (const month of lines.map(({ day }) => getMonth(day))) counts.set(month, (counts.get(month) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** What a file asks, with the lines that it asks for. */
export function listQuestions<L extends RevenueLine>(
  lines: readonly L[],
  { openMonth, signedOn }: Books,
): { question: RevenueQuestion; lines: L[] }[] {
  const usual = findUsualMonth(lines);
  const asks: Record<RevenueQuestion, (line: L) => boolean> = {
    before_contract: ({ day, fiction_id }) => day.slice(0, 4) < (signedOn(fiction_id)?.slice(0, 4) ?? ''),
    closed_month: ({ day }) => openMonth !== null && getMonth(day) < openMonth,
    far_month: ({ day }) => countMonthsBetween(day, usual) >= far,
    negative: ({ royalty, ad, gift }) => Math.min(royalty, ad, gift) < 0,
  };
  return revenueQuestions
    .map((question) => ({ question, lines: lines.filter(asks[question]) }))
    .filter((one) => one.lines.length > 0);
}
