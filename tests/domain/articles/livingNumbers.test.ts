import { expect, test } from 'vitest';
import { fillNumbers, findUnknownNumbers } from '#domain/articles/livingNumbers.ts';

test.each([
  ['en', '15,000 · $300 · 50% · 9'],
  ['ru', '15\u00a0000 · 300\u00a0$ · 50\u00a0% · 9'],
  ['fr', '15\u202f000 · 300\u00a0$US · 50\u00a0% · 9'],
  ['th', '15,000 · US$300 · 50% · 9'],
] as const)('the numbers of the platform stand in a text as %s writes them', (language, text) => {
  const given = '{{contracts.minimum_words}} · {{payouts.threshold}} · {{contracts.share}} · {{releases.paywall}}';
  expect(fillNumbers(given, language)).toBe(text);
});

test('a name that is none is told, and stays as it is', () => {
  const text = '{{contracts.minimum}} of {{contracts.attempts}} {{constructor}} {{ contracts.share }}';
  expect(findUnknownNumbers(text)).toEqual(['contracts.minimum', 'constructor', ' contracts.share ']);
  expect(fillNumbers(text, 'en')).toBe('{{contracts.minimum}} of 3 {{constructor}} {{ contracts.share }}');
});
