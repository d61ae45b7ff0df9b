import { monthOf } from './clock.ts';

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
export type Earned = Record<EarnedColumn, number>;

/** Months, UTC+8, in which no ad share is shown (portal.md section 4). */
const withoutAds: ReadonlySet<string> = new Set(['2023-07', '2023-08']);

/** The columns that tables of earnings have at present: ads but in two months, fines where some row has one. */
export const shownColumns = (rows: readonly { fine: number }[], now = new Date()): EarnedColumn[] =>
  earnedColumns.filter(
    (name) =>
      (name !== 'ad_income' || !withoutAds.has(monthOf(now))) && (name !== 'fine' || rows.some(({ fine }) => fine > 0)),
  );
