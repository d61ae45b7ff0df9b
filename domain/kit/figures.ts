import { getNumberLocale, type InterfaceLanguage } from '#domain/languages.ts';

// Intl's formatters are dear to make and used in every cell.
const formats = new Map<string, Intl.NumberFormat>();

/** How many, in the digits and groups of a language. */
export function formatNumber(
  value: number,
  language: InterfaceLanguage,
  options: Intl.NumberFormatOptions = {},
): string {
  const id = `${language}${JSON.stringify(options)}`;
  const format = formats.get(id) ?? new Intl.NumberFormat(getNumberLocale(language), options);
  formats.set(id, format);
  return format.format(value);
}

/** Which one: the number of a chapter, a file or a line is a name, and has no groups. */
export const formatOrdinal = (value: number, language: InterfaceLanguage): string =>
  formatNumber(value, language, { useGrouping: false });

/** A share from 0 to 1, to a hundredth of a percent. */
export const formatShare = (share: number, language: InterfaceLanguage): string =>
  formatNumber(share, language, { style: 'percent', maximumFractionDigits: 2 });

/** US cents as dollars, on screens, in emails and in PDFs alike. */
export const formatMoney = (
  cents: number,
  language: InterfaceLanguage,
  options: Pick<Intl.NumberFormatOptions, 'maximumFractionDigits'> = {},
): string => formatNumber(cents / 100, language, { style: 'currency', currency: 'USD', ...options });

/** US cents as dollars in files that other programs read: no sign of a currency or of a language. */
export const formatDollars = (cents: number): string => (cents / 100).toFixed(2);

/** Places in sentences where a number is US cents, a share, or says which one; any other number says how many. */
const cents = new Set([
  'amount',
  'below',
  'fee',
  'gross',
  'least_fee',
  'most_fee',
  'payout',
  'revenue',
  'settling',
  'sum',
]);
const shares = new Set(['percent', 'share']);
const ordinals = new Set(['behind', 'chapter', 'file', 'first', 'id', 'last', 'line', 'number', 'page', 'version']);

function writeFigure(place: string, value: number, language: InterfaceLanguage): string {
  if (cents.has(place)) return formatMoney(value, language);
  if (shares.has(place)) return formatShare(value, language);
  return (ordinals.has(place) ? formatOrdinal : formatNumber)(value, language);
}

/**
 * What polyglot takes as `replace`: fills the places of a sentence, `%{count}`, and writes numbers as the language does.
 * Text stands as it is, but for a full stop, as of '20 окт. 2026 г.', before that of the sentence.
 */
export const fillPlaces = (language: InterfaceLanguage) =>
  function (this: string, places: RegExp, getValue: (...match: string[]) => unknown): string {
    return this.replace(places, (match: string, place: string, at: number) => {
      const value = getValue(match, place);
      if (typeof value === 'number') return writeFigure(place, value, language);
      const isStopped = this[at + match.length] === '.';
      return isStopped ? String(value).replace(/(?<!\.)\.$/, '') : String(value);
    });
  };
