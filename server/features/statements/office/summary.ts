import { addEarned, sumEarned } from '#domain/earnings/earned.ts';
import { currencySymbol, type EarningsRow, type EarningsSummary } from '#domain/earnings/earningsSummary.ts';
import { getMonth } from '#domain/shared/clock.ts';
import { findStatementPart, sumStatementParts, type StatementFigures } from '#domain/statements/statement.ts';
import type { Booked } from './entries.ts';

export interface BonusPosting {
  fiction_id: number;
  line: EarningsRow['bonus_detail'][number];
}

const newRow = ({ fiction_id, title }: Booked): EarningsRow => ({
  fiction_id,
  title: title ?? '',
  ...sumEarned([]),
  bonus_detail: [],
});

const order = (a: string, b: string): number => Number(/^\d/.test(a)) - Number(/^\d/.test(b)) || (a < b ? -1 : 1);

/** One author's month as figures, and as what the author is shown of it. Its groups and `carried_in` sum to the payable. */
export function summarizeMonth(
  month: string,
  entries: readonly Booked[],
  details: readonly BonusPosting[],
): { parts: StatementFigures; summary: EarningsSummary } {
  const parts = sumStatementParts(month, entries);
  const groups = new Map<string, Map<number | null, EarningsRow>>();
  for (const entry of entries) {
    const part = findStatementPart(month, entry);
    if (part === 'carried_in') continue;
    const key = part === 'adjustment' ? entry.earned : (entry.language ?? '');
    const group = groups.get(key) ?? new Map<number | null, EarningsRow>();
    groups.set(key, group);
    const row = group.get(entry.fiction_id) ?? newRow(entry);
    group.set(entry.fiction_id, row);
    addEarned(row, entry);
  }
  for (const { fiction_id, line } of details)
    for (const [key, group] of groups) {
      const earned = getMonth(line.created_date);
      const row = (earned < month ? key === earned : !/^\d/.test(key)) && group.get(fiction_id);
      if (row) {
        row.bonus_detail.push(line);
        break;
      }
    }
  // Languages first, then the months that something came late for.
  const items = [...groups]
    .toSorted(([a], [b]) => order(a, b))
    .map(([key, group]) => {
      const list = [...group.values()];
      return { key, total_income_amount: list.reduce((sum, row) => sum + row.total_income_amount, 0), list };
    });
  const { amount_payable, bonus, additions, other_income, carried_in } = parts;
  return {
    parts,
    summary: {
      month,
      currency_symbol: currencySymbol,
      income_amount: amount_payable,
      bonus: bonus + additions + other_income,
      carried_in,
      items,
    },
  };
}
