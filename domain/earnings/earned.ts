import { monthOf } from '../shared/clock.ts';
import type { EntryKind } from './ledger.ts';

/** What earnings are for, in the order of tables (portal.md section 3, 'Income row'). */
export const earnedColumns = [
  'royalty_income',
  'ad_income',
  'gift_income',
  'bonus',
  'fine',
  'total_income_amount',
] as const;
export type EarnedColumn = (typeof earnedColumns)[number];
/** Cents; `bonus` has additions, deductions and other income in it, `fine` is positive and deducted from the total. */
export type Earned = Record<EarnedColumn, number>;

const columns: Partial<Record<EntryKind, Exclude<EarnedColumn, 'total_income_amount'>>> = {
  royalty: 'royalty_income',
  ad: 'ad_income',
  gift: 'gift_income',
  fine: 'fine',
};

/** Adds an entry of an author's account to what was earned. */
export function addEarned(earned: Earned, { kind, amount }: { kind: EntryKind; amount: number }): void {
  const column = columns[kind] ?? 'bonus';
  earned[column] += column === 'fine' ? -amount : amount;
  earned.total_income_amount += amount;
}

/** What some entries come to. */
export function sumEarned(entries: readonly { kind: EntryKind; amount: number }[]): Earned {
  const earned = { royalty_income: 0, ad_income: 0, gift_income: 0, bonus: 0, fine: 0, total_income_amount: 0 };
  for (const entry of entries) addEarned(earned, entry);
  return earned;
}

/** Months, UTC+8, in which no ad share is shown (portal.md section 4). */
const withoutAds: ReadonlySet<string> = new Set(['2023-07', '2023-08']);

/** The columns that tables of earnings have at present: ads but in two months, fines where some row has one. */
export const selectColumns = (rows: readonly { fine: number }[], now = new Date()): EarnedColumn[] =>
  earnedColumns.filter(
    (name) =>
      (name !== 'ad_income' || !withoutAds.has(monthOf(now))) && (name !== 'fine' || rows.some(({ fine }) => fine > 0)),
  );
