import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sceneBreak } from '#domain/chapters/chapterText.ts';
import { alignParagraphs } from '#domain/translation/alignParagraphs.ts';

const long = (words: number) => Array.from({ length: words }, () => 'word').join(' ');
const shape = (source: string[], target: string[]) =>
  alignParagraphs(source, target).map(({ sources, targets }) => [sources, targets.length]);

test.each([
  ['as many of the same lengths', [9, 40, 3], [10, 44, 3], ['1:1', '1:1', '1:1']],
  ['one that became two', [9, 60, 5], [10, 30, 32, 5], ['1:1', '1:2', '1:1']],
  ['two that became one', [9, 30, 30, 5], [10, 62, 5], ['1:1', '2:1', '1:1']],
  [
    'one that is missing',
    [20, 60, 21, 30, 25, 40, 55, 12, 33, 48, 9, 27],
    [20, 21, 30, 25, 40, 55, 12, 33, 48, 9, 27],
    ['1:1', '1:0', ...Array.from({ length: 10 }, () => '1:1')],
  ],
  ['more in front than the source has', [40], [2, 2, 2, 2, 40], ['1:5']],
  ['nothing translated', [4, 5], [], ['1:0', '1:0']],
])('paragraphs are put beside their source: %s', (_, source, target, expected) => {
  expect(shape(source.map(long), target.map(long)).map((pair) => pair.join(':'))).toEqual(expected);
});

test('scenes stay apart', () => {
  const source = [long(10), long(10), sceneBreak, long(10)];
  const target = [long(21), sceneBreak, long(10)];
  expect(shape(source, target)).toEqual([
    [2, 1],
    [1, 1],
    [1, 1],
  ]);
});

test('each source paragraph stands in one pair, in its order, and no text of the translation is lost', () => {
  const texts = fc.array(fc.string({ minLength: 1, maxLength: 80 }), { maxLength: 30 });
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 30 }), texts, (source, target) => {
      const pairs = alignParagraphs(source, target);
      expect(pairs.flatMap((pair) => source.slice(pair.source, pair.source + pair.sources))).toEqual(source);
      expect(pairs.flatMap(({ targets }) => targets)).toEqual(target);
      expect(pairs.every(({ sources }) => sources > 0)).toBe(true);
    }),
  );
});

test('a text that is many times as long finds its place', () => {
  const target = Array.from({ length: 900 }, () => 'word');
  expect(alignParagraphs(['One.', 'Two.'], target).flatMap(({ targets }) => targets)).toEqual(target);
});
