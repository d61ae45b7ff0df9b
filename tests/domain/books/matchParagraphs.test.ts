import { describe, expect, test } from 'vitest';
import { matchParagraphs } from '#domain/books/matchParagraphs.ts';
import { numberParagraphs } from '#domain/books/paragraphs.ts';
import { fc, property } from '../property.ts';

const before = numberParagraphs([
  'The lamp burned all night.',
  'Nobody came to the door.',
  'At dawn she left the house.',
]);
const getIds = (...texts: string[]) => matchParagraphs(before, texts, 4).paragraphs.map(({ id }) => id);
const [first, second, third] = before.map(({ text }) => text) as [string, string, string];

test('what says the same is the same paragraph', () => {
  expect(getIds(first, second, third)).toEqual([1, 2, 3]);
  expect(getIds(first, third)).toEqual([1, 3]);
  expect(getIds('A new beginning!', first, second, third)).toEqual([4, 1, 2, 3]);
});

test('what says it a little differently too', () => {
  expect(getIds(first, 'Nobody ever came to the door.', third)).toEqual([1, 2, 3]);
  expect(getIds('Quite another opening.', 'The lamp burned all the night.', second, third)).toEqual([4, 1, 2, 3]);
});

test('what stands in the place of as many others is these, written anew', () => {
  expect(getIds(first, 'ZZZ', third)).toEqual([1, 2, 3]);
  expect(getIds('XXX', 'ZZZ', third)).toEqual([1, 2, 3]);
  expect(getIds(first, 'XXX', 'ZZZ', third)).toEqual([1, 4, 5, 3]);
  expect(getIds('XXX', third)).toEqual([4, 3]);
});

test('of a long chapter that was written anew, what is equal is found', () => {
  const long = numberParagraphs(Array.from({ length: 400 }, (_, at) => `Paragraph ${at} of the old text.`));
  const texts = long.flatMap(({ text }, at) => (at % 2 ? [text] : [`New ${at}`, `And ${at}`]));
  const { paragraphs, nextId } = matchParagraphs(long, texts, 401);
  expect(paragraphs.filter(({ id }) => id <= 400)).toHaveLength(200);
  expect(nextId).toBe(801);
});

const texts = fc.array(fc.constantFrom('one one', 'two two', 'three three', 'one one!', 'x', ''), { maxLength: 12 });
property('says the texts in their order, under ids that are each one paragraph', [texts, texts], (old, now) => {
  const known = numberParagraphs(old);
  const { paragraphs, nextId } = matchParagraphs(known, now, known.length + 1);
  const ids = paragraphs.map(({ id }) => id);
  expect(paragraphs.map(({ text }) => text)).toEqual(now);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.max(0, ...ids)).toBeLessThan(nextId);
  const kept = ids.filter((id) => id <= known.length);
  expect(kept).toEqual(kept.toSorted((one, other) => one - other));
});

describe('what was there before', () => {
  const number = (texts: readonly string[], first: number) =>
    texts.map((text, at) => ({ id: first + at, text, words: 1 }));
  const former = number(['灯亮着。', '没有人来。', '天亮时她走了。'], 1);
  const wrong = number(['雨。', '一个人。', '城门关了很久。', '不知道。'], 4);
  const match = (texts: readonly string[], known = wrong) => matchParagraphs(known, texts, 8, [former]);

  test('is as a whole what it was', () => {
    expect(match(former.map(({ text }) => text))).toEqual({ paragraphs: former, nextId: 8 });
    // Also where as many others have taken its place under its ids, or stand beside it.
    const others = number(['雨。', '城门。', '不知道。'], 1);
    expect(
      match(
        former.map(({ text }) => text),
        others,
      ).paragraphs,
    ).toEqual(former);
  });

  test('has its id again, once, and not that of another one', () => {
    const ids = (texts: readonly string[], known = wrong) => match(texts, known).paragraphs.map(({ id }) => id);
    expect(ids(['天亮时她走了。', '没有人来。'])).toEqual([3, 2]);
    expect(ids(['没有人来。', '没有人来。', '灯亮着。'])).toEqual([2, 8, 1]);
    expect(ids(['雨。', '灯亮着。', '一个人。', '城门关了很久。', '不知道。'])).toEqual([4, 1, 5, 6, 7]);
    const moved = [former[2]!, former[0]!, former[1]!];
    expect(
      ids(
        former.map(({ text }) => text),
        moved,
      ),
    ).not.toEqual([1, 2, 3]);
  });
});
