import { expect, it } from 'vitest';
import { fillPlaces } from '#domain/kit/figures.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';

const fill = (sentence: string, language: InterfaceLanguage, values: Record<string, unknown>) =>
  fillPlaces(language).call(sentence, /%\{(.*?)\}/g, (_match, place) => values[place]);

it('writes numbers as the language does, and says amounts in dollars and shares in percent', () => {
  const sentence = '%{count} of %{amount}, chapter %{number}';
  expect(fill(sentence, 'en', { count: 1234, amount: 1_300, number: 1234 })).toBe('1,234 of $13.00, chapter 1234');
  expect(fill('%{percent}', 'en', { percent: 0.07 })).toBe('7%');
  expect(fill('%{percent}', 'fr', { percent: 0.07 })).toBe('7\u00a0%');
});

it('ends a sentence with one full stop where a date brings its own', () => {
  expect(fill('Выплачено: %{day}.', 'ru', { day: '20 окт. 2026 г.' })).toBe('Выплачено: 20 окт. 2026 г.');
  expect(fill('До %{day}. Потом', 'ru', { day: '20 окт. 2026 г.' })).toBe('До 20 окт. 2026 г. Потом');
  expect(fill('за %{month}: %{amount}', 'ru', { month: 'октябрь 2026 г.', amount: 100 })).toContain('2026 г.: ');
  expect(fill('%{reason}.', 'en', { reason: 'More to come...' })).toBe('More to come....');
});
