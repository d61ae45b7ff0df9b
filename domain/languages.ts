/** Interface languages (portal.md section 9), each by its own name; `en` is the default. */
export const interfaceLanguages = {
  en: 'English',
  'zh-CN': '简体中文',
  ru: 'Русский',
  es: 'Español',
  vi: 'Tiếng Việt',
  ko: '한국어',
  id: 'Bahasa Indonesia',
  pt: 'Português',
  th: 'ไทย',
  fr: 'Français',
} as const;

export type InterfaceLanguage = keyof typeof interfaceLanguages;
export const interfaceLanguageCodes = Object.keys(interfaceLanguages) as InterfaceLanguage[];
export const defaultLanguage = 'en' satisfies InterfaceLanguage;

/** How `Intl` writes dates in a language: Thai ones too by the Gregorian calendar, as date inputs and PDFs have it. */
export const getDateLocale = (language: InterfaceLanguage): string => `${language}-u-ca-gregory`;

/** How `Intl` writes numbers in a language: Spanish ones as in Latin America, `1,250.50`; Portuguese ones as in Brazil. */
const numberTags: Partial<Record<InterfaceLanguage, string>> = { es: 'es-419', pt: 'pt-BR' };
export const getNumberLocale = (language: InterfaceLanguage): string => numberTags[language] ?? language;

export const isInterfaceLanguage = (value: unknown): value is InterfaceLanguage =>
  typeof value === 'string' && Object.hasOwn(interfaceLanguages, value);

/** Languages that a story may be in. `ru` stays valid on stored records and is not offered on create (decisions.md). */
export const storyLanguages = ['en', 'es', 'ko', 'id', 'pt', 'th', 'fr', 'ru'] as const;
export const offeredStoryLanguages = storyLanguages.filter((language) => language !== 'ru');
export type StoryLanguage = (typeof storyLanguages)[number];

export const isStoryLanguage = (value: unknown): value is StoryLanguage =>
  (storyLanguages as readonly unknown[]).includes(value);

/** How plain text of a language was written before Unicode, where it was not as in Western Europe. */
const legacyEncodings: Partial<Record<InterfaceLanguage, string>> = {
  ko: 'EUC-KR',
  ru: 'Windows-1251',
  th: 'Windows-874',
  vi: 'Windows-1258',
  'zh-CN': 'GB18030',
};
export const getLegacyEncoding = (language: InterfaceLanguage): string => legacyEncodings[language] ?? 'Windows-1252';
