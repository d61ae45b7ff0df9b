import { waitFor } from '@testing-library/react/pure';
import catalogues from 'virtual:catalogue';
import articlePages from 'virtual:catalogue/article';
import eventPages from 'virtual:catalogue/event';
import seldomPages from 'virtual:catalogue/seldom';
import writingPages from 'virtual:catalogue/writing';
import { afterAll, beforeAll, expect } from 'vitest';
import { readerAreas, type Section } from '#domain/kit/catalogue.ts';
import { interfaceLanguages, storyLanguages } from '#domain/languages.ts';
import { brand } from '#domain/shared/brand.ts';
import { monthOf, listWeeks } from '#domain/shared/clock.ts';
import { countries } from '#domain/shared/countries.ts';
import { formatDay, formatMonth, formatTime, formatWeekday } from '#domain/shared/formatDates.ts';
import { formatCountryName, formatLanguageName } from '#domain/shared/formatNames.ts';
import { setLanguage } from '../../support/web.tsx';

// A language of which every sentence stands in brackets: a word outside of them was never translated.
const bracketed = (messages: Section): Section =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? value
            .split(' |||| ')
            .map((form) => `⟦${form}⟧`)
            .join(' |||| ')
        : bracketed(value),
    ]),
  );

const { fr } = catalogues;
const pages = [articlePages, eventPages, seldomPages, writingPages];

/** In the tests of this file it stands in the place of French. */
export function inPseudoLanguage(): void {
  const real = { ...fr };
  const realPages = pages.map((page) => page.fr);
  beforeAll(() => {
    for (const area of readerAreas) fr[area] = async () => ({ default: bracketed((await real[area]()).default) });
    pages.forEach((page, at) => {
      page.fr = async () => ({ default: bracketed((await realPages[at]!()).default) });
    });
  });
  afterAll(async () => {
    Object.assign(fr, real);
    pages.forEach((page, at) => (page.fr = realPages[at]!));
    await setLanguage('en');
  });
}

/** What a reader reads or hears, but for names, which are the same in every language. */
function readable(): string[] {
  const texts: string[] = [document.title.replace(brand, '')];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof HTMLElement ? node : node.parentElement!;
    if (element.closest('[translate=no], body [lang], style, script')) continue;
    if (node instanceof Text) texts.push(node.data);
    else for (const name of ['aria-label', 'title', 'alt', 'placeholder']) texts.push(element.getAttribute(name) ?? '');
  }
  return texts;
}
const month = monthOf(new Date());
/** The browser's own translations. */
const byIntl = new Set<string | null>([
  ...[...storyLanguages, ...Object.keys(interfaceLanguages)].map((code) => formatLanguageName(code, 'fr')),
  ...countries.map((code) => formatCountryName(code, 'fr')),
  ...[1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => [
    formatWeekday(weekday, 'fr', 'short'),
    formatWeekday(weekday, 'fr', 'long'),
  ]),
  formatMonth(month, 'fr'),
  formatTime('2026-03-10T04:00:00.000Z', 'fr'),
  ...listWeeks(month).flatMap((week) => week.map((day) => day && formatDay(day, 'fr'))),
]);
/** `-1 234,50 $US` */
const isMoney = (words: string) => /^-?[\d\s]+,\d{2}\s\$US$/.test(words.trim());
const monthNames = new Set(
  (['long', 'short'] as const).flatMap((month) =>
    Array.from({ length: 12 }, (_, n) => new Date(2026, n).toLocaleString('fr', { month })),
  ),
);
/** `28 févr. 2026 à 23:59` and the like, and spans of them. */
const isDate = (words: string) =>
  /\d/.test(words) &&
  words.split(/[\s,:–·()+\d]+/u).every((word) => ['', 'à', 'UTC'].includes(word) || monthNames.has(word));
/** `12 s`, while something runs. */
const isSeconds = (words: string) => /^\d+\ss$/.test(words.trim());
/** A date, a name, an amount or a time, or a list of such. */
const isByIntl = (words: string) =>
  isMoney(words) ||
  isSeconds(words) ||
  isDate(words) ||
  byIntl.has(words.trim()) ||
  words.split(/,\s*| · /).every((word) => !/\p{L}/u.test(word) || byIntl.has(word.trim()));
/** What is read outside of brackets. */
export const untranslated = () =>
  readable()
    .map((words) => {
      let left = words;
      // Arguments may be sentences themselves.
      while (/⟦[^⟦⟧]*⟧/.test(left)) left = left.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
      return left;
    })
    .filter((words) => /\p{L}/u.test(words) && !isByIntl(words));

export async function expectTranslated(): Promise<void> {
  // Roles take long to find in large pages.
  await waitFor(() => {
    expect(document.querySelector('h1')).not.toBeNull();
    expect(readable().join()).toContain('⟦');
  });
  expect(untranslated()).toEqual([]);
}
