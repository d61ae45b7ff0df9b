import { formatNumber } from '#domain/kit/figures.ts';
import { getNumberLocale, type InterfaceLanguage } from '#domain/languages.ts';

/** '12.34', '12,34' or '12' as cents; undefined when it is no amount with at most two decimals. */
export function parseMoney(plain: string): number | undefined {
  const match = /^(-?)(\d{1,13})(?:[.,](\d{1,2}))?$/.exec(plain.trim());
  if (!match) return undefined;
  const cents = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] ? -cents || 0 : cents;
}

const groupSigns = new Map<InterfaceLanguage, string>();

/** What stands between thousands: a comma, a dot, or a space of some width. */
function getGroupSign(language: InterfaceLanguage): string {
  const cachedSign = groupSigns.get(language);
  if (cachedSign) return cachedSign;
  const parts = new Intl.NumberFormat(getNumberLocale(language)).formatToParts(12_345_678);
  const sign = parts.find(({ type }) => type === 'group')?.value ?? '';
  groupSigns.set(language, sign);
  return sign;
}

const grouped = [
  /^-?\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?$/,
  /^-?\d{1,3}(?:,\d{3})+\.\d{1,2}$/,
  /^-?\d{1,3}(?:\.\d{3})+,\d{1,2}$/,
  /^-?\d{1,3}(?:,\d{3}){2,}$/,
  /^-?\d{1,3}(?:\.\d{3}){2,}$/,
];
const oneGroup = /^-?[1-9]\d{0,2}([.,])\d{3}$/;

/** Every sign but a decimal one, which has one or two digits after it at the end. */
const withoutGroups = (text: string): string => text.replace(/[ .,](?!\d{1,2}$)/g, '');

/**
 * Dollars as a person types them, in cents: `1,250.5`, `1.250,50`, `1 250,50`, `$12`. Of `1,250` and `1.250` the language
 * says whether that is a thousand; undefined when it is no amount, or might be two.
 */
export function parseTypedMoney(typed: string, language: InterfaceLanguage): number | undefined {
  // Also full-width digits and spaces that do not break.
  const text = typed
    .normalize('NFKC')
    .replace('\u2212', '-')
    .replace(/USD|US\$|\$/i, '')
    .replace(/^\s*-\s*/, '-')
    .trim();
  const isThousand = oneGroup.exec(text)?.[1] === getGroupSign(language);
  return parseMoney(isThousand || grouped.some((form) => form.test(text)) ? withoutGroups(text) : text);
}

/** Cents as they stand in an input: no groups, and decimals where there are any. */
export const writeTypedMoney = (cents: number, language: InterfaceLanguage): string =>
  formatNumber(cents / 100, language, {
    useGrouping: false,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  });

/** A percentage as a person types it, as a share from 0 to 1: `55`, `12,5 %`; undefined when it is none. */
export function parseTypedPercent(typed: string): number | undefined {
  const hundredths = parseMoney(typed.normalize('NFKC').replace('%', ''));
  return hundredths === undefined || hundredths < 0 || hundredths > 10_000 ? undefined : hundredths / 10_000;
}

/** A share as it stands in an input for percentages, without the sign. */
export const writeTypedPercent = (share: number, language: InterfaceLanguage): string =>
  formatNumber(share * 100, language, { useGrouping: false, maximumFractionDigits: 2 });
