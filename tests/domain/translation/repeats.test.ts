import { expect, test } from 'vitest';
import { emptyRepeats, fillRepeats, findRepeats } from '#domain/translation/repeats.ts';
import { isAligned, markDone, setTarget, type Segment } from '#domain/translation/segments.ts';

const texts = ['“走！”', '灯亮着。', '“走！”', '“走！” ', 'Ｒｕｎ  on', 'Run on', ''];
const paragraphs = texts.map((text, at) => ({ id: at + 1, text, words: 1 }));
const empty: Segment[] = paragraphs.map(({ id }) => ({ sources: [id], words: 1, target: '', done: false }));
const targets = (segments: readonly Segment[]) => segments.map(({ target }) => target);

test.each([
  ['that repeats', 0, '“Go!”', [2, 3]],
  ['in other widths and spaces', 4, 'Run on', [5]],
  ['that stands once', 1, 'A lamp burned.', []],
  ['without a translation', 0, ' ', []],
  ['without a source', 6, 'x', []],
])('a segment %s', (_, at, target, places) =>
  expect(findRepeats(setTarget(empty, at, target), at, paragraphs)).toEqual(places),
);

test('what is translated already is no repeat, and what was filled in is taken away again', () => {
  const one = markDone(setTarget(setTarget(empty, 2, 'Leave!'), 0, '“Go!”'), 0, true);
  const places = findRepeats(one, 0, paragraphs);
  expect(places).toEqual([3]);
  const filled = fillRepeats(one, 0, places);
  expect(targets(filled)).toEqual(['“Go!”', '', 'Leave!', '“Go!”', '', '', '']);
  expect(filled[3]!.done).toBe(true);
  expect(isAligned(filled, paragraphs)).toBe(true);
  const written = places.map((place) => filled[place]!);
  expect(emptyRepeats(filled, written)).toEqual(one);
  const changed = setTarget(filled, 3, '“Get out!”');
  expect(emptyRepeats(changed, written)).toEqual(changed);
});
