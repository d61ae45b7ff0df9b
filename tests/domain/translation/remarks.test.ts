import { expect, test } from 'vitest';
import { numberParagraphs, type Paragraph } from '#domain/books/paragraphs.ts';
import { findPlace, groupByPlace } from '#domain/translation/remarks.ts';
import { createEmptySegments, joinWithNext, setTarget, splitSegment } from '#domain/translation/segments.ts';
import { followSource } from '#domain/translation/staleSegments.ts';
import { fc, property } from '../property.ts';

const source = numberParagraphs(['One.', 'Two.', 'Three.', 'Four.']);
const empty = createEmptySegments(source);
const remarks = [
  { sources: [2], text: 'A name.' },
  { sources: [3], text: 'A tense.' },
];
const places = (segments = empty) =>
  [...groupByPlace(segments, remarks)].map(([at, all]) => [at, ...all.map(({ text }) => text)]);

test('a remark is where its paragraph is: joined, split, or after others that the source got', () => {
  expect(places()).toEqual([
    [1, 'A name.'],
    [2, 'A tense.'],
  ]);
  const joined = joinWithNext(joinWithNext(empty, 0, source), 0, source);
  expect(places(joined)).toEqual([[0, 'A name.', 'A tense.']]);
  expect(places(splitSegment(joined, 0, { sourceAt: 2, targetAt: 1 }, source))).toEqual([
    [0, 'A name.'],
    [1, 'A tense.'],
  ]);
  const after = [{ id: 5, text: 'New.', words: 1 }, ...source.filter(({ id }) => id !== 2)];
  expect(places(followSource(setTarget(empty, 1, 'Zwei.'), source, after))).toEqual([
    [-1, 'A name.'],
    [3, 'A tense.'],
  ]);
});

test('of a joined segment it is at the first part that is left of it', () => {
  const after = source.filter(({ id }) => id !== 1);
  expect(findPlace(followSource(empty, source, after), [1, 2])).toBe(0);
});

const steps = fc.array(fc.tuple(fc.constantFrom('join', 'split', 'drop', 'add'), fc.nat({ max: 5 })), {
  maxLength: 12,
});
property('a remark stays at its paragraph whatever is done, while the source has it', [steps], (all) => {
  let paragraphs: Paragraph[] = [...source];
  let segments = empty;
  let next = 10;
  const change = (after: Paragraph[]) => {
    segments = followSource(segments, paragraphs, after);
    paragraphs = after;
  };
  for (const [step, at] of all) {
    if (step === 'join') segments = joinWithNext(segments, at, paragraphs);
    else if (step === 'split' && segments[at])
      segments = splitSegment(segments, at, { sourceAt: 1, targetAt: 1 }, paragraphs);
    else if (step === 'drop') change(paragraphs.filter((_, index) => index !== at));
    else if (step === 'add') change(paragraphs.toSpliced(at, 0, { id: (next += 1), text: 'New.', words: 1 }));
    const place = findPlace(segments, [3]);
    if (paragraphs.some(({ id }) => id === 3)) expect(segments[place]!.sources).toContain(3);
    else expect(place).toBe(-1);
  }
});
