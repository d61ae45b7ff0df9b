import type { Message } from '#domain/kit/messages.ts';
import type { EntryKind } from '../earnings/ledger.ts';
import { addDays, addMonths, dayOf, endOfDay, getLastDayOfMonth, monthOf, startOfDay } from '../shared/clock.ts';
import { settling } from './settling.ts';

const getDayOfMonth = (month: string, day: number): string => `${month}-${String(day).padStart(2, '0')}`;

/**
 * When the statement of a month is confirmed: from the 1st 00:00 to the 4th 23:59:59 UTC+8 of the next. A month that is
 * closed later gives its authors as many days from then on.
 */
export function getConfirmationWindow(month: string, closed: Date): { from: Date; until: Date } {
  const next = addMonths(month, 1);
  const until = endOfDay(getDayOfMonth(next, settling.confirmDay));
  if (closed <= until) return { from: startOfDay(getDayOfMonth(next, 1)), until };
  return { from: closed, until: endOfDay(addDays(dayOf(closed), settling.confirmDay - 1)) };
}

/** Until when a rejected statement may be sent in again: the 10th 23:59 UTC+8, or some days more where that is over. */
export function getResubmitEnd(month: string, now: Date): Date {
  const until = endOfDay(getDayOfMonth(addMonths(month, 1), settling.resubmitDay));
  return now <= until ? until : endOfDay(addDays(dayOf(now), settling.confirmDay - 1));
}

/** The UTC+8 days that finance may give a rejected statement: up to the end of the month that it is paid in. */
export function getResubmitDays(month: string, now: Date): { from: string; usual: string; until: string } {
  const usual = dayOf(getResubmitEnd(month, now));
  const last = getLastDayOfMonth(addMonths(month, 1));
  return { from: dayOf(now), usual, until: last > usual ? last : usual };
}

/**
 * The UTC+8 day that a confirmation is booked on: its own, and at the latest the last of the month after the statement's,
 * whose statement else had the amount again.
 */
export function getSettlingDay(month: string, confirmed: Date): string {
  const day = dayOf(confirmed);
  const last = getLastDayOfMonth(addMonths(month, 1));
  return day < last ? day : last;
}

export const isWithin = (now: Date, { from, until }: { from: string; until: string }): boolean =>
  now >= new Date(from) && now <= new Date(until);

/** What has happened to a statement up to its payment. */
export const statementEvents = [
  'closed',
  'confirmed',
  'rejected',
  'carried',
  'approved',
  'sent',
  'paid',
  'failed',
] as const;
export type StatementEvent = (typeof statementEvents)[number];

/** What an entry on an author's account is of a month's statement. */
export const statementParts = [
  'royalty_share',
  'ad_share',
  'gift_share',
  'bonus',
  'additions',
  'other_income',
  'fine',
  'adjustment',
  'carried_in',
] as const;
export type StatementPart = (typeof statementParts)[number];

const parts: Partial<Record<EntryKind, StatementPart>> = {
  royalty: 'royalty_share',
  ad: 'ad_share',
  gift: 'gift_share',
  completion_bonus: 'bonus',
  update_bonus: 'bonus',
  contest_prize: 'bonus',
  contest_incentive: 'bonus',
  fine: 'fine',
  addition: 'additions',
  deduction: 'additions',
  other_income: 'other_income',
};

/**
 * The part of `month`'s statement that an entry belongs to, by the months that it was booked in and earned in. What was
 * booked before, or only moved, is carried in. What came late is an adjustment, but ads, which are always told a month
 * late (portal.md section 9).
 */
export function findStatementPart(
  month: string,
  entry: { kind: EntryKind; booked: string; earned: string },
): StatementPart {
  const part = parts[entry.kind];
  if (entry.booked < month || part === undefined) return 'carried_in';
  const late = entry.earned < (part === 'ad_share' ? addMonths(month, -1) : month);
  return late ? 'adjustment' : part;
}

/** The parts and what they come to. */
export const statementFigures = [...statementParts, 'amount_payable'] as const;
export type StatementFigures = Record<(typeof statementFigures)[number], number>;

/** Cents by part; a fine is stored positive and deducted. */
export function sumStatementParts(
  month: string,
  entries: readonly { kind: EntryKind; booked: string; earned: string; amount: number }[],
): StatementFigures {
  const totals: Record<StatementPart, number> = {
    royalty_share: 0,
    ad_share: 0,
    gift_share: 0,
    bonus: 0,
    fine: 0,
    additions: 0,
    other_income: 0,
    adjustment: 0,
    carried_in: 0,
  };
  for (const entry of entries) {
    const part = findStatementPart(month, entry);
    totals[part] += part === 'fine' ? -entry.amount : entry.amount;
  }
  return { ...totals, amount_payable: entries.reduce((sum, { amount }) => sum + amount, 0) };
}

export const closeChecks = [
  'over',
  'open',
  'before',
  'imports',
  'bonuses',
  'confirmed',
  'revenue',
  'balanced',
] as const;
export type CloseCheck = (typeof closeChecks)[number];

interface Books {
  month: string;
  closed: boolean;
  /** The first month that is open and has been booked in, or follows a closed one; null where there is none. */
  next: string | null;
  /** Imports of revenue that are being booked or taken back. */
  imports_under_way: number;
  pending_bonuses: number;
  /** Statements of earlier months that nobody has confirmed: closing the month carries them forward. */
  unconfirmed: number;
  revenue_lines: number;
  balanced: boolean;
}

/** What is looked at before a month is closed; what is not `binding` is a hint. */
export function checkClosing(books: Books, now: Date) {
  const line = <C extends CloseCheck, B extends boolean>(
    check: C,
    met: boolean,
    binding: B,
    args: Message['args'] = {},
  ) => ({ check, met, binding, args });
  return [
    line('over', books.month < monthOf(now), true),
    line('open', !books.closed, true),
    line('before', books.closed || books.next === null || books.next === books.month, true, {
      month: books.next ?? '',
    }),
    line('imports', books.imports_under_way === 0, true),
    line('balanced', books.balanced, true),
    line('bonuses', books.pending_bonuses === 0, false, { count: books.pending_bonuses }),
    line('confirmed', books.unconfirmed === 0, false, { count: books.unconfirmed }),
    line('revenue', books.revenue_lines > 0, false, { count: books.revenue_lines }),
  ];
}
