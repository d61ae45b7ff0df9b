import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { defaultLanguage, interfaceLanguages, type InterfaceLanguage } from '#domain/languages.ts';

const languages = Object.keys(interfaceLanguages) as InterfaceLanguage[];
const getBaseLanguage = (tag: string) => tag.toLowerCase().split(/[-_]/, 1)[0]!;
const byBase = new Map(languages.map((language) => [getBaseLanguage(language), language]));
const getLanguage = (tag: string) => byBase.get(getBaseLanguage(tag));

/**
 * The interface language that a request asks for: by its `language` header, as the specified client does (portal.md
 * section 7), else the first of Accept-Language that there is; `pt-BR` is `pt`, every Chinese is `zh-CN`.
 */
export function negotiateLocale(c: Context): InterfaceLanguage {
  const language = c.req.header('language');
  const requested = language === undefined ? undefined : getLanguage(language);
  if (requested) return requested;
  if (c.req.header('accept-language') === undefined) return defaultLanguage;
  const match: NonNullable<Parameters<typeof accepts>[1]['match']> = (preferences) =>
    preferences
      .filter(({ q }) => q > 0)
      .sort((a, b) => b.q - a.q)
      .map(({ type }) => getLanguage(type))
      .find((language) => language !== undefined) ?? defaultLanguage;
  return accepts(c, {
    header: 'Accept-Language',
    supports: languages,
    default: defaultLanguage,
    match,
  }) as InterfaceLanguage;
}
