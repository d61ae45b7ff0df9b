import { expect, test } from 'vitest';
import { numberParagraphs } from '#domain/books/paragraphs.ts';
import { mergeSegments } from '#domain/translation/mergeSegments.ts';
import { findOwnBase, isSameSegments } from '#domain/translation/ownSegments.ts';
import { createEmptySegments, joinWithNext, setTarget, type Segment } from '#domain/translation/segments.ts';

const source = numberParagraphs(['One.', 'Two.', 'Three.']);
const base = createEmptySegments(source);
const targets = (segments: readonly Segment[]) => segments.map(({ target }) => target);
/** As a server answers it: the fields in another order. */
const answer = (segments: readonly Segment[]): Segment[] =>
  segments.map(({ sources, words, target, done }) => ({ done, words, target, sources }));

test('what a window has sent is its own, what stands beside it is foreign', () => {
  const own = setTarget(base, 0, 'Ei');
  expect(isSameSegments(findOwnBase(base, own, answer(own)), own)).toBe(true);
  const theirs = answer(setTarget(own, 1, 'Zwei.'));
  const from = findOwnBase(base, own, theirs);
  expect(targets(from)).toEqual(['Ei', '', '']);
  expect(isSameSegments(from, theirs)).toBe(false);
});

test('what it had joined when it was sent stays joined, and goes on from there', () => {
  const own = joinWithNext(setTarget(base, 0, 'Eins.'), 0, source);
  const mine = setTarget(own, 0, 'Eins und zwei.');
  const from = findOwnBase(base, own, answer(own));
  expect(from.map(({ sources }) => sources)).toEqual([[1, 2], [3]]);
  expect(mergeSegments(from, mine, answer(own))).toMatchObject({ clashes: [], left: [], segments: mine });
});

test('what others joined is not its own, nor are texts without a source that it knows gone', () => {
  const lost = ['Vier.', 'Fünf.'].map((target) => ({ sources: [], words: 0, target, done: false }));
  const before = [...base, ...lost];
  expect(isSameSegments(findOwnBase(before, before, answer(before)), before)).toBe(true);
  const theirs = answer(joinWithNext(before, 0, source));
  const from = findOwnBase(before, before, theirs);
  expect(isSameSegments(from, theirs)).toBe(false);
  expect(from.flatMap(({ sources }) => sources).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  expect(targets(from).filter(Boolean)).toEqual(['Vier.', 'Fünf.']);
});
