import { expect, test } from 'vitest';
import { findNumbersToName } from '#domain/articles/writtenNumbers.ts';
import { contractLimits } from '#domain/contracts/contractLimits.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';

const name = (language: InterfaceLanguage, text: string) =>
  Object.fromEntries(findNumbersToName(language, text).map((one) => [one.text, one.names]));

test.each<[InterfaceLanguage, string, Record<string, string[]>]>([
  ['en', 'Apply once it has 15,000 words.', { '15,000 words': ['contracts.minimum_words'] }],
  ['en', 'Apply once it has 15000 words.', { '15000 words': ['contracts.minimum_words'] }],
  ['en', 'We asked 70,000, and 70,000 answered.', { '70,000': ['readers.surveyed'] }],
  ['en', 'Half of it, 50%, is yours.', { '50%': ['contracts.share'] }],
  ['en', 'You are paid from $100 on.', { $100: ['bonuses.revenue_below', 'payouts.low_threshold'] }],
  ['en', 'You have three attempts.', { 'three attempts': ['contracts.attempts'] }],
  ['en', 'Three more attempts.', { 'Three more attempts': ['contracts.attempts'] }],
  ['en', 'Be eighteen years old.', { 'eighteen years': ['contracts.signing_age'] }],
  ['en', 'The nine chapters are free.', { 'nine chapters': ['releases.paywall'] }],
  ['en', 'From USD 300 on, or 300 USD.', { 'USD 300': ['payouts.threshold'], '300 USD': ['payouts.threshold'] }],
  ['es', 'Desde 300 US$ o USD 300.', { '300 US$': ['payouts.threshold'], 'USD 300': ['payouts.threshold'] }],
  ['fr', 'Dès 15 000 mots.', { '15 000 mots': ['contracts.minimum_words'] }],
  ['ru', 'Мы спросили 70 000 читателей.', { '70 000 читателей': ['readers.surveyed'] }],
])('in %s, ‘%s’ could name a number of the platform', (language, text, names) =>
  expect(name(language, text)).toEqual(names),
);

test.each<[InterfaceLanguage, string]>([
  ['en', 'Apply once it has {{contracts.minimum_words}} words, see [it](#/handbook?chapter=15000).'],
  ['en', 'Chapter 3 has 3 heroes, in 2023, and two windows. It took them three weeks and 3 months.'],
  ['en', 'She wrote three chapters, and was paid on the twentieth.'],
  ['en', 'It ends at 15:00.'],
  ['en', '> She counted 15,000 words.'],
  ['th', 'ตอนที่ 3'],
])('in %s, ‘%s’ names none', (language, text) => expect(name(language, text)).toEqual({}));

test('a number that records decide is the one that readers see', () => {
  const names = (genres: number) => findNumbersToName('en', '31 genres', { 'stories.genres': genres });
  expect(names(31)).toEqual([{ text: '31 genres', names: ['stories.genres'] }]);
  expect(names(32)).toEqual([]);
});

test('is the number that the platform enforces', () =>
  expect(name('en', `${contractLimits.moreWordsThan} words`)).not.toEqual({}));
