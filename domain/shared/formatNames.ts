import type { InterfaceLanguage } from '../languages.ts';

// Intl's formatters are dear to make and used in every cell.
const displayNames = new Map<string, Intl.DisplayNames>();

function getDisplayNames(language: InterfaceLanguage, type: 'language' | 'region'): Intl.DisplayNames {
  const id = `${type}${language}`;
  const names = displayNames.get(id) ?? new Intl.DisplayNames(language, { type });
  displayNames.set(id, names);
  return names;
}

/** The name of a language in the reader's own; the script says more of Chinese than the country. */
export const formatLanguageName = (code: string, language: InterfaceLanguage): string =>
  getDisplayNames(language, 'language').of(code === 'zh-CN' ? 'zh-Hans' : code) ?? code;

/** The name of a country, by its ISO 3166-1 alpha-2 code, in the reader's language. */
export const formatCountryName = (code: string, language: InterfaceLanguage): string =>
  getDisplayNames(language, 'region').of(code) ?? code;

/** A name as it stands by itself: where there is no CSS that would give it its capital. */
export const capitalize = (name: string, language: InterfaceLanguage): string =>
  name.charAt(0).toLocaleUpperCase(language) + name.slice(1);

/** So many numbers are named one by one. */
const mostNumbers = 4;

/** Chapters as their numbers: those that follow one another as a range, of others the first few. */
export function formatNumbers(numbers: readonly number[], language: InterfaceLanguage): string {
  const [first, last] = [numbers[0]!, numbers.at(-1)!];
  if (numbers.length > 2 && last - first === numbers.length - 1) return `${first}–${last}`;
  const named = numbers.slice(0, mostNumbers).map(String);
  return numbers.length > mostNumbers ? `${named.join(', ')} …` : new Intl.ListFormat(language).format(named);
}
