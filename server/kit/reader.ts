import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { defaultLanguage, interfaceLanguages, type InterfaceLanguage } from '#domain/languages.ts';

const languages = Object.keys(interfaceLanguages) as InterfaceLanguage[];
const base = (tag: string) => tag.toLowerCase().split('-')[0];

/** The interface language that a request asks for first; `pt-BR` is `pt`, every Chinese is `zh-CN`. */
export function readerOf(c: Context): InterfaceLanguage {
  const match: NonNullable<Parameters<typeof accepts>[1]['match']> = (wanted) =>
    wanted
      .filter(({ q }) => q > 0)
      .sort((a, b) => b.q - a.q)
      .map(({ type }) => languages.find((language) => base(language) === base(type)))
      .find((language) => language !== undefined) ?? defaultLanguage;
  return accepts(c, {
    header: 'Accept-Language',
    supports: languages,
    default: defaultLanguage,
    match,
  }) as InterfaceLanguage;
}
