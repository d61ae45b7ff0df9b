import { ruleOf } from '#domain/kit/entity.ts';
import { choice, date, text } from '#domain/kit/fields.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import * as t from '#domain/kit/types.ts';
import { storyLanguages, type StoryLanguage } from '#domain/languages.ts';
import { parseMoney } from '../kit/amounts.ts';

/** What one file of revenue may have (decisions.md, 'Money'). */
export const revenueFile = {
  ending: '.csv',
  type: 'text/csv',
  bytes: 2 * 1024 ** 2,
  lines: 20_000,
  shownErrors: 200,
} as const;

export const revenueTooLarge = message('earnings.office.too_large', { size: revenueFile.bytes / 1024 ** 2 });

/** Columns of a partner's file, in any order. Amounts are net, in dollars with at most two decimals. */
export const revenueColumns = ['app', 'day', 'book', 'language', 'royalty', 'ad', 'gift'] as const;
/** One that it may have besides: what readers paid, before the app took its fees. */
export const grossColumn = 'gross';
export type RevenueColumn = (typeof revenueColumns)[number] | typeof grossColumn;

export interface RevenueLine {
  app: string;
  day: string;
  fiction_id: number;
  language: StoryLanguage;
  /** Net cents. */
  royalty: number;
  ad: number;
  gift: number;
  /** Cents that the app kept of what readers paid; nought also where the file does not say. */
  fees: number;
}

/** A line that can be booked: `at` is its line in the file, `share` the part of its author, 0 to 1. */
export interface BookableLine extends RevenueLine {
  at: number;
  share: number;
}

/** Cents of one amount; more is a slip. */
const most = 100_000_000_000;

const rules = {
  app: ruleOf(text({ required: true, max: 60, matches: /^[\p{L}\p{N}][\p{L}\p{N} ._&'-]*$/u })),
  day: ruleOf(date({ required: true })),
  language: ruleOf(choice(storyLanguages, { required: true })),
};

/** The columns that a header lacks or has twice, and those that nobody knows, which are ignored. */
export function checkColumns(header: readonly string[]): { wrong: string[]; ignored: string[] } {
  const allColumns: readonly string[] = [...revenueColumns, grossColumn];
  const missing = revenueColumns.filter((column) => !header.includes(column));
  const twice = allColumns.filter((column) => header.indexOf(column) !== header.lastIndexOf(column));
  const ignored = header.filter((name) => name !== '' && !allColumns.includes(name));
  return { wrong: [...missing, ...twice], ignored };
}

type Errors = Partial<Record<RevenueColumn, Message>>;

/** An amount of a file in cents; undefined: it is none. Where a comma is the decimal sign, dots may group: 1.234,56. */
function parseAmount(cell: string, decimalComma: boolean): number | undefined {
  const grouped = decimalComma && /^-?\d{1,3}(\.\d{3})+,\d{1,2}$/.test(cell);
  return parseMoney(grouped ? cell.replaceAll('.', '') : cell);
}

/**
 * A line of a file as it is meant, or what is wrong with it by column; `today` is the last day that can be. An amount of
 * nothing is a nought: a blank may be one that was forgotten.
 */
export function readRevenueLine(
  cells: Record<(typeof revenueColumns)[number], string> & Partial<Record<typeof grossColumn, string>>,
  { today, decimalComma = false }: { today: string; decimalComma?: boolean },
): { line: RevenueLine } | { errors: Errors } {
  const errors: Errors = {};
  const read = <T>(column: keyof typeof rules, rule: t.Schema<T>): T => {
    try {
      return rule.validateSync(cells[column]);
    } catch (error) {
      if (!(error instanceof t.ValidationError)) throw error;
      errors[column] = error.errors[0] as unknown as Message;
      return undefined as T;
    }
  };
  const amount = (column: 'royalty' | 'ad' | 'gift' | 'gross'): number => {
    const cell = cells[column]?.trim() ?? '';
    const cents = parseAmount(cell, decimalComma);
    if (cell === '') errors[column] = message('earnings.office.blank_amount');
    else if (cents === undefined) errors[column] = message('earnings.office.no_amount');
    else if (Math.abs(cents) > most) errors[column] = message('validation.max', { max: most / 100 });
    return cents ?? 0;
  };
  const book = /^[1-9]\d{0,8}$/.test(cells.book) ? Number(cells.book) : undefined;
  if (book === undefined) errors.book = message('earnings.office.no_work');
  const paid = { royalty: amount('royalty'), ad: amount('ad'), gift: amount('gift') };
  const net = paid.royalty + paid.ad + paid.gift;
  const fees = cells.gross?.trim() ? amount('gross') - net : 0;
  // What is paid back has a minus, and so have its fees.
  if (net < 0 ? fees > 0 : fees < 0) errors.gross ??= message('earnings.office.gross_below_net');
  const line = {
    app: read('app', rules.app),
    day: read('day', rules.day),
    fiction_id: book ?? 0,
    language: read('language', rules.language),
    ...paid,
    fees,
  };
  if (errors.language)
    errors.language = message('earnings.office.no_language', { languages: storyLanguages.join(', ') });
  if (line.day && line.day > today) errors.day = message('common.shared.errors.future_day');
  return Object.keys(errors).length > 0 ? { errors } : { line };
}

/** What must not be there twice. */
export const formatLineKey = (line: { app: string; day: string; fiction_id: number; language: string }): string =>
  `${line.app}|${line.day}|${line.fiction_id}|${line.language}`;
