import type { InterfaceLanguage } from '#domain/languages.ts';

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

/** The name of a country in the reader's language. */
export const formatCountryName = (code: string, language: InterfaceLanguage): string =>
  getDisplayNames(language, 'region').of(code) ?? code;
