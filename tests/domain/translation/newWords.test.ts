import { expect, test } from 'vitest';
import { countNewWords } from '#domain/translation/newWords.ts';
import type { Segment } from '#domain/translation/segments.ts';

const say = (sources: number[], target: string, done = true): Segment => ({ sources, words: 10, target, done });
const text = [say([1], 'One.'), say([2], 'Two.'), say([3, 4], 'Three, four.')];

test.each<[string, Segment[] | undefined, number]>([
  ['was never approved', undefined, 30],
  ['is what it was', text, 0],
  ['says something else', [say([1], 'One.'), say([2], 'Another.'), say([3, 4], 'Three, four.')], 10],
  ['was open and is confirmed', [say([1], 'One.'), say([2], 'Two.', false), say([3, 4], 'Three, four.')], 10],
  ['has a paragraph more', text.slice(1), 10],
  ['was joined from two', [...text.slice(0, 2), say([3], 'Three,'), say([4], 'four.')], 10],
])('words are new where a text %s', (_, before, words) => {
  expect(countNewWords(text, before)).toBe(words);
});
