import { expect, test } from 'vitest';
import { numberParagraphs } from '#domain/books/paragraphs.ts';
import { mergeSegments } from '#domain/translation/mergeSegments.ts';
import {
  answerWarning,
  createEmptySegments,
  isAligned,
  joinWithNext,
  markDone,
  setTarget,
  type Segment,
} from '#domain/translation/segments.ts';
import { followSource } from '#domain/translation/staleSegments.ts';
import { fc, property } from '../property.ts';

const source = numberParagraphs(['One.', 'Two.', 'Three.']);
const base = setTarget(createEmptySegments(source), 0, 'Eins.');
const targets = (segments: readonly Segment[]) => segments.map(({ target }) => target);

test('what was written in two windows is kept, each at its place', () => {
  const merged = mergeSegments(base, setTarget(base, 1, 'Zwei.'), markDone(setTarget(base, 2, 'Drei.'), 2, true));
  expect(targets(merged.segments)).toEqual(['Eins.', 'Zwei.', 'Drei.']);
  expect(merged).toMatchObject({ clashes: [], left: [] });
  expect(merged.segments[2]!.done).toBe(true);
});

test('a warning that was answered here stays answered over what the other window wrote', () => {
  const merged = mergeSegments(base, answerWarning(base, 0, 'spaces', true), setTarget(base, 1, 'Zwei.'));
  expect(merged.segments[0]).toMatchObject({ target: 'Eins.', answered: ['spaces'] });
  const back = answerWarning(merged.segments, 0, 'spaces', false);
  expect(back[0]).not.toHaveProperty('answered');
});

test('where both wrote, this window stands and the other is told', () => {
  const merged = mergeSegments(base, setTarget(base, 0, 'Mein.'), setTarget(base, 0, 'Dein.'));
  expect(targets(merged.segments)[0]).toBe('Mein.');
  expect(merged.clashes).toEqual([{ sources: [1], other: 'Dein.' }]);
});

test('what this window joined stays joined', () => {
  const mine = joinWithNext(base, 0, source);
  const merged = mergeSegments(base, mine, setTarget(base, 2, 'Drei.'));
  expect(merged.segments.map(({ sources }) => sources)).toEqual([[1, 2], [3]]);
  expect(targets(merged.segments)).toEqual(['Eins.', 'Drei.']);
  const other = mergeSegments(base, mine, setTarget(base, 1, 'Zwei.'));
  expect(other.left).toEqual(['Zwei.']);
  expect(other.segments.map(({ sources, target }) => [sources, target])).toEqual([
    [[1, 2], 'Eins.'],
    [[], 'Zwei.'],
    [[3], ''],
  ]);
});

test('a source that has changed is followed, and what was typed goes with it', () => {
  const after = [source[0]!, { id: 4, text: 'New.', words: 1 }, { ...source[1]!, text: 'Another.' }];
  const theirs = followSource(base, source, after);
  const merged = mergeSegments(base, markDone(setTarget(setTarget(base, 1, 'Zwei.'), 2, 'Drei.'), 1, true), theirs);
  expect(merged.segments.map(({ sources }) => sources)).toEqual([[1], [4], [2], []]);
  expect(targets(merged.segments)).toEqual(['Eins.', '', 'Zwei.', 'Drei.']);
  expect(merged.left).toEqual(['Drei.']);
  expect(isAligned(merged.segments, after)).toBe(true);
});

test('texts without a source stay once, whatever else is merged', () => {
  const lost = ['Vier.', 'Fünf.'].map((target) => ({ sources: [], words: 0, target, done: false }));
  const both = [...base, ...lost];
  const merged = mergeSegments(both, setTarget(both, 1, 'Zwei.'), setTarget(both, 2, 'Drei.'));
  expect(targets(merged.segments)).toEqual(['Eins.', 'Zwei.', 'Drei.', 'Vier.', 'Fünf.']);
  const edited = mergeSegments(both, setTarget(both, 3, 'Vier, neu.'), setTarget(base, 1, 'Zwei.'));
  expect(targets(edited.segments)).toEqual(['Eins.', 'Zwei.', '', 'Vier, neu.']);
});

test('a source paragraph that was changed in its place is the server’s, whatever was typed beside it', () => {
  const done = markDone(setTarget(base, 1, 'Zwei.'), 1, true);
  const after = [source[0]!, { ...source[1]!, text: 'Two or three.', words: 3 }, source[2]!];
  const merged = mergeSegments(done, setTarget(done, 2, 'Drei.'), followSource(done, source, after));
  expect(isAligned(merged.segments, after)).toBe(true);
  expect(targets(merged.segments)).toEqual(['Eins.', 'Zwei.', 'Drei.']);
  expect(merged.segments[1]).toMatchObject({ basis: 'Two.', done: false });
});

const edits = fc.array(fc.tuple(fc.nat({ max: 2 }), fc.constantFrom('a', 'b', 'c', '')), { maxLength: 4 });
const written = (list: readonly (readonly [number, string])[]) =>
  list.reduce((segments, [at, text]) => setTarget(segments, at, text), base);
property('loses nothing that either window wrote', [edits, edits], (one, other) => {
  const [mine, theirs] = [written(one), written(other)];
  const { segments, clashes, left } = mergeSegments(base, mine, theirs);
  expect(isAligned(segments, source)).toBe(true);
  mine.forEach(({ target }, at) => {
    const isEdited = target !== base[at]!.target || mine[at]!.done !== base[at]!.done;
    if (isEdited) expect(segments[at]!.target).toBe(target);
  });
  const kept = [...targets(segments), ...clashes.map((clash) => clash.other), ...left];
  theirs.forEach(({ target }, at) => {
    if (target !== base[at]!.target) expect(kept).toContain(target);
  });
});
