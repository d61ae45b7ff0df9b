import type { I18nProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { useCallback, useSyncExternalStore } from 'react';
import catalogues from 'virtual:catalogue';
import { mergeCatalogues, type ReaderArea, type Section } from '#domain/kit/catalogue.ts';
import { fillPlaces } from '#domain/kit/figures.ts';
import { defaultLanguage, interfaceLanguages, isInterfaceLanguage, type InterfaceLanguage } from '#domain/languages.ts';
import { isAuthor, type Role } from '#domain/roles.ts';
import type { MessageKey } from './types.ts';

const key = 'language';
const listeners = new Set<() => void>();
const locales = Object.entries(interfaceLanguages).map(([locale, name]) => ({ locale, name }));

/** Where one works after signing in. */
type Workplace = Extract<ReaderArea, 'author' | 'office'>;
const entered = new Set<Workplace>();
/** What a page says that few readers open, by language. */
type Sentences = Record<InterfaceLanguage, () => Promise<{ default: Section }>>;
const added = new Set<Sentences>();
let latest: InterfaceLanguage;
let provider: I18nProvider | undefined;

/** What was chosen before, else what the browser asks for, else English. */
function choosePreferred(): InterfaceLanguage {
  const candidates = [
    localStorage.getItem(key),
    ...navigator.languages,
    ...navigator.languages.map((tag) => tag.split('-')[0]),
  ];
  const chinese = navigator.languages.some((tag) => tag.startsWith('zh')) ? 'zh-CN' : undefined;
  return [...candidates, chinese].find(isInterfaceLanguage) ?? defaultLanguage;
}

/** What is said to everybody, and where one works to whoever is signed in. */
async function loadMessages(language: InterfaceLanguage): Promise<object> {
  const areas = entered.size > 0 ? (['public', 'shared', ...entered] as const) : (['public'] as const);
  const parts = await Promise.all([
    ...areas.map((area) => catalogues[language][area]()),
    ...[...added].map((sentences) => sentences[language]()),
  ]);
  return mergeCatalogues(parts.map((part) => part.default));
}

async function load(language: InterfaceLanguage): Promise<void> {
  latest = language;
  const parts = entered.size + added.size;
  const messages = await loadMessages(language);
  // Another one was chosen while this one came.
  if (latest !== language) return;
  // More of it is wanted by now: what comes last must have all of it.
  if (entered.size + added.size !== parts) return load(language);
  // A new provider for a new language: whoever reads it from a context renders again, and nothing typed is lost.
  provider = polyglotI18nProvider(() => messages as never, language, locales, {
    allowMissing: true,
    replace: fillPlaces(language),
  });
  document.documentElement.lang = language;
  document.documentElement.dir = 'ltr';
  for (const listener of listeners) listener();
}

/** Loads the first language, with what is said in the area of who is signed in already. Nothing is shown before. */
export async function startLanguage(role?: Role): Promise<void> {
  if (role) entered.add(isAuthor(role) ? 'author' : 'office');
  await load(choosePreferred());
}

/** Loads what is said in an area, from now on for each language. */
export async function enterArea(area: Workplace): Promise<void> {
  if (entered.has(area)) return;
  entered.add(area);
  await load(currentLanguage());
}

/** Loads what a page says, from now on for each language; where it did not come, the page asks again. */
async function addSentences(sentences: Sentences): Promise<void> {
  if (added.has(sentences)) return;
  added.add(sentences);
  await load(currentLanguage()).catch((error: unknown) => {
    added.delete(sentences);
    throw error;
  });
}

/** A part of a page together with what it says. */
export async function withSentences<T>(sentences: Sentences, part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, addSentences(sentences)]);
  return loaded;
}

export async function setLanguage(language: InterfaceLanguage): Promise<void> {
  await load(language);
  if (currentLanguage() === language) localStorage.setItem(key, language);
}

/** Keeps the language that an address asks for; it is shown at once, or from the start on. */
export async function keepLanguage(language: InterfaceLanguage): Promise<void> {
  localStorage.setItem(key, language);
  if (provider) await load(language);
}

export const currentProvider = (): I18nProvider => provider!;
export const currentLanguage = (): InterfaceLanguage => currentProvider().getLocale() as InterfaceLanguage;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The provider of the present language, renewed when it changes. */
export const useI18n = (): I18nProvider => useSyncExternalStore(subscribe, currentProvider);
export const useLanguage = (): InterfaceLanguage => useI18n().getLocale() as InterfaceLanguage;

export type Translate = (key: MessageKey, args?: Record<string, unknown>) => string;

/** Translates by a key that the compiler knows. */
export function useT(): Translate {
  const i18n = useI18n();
  return useCallback((key, args) => i18n.translate(key, args), [i18n]);
}
