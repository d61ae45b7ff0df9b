import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffWords } from '../../../src/lib/diff/wordDiff.ts';
import { long } from '../../support/long.ts';
import { stopwatch } from '../../support/stopwatch.ts';

const formatDiff = (before: string, after: string, language = 'en') =>
  diffWords(before, after, language)
    .map(({ kind, text }) => (kind === 'old' ? `[-${text}-]` : kind === 'new' ? `[+${text}+]` : text))
    .join('');

test.each([
  ['en', 'She ran home.', 'She walked home.', 'She [-ran-][+walked+] home.'],
  ['en', 'One\nTwo', 'One\nThree\nTwo', 'One\n[+Three\n+]Two'],
  ['en', 'Same', 'Same', 'Same'],
  ['en', '', 'New', '[+New+]'],
  ['en', 'Old', '', '[-Old-]'],
  ['th', 'เขารักแมวดำ', 'เขารักหมาดำ', 'เขารัก[-แมว-][+หมา+]ดำ'],
])('%s: %j and %j', (language, before, after, expected) => {
  expect(formatDiff(before, after, language)).toBe(expected);
});

test('both texts are in it, whatever they are', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b ', '\n', 'c.', 'แมว', '🙂'), { maxLength: 12 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = diffWords(before, after, 'en');
      const without = (kind: string) =>
        parts
          .filter((part) => part.kind !== kind)
          .map((part) => part.text)
          .join('');
      expect(without('new')).toBe(before);
      expect(without('old')).toBe(after);
    }),
  );
});

test('ten thousand words that were all replaced do not keep anybody waiting', long, () => {
  const words = (stem: string) => Array.from({ length: 10_000 }, (_, n) => `${stem}${n}`).join(' ');
  const spent = stopwatch();
  expect(diffWords(words('a'), words('b'), 'en').length).toBeGreaterThan(0);
  expect(spent()).toBeLessThan(3000);
});
