import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberParagraphs, sumWords, type Paragraph } from '#domain/books/paragraphs.ts';
import {
  reopenSegments,
  answerWarning,
  createEmptySegments,
  isAligned,
  joinWithNext,
  markDone,
  paragraphBreak,
  computeProgress,
  removeSurplus,
  setTarget,
  getSource,
  splitSegment,
  type Segment,
} from '#domain/translation/segments.ts';
import { followSource, keepFormer } from '#domain/translation/staleSegments.ts';
import { isLong } from '../../support/long.ts';

const source = numberParagraphs(['The lamp burned.', 'Nobody came.', 'At dawn she left.']);
const translated = (): Segment[] =>
  ['Die Lampe brannte.', 'Niemand kam.', 'Im Morgengrauen ging sie.'].reduce(
    (segments, target, at) => markDone(setTarget(segments, at, target), at, true),
    createEmptySegments(source),
  );

describe('a translator', () => {
  test('writes, and marks as done what has a text', () => {
    const empty = createEmptySegments(source);
    expect(markDone(empty, 0, true)[0]).toMatchObject({ done: false });
    expect(markDone(setTarget(empty, 0, 'Die Lampe brannte.'), 0, true)[0]).toMatchObject({ done: true });
    expect(computeProgress(translated())).toMatchObject({ words: 9, doneWords: 9, doneSegments: 3, stale: 0 });
  });

  test('what is changed is to be marked anew', () => {
    expect(setTarget(translated(), 1, 'Keiner kam.')[1]).toMatchObject({ target: 'Keiner kam.', done: false });
  });

  test('joins two and parts them again', () => {
    const joined = joinWithNext(translated(), 0, source);
    expect(joined[0]).toEqual({
      sources: [1, 2],
      words: 5,
      target: `Die Lampe brannte.${paragraphBreak}Niemand kam.`,
      done: true,
    });
    expect(splitSegment(joined, 0, { sourceAt: 1, targetAt: 1 }, source)).toEqual(translated());
    expect(joinWithNext(translated(), 2, source)).toEqual(translated());
  });

  test('leaves no part done without a text', () => {
    const joined = markDone(
      setTarget(joinWithNext(translated(), 0, source), 0, `Die Lampe.${paragraphBreak}`),
      0,
      true,
    );
    const parts = splitSegment(joined, 0, { sourceAt: 1, targetAt: 1 }, source);
    expect(parts.slice(0, 2)).toMatchObject([
      { target: 'Die Lampe.', done: true },
      { target: '', done: false },
    ]);
    expect(isAligned(parts, source)).toBe(true);
  });
});

describe('a source that changes', () => {
  const change = (...after: Paragraph[]) => followSource(translated(), source, after);
  const [first, second, third] = source as [Paragraph, Paragraph, Paragraph];

  test('reopens what it changed, and tells what it said', () => {
    const another = { ...second, text: 'A stranger came.', words: 3 };
    const segments = change(first, another, third);
    expect(segments.map(({ done }) => done)).toEqual([true, false, true]);
    expect(segments[1]).toMatchObject({ target: 'Niemand kam.', basis: 'Nobody came.' });
    expect(markDone(segments, 1, true)[1]).toEqual({ sources: [2], words: 3, target: 'Niemand kam.', done: true });
  });

  test('that says again what it said leaves nothing to compare', () => {
    const another = { ...second, text: 'A stranger came.', words: 3 };
    const back = followSource(change(first, another, third), [first, another, third], source);
    expect(back).toEqual(translated());
  });

  test('that was exchanged for a wrong one and comes back finds everything as it was', () => {
    const wrong = ['Other.', 'Else.', 'More.', 'Yet more.'].map((text, at) => ({ id: 4 + at, text, words: 1 }));
    const answered = answerWarning(translated(), 1, 'spaces', true);
    const there = followSource(answered, source, wrong);
    expect(computeProgress(there)).toMatchObject({ doneSegments: 0, surplus: 3 });
    expect(followSource(there, wrong, source)).toEqual(answered);
    // Also where a paragraph was gone only for a while, or was one of two that are translated as one.
    const joined = joinWithNext(translated(), 0, source);
    for (const before of [answered, joined])
      for (const after of [[first, third], [second, third], [third], [wrong[0]!, third], [first, wrong[0]!, second]]) {
        expect(followSource(followSource(before, source, after), after, source)).toEqual(before);
        const twice = followSource(followSource(before, source, after), after, wrong);
        expect(followSource(twice, wrong, source)).toEqual(before);
      }
  });

  test('that comes back does not mark as done what was written meanwhile', () => {
    const another = { ...second, text: 'A stranger came.', words: 3 };
    const there = [first, another, third];
    const written = setTarget(change(...there), 1, 'Ein Fremder kam.');
    expect(followSource(written, there, source)[1]).toEqual({
      sources: [2],
      words: 2,
      target: 'Ein Fremder kam.',
      done: false,
    });
    const lost = setTarget(change(first, third), 1, 'Keiner.');
    expect(followSource(lost, [first, third], source)).toHaveLength(4);
  });

  test('a save keeps the former state of what it does not write', () => {
    const there = [first, { ...second, text: 'A stranger came.', words: 3 }, third];
    const before = change(...there);
    const bare = before.map(({ former: _, ...segment }) => segment);
    expect(keepFormer(bare, before)).toEqual(before);
    const written = before.map((segment) => ({ ...segment, target: 'Another.' }));
    expect(keepFormer(written, before).some(({ former }) => former)).toBe(false);
    expect(keepFormer(markDone(before, 1, true), before)[1]).not.toHaveProperty('former');
  });

  test('brings new paragraphs, before, between and behind', () => {
    const fresh = (id: number) => ({ id, text: 'New.', words: 1 });
    const segments = change(fresh(4), first, fresh(5), second, third, fresh(6));
    expect(segments.map(({ sources }) => sources)).toEqual([[4], [1], [5], [2], [3], [6]]);
    expect(segments.filter(({ done }) => done)).toHaveLength(3);
  });

  test('a new paragraph between two that are translated as one is of theirs', () => {
    const joined = joinWithNext(translated(), 0, source);
    const [both] = followSource(joined, source, [first, { id: 4, text: 'New.', words: 1 }, second, third]);
    expect(both).toMatchObject({
      sources: [1, 4, 2],
      done: false,
      basis: `The lamp burned.${paragraphBreak}Nobody came.`,
    });
  });

  test('keeps what was translated of a paragraph that is gone, until somebody takes it away', () => {
    const segments = change(first, third);
    expect(segments[1]).toMatchObject({ sources: [], words: 0, target: 'Niemand kam.', done: false });
    expect(computeProgress(segments)).toMatchObject({ surplus: 1 });
    expect(removeSurplus(segments, 1)).toHaveLength(2);
    expect(removeSurplus(segments, 0)).toEqual(segments);
    expect(followSource(createEmptySegments(source), source, [third])).toHaveLength(1);
  });
});

/** A step of a history: which, and where, as far as there is such a place. */
const step = fc.record({
  what: fc.constantFrom('write', 'clear', 'done', 'undone', 'join', 'split', 'remove', 'change', 'insert', 'delete'),
  at: fc.nat(),
  more: fc.nat(),
});

test('stays aligned in any history of edits, joins, splits and changes of the source', () => {
  fc.assert(
    fc.property(fc.nat({ max: 6 }), fc.array(step, { maxLength: 40 }), (count, steps) => {
      let paragraphs = numberParagraphs(Array.from({ length: count }, (_, at) => `Paragraph ${at}.`));
      let segments = createEmptySegments(paragraphs);
      let next = count + 1;
      const written = new Set<string>();
      const listDone = (some: readonly Segment[]) => some.filter(({ done }) => done);
      const follow = (after: Paragraph[]) => {
        const there = followSource(segments, paragraphs, after);
        const back = followSource(there, after, paragraphs);
        expect(listDone(back)).toEqual(listDone(segments));
        segments = there;
        paragraphs = after;
      };
      for (const { what, at: anywhere, more } of steps) {
        const at = segments.length === 0 ? 0 : anywhere % segments.length;
        const there = paragraphs.length === 0 ? 0 : anywhere % paragraphs.length;
        const text = `Text ${next++}`;
        if (what === 'insert')
          follow(
            paragraphs.toSpliced(anywhere % (paragraphs.length + 1), 0, {
              ...numberParagraphs([text])[0]!,
              id: next++,
            }),
          );
        else if (what === 'change' && paragraphs.length > 0)
          follow(
            paragraphs.with(there, {
              ...paragraphs[there]!,
              ...numberParagraphs([text])[0]!,
              id: paragraphs[there]!.id,
            }),
          );
        else if (what === 'delete' && paragraphs.length > 0) follow(paragraphs.toSpliced(there, 1));
        else if (segments.length === 0) continue;
        else if (what === 'write') {
          for (const part of segments[at]!.target.split(paragraphBreak)) written.delete(part);
          segments = setTarget(segments, at, text);
          written.add(text);
        } else if (what === 'clear') {
          for (const part of segments[at]!.target.split(paragraphBreak)) written.delete(part);
          // Blank, or with an empty paragraph at its end.
          segments = setTarget(segments, at, more % 2 ? ' ' : `${text}${paragraphBreak}`);
          if (more % 2 === 0) written.add(text);
        } else if (what === 'done' || what === 'undone') segments = markDone(segments, at, what === 'done');
        else if (what === 'join') segments = joinWithNext(segments, at, paragraphs);
        else if (what === 'split')
          segments = splitSegment(
            segments,
            at,
            { sourceAt: more % (segments[at]!.sources.length + 1), targetAt: more % 3 },
            paragraphs,
          );
        else {
          if (segments[at]!.sources.length === 0)
            for (const part of segments[at]!.target.split(paragraphBreak)) written.delete(part);
          segments = removeSurplus(segments, at);
        }
        expect(isAligned(segments, paragraphs)).toBe(true);
        expect(computeProgress(segments).words).toBe(sumWords(paragraphs));
        for (const segment of segments) {
          expect(segment.done && segment.target.trim() === '').toBe(false);
          expect(segment.done && segment.basis !== undefined).toBe(false);
          expect(segment.basis).not.toBe(getSource(segment, paragraphs));
        }
      }
      const left = segments.flatMap(({ target }) => target.split(paragraphBreak)).filter((text) => text.trim() !== '');
      expect(new Set(left)).toEqual(written);
    }),
    { numRuns: isLong ? 10_000 : 2000 },
  );
});

test('what was done is not done again where the source comes back after the whole was sent back', () => {
  const before = numberParagraphs(['One.', 'Two.']);
  const after = [before[0]!, { ...numberParagraphs(['Three.'])[0]!, id: before[1]!.id }];
  const done = createEmptySegments(before).map((segment) => ({ ...segment, target: 'Text', done: true }));
  const isDone = (segments: readonly Segment[]) => segments.map((one) => one.done);
  const changed = followSource(done, before, after);
  expect(isDone(followSource(changed, after, before))).toEqual([true, true]);
  expect(isDone(followSource(reopenSegments(changed, []), after, before))).toEqual([true, false]);
  expect(isDone(followSource(reopenSegments(changed, [0]), after, before))).toEqual([false, true]);
});
