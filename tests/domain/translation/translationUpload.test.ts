import { describe, expect, test } from 'vitest';
import { numberParagraphs } from '#domain/books/paragraphs.ts';
import {
  createEmptySegments,
  isAligned,
  joinWithNext,
  markDone,
  setTarget,
  type Segment,
} from '#domain/translation/segments.ts';
import { checkUpload, type OpenChapter, type UploadedChapter } from '#domain/translation/translationUpload.ts';
import { fc } from '../property.ts';

const paragraphs = numberParagraphs(['天亮了。', '没有人来。', '她走了。']);
const open = (number = 1, segments: Segment[] = createEmptySegments(paragraphs)): OpenChapter => ({
  id: 10 + number,
  number,
  title: null,
  paragraphs,
  segments,
});
const row = (row: number, target = '', source = paragraphs[row - 1]!.text) => ({
  row,
  source: [source],
  target: target ? [target] : [],
});
const table = (targets: string[], number: number | null = 1): UploadedChapter => ({
  number,
  title: null,
  rows: targets.map((target, at) => row(at + 1, target)),
  paragraphs: [],
});
const running = (paragraphs: string[], number: number | null = 1): UploadedChapter => ({
  number,
  title: 'Dawn',
  rows: null,
  paragraphs,
});
const check = (uploaded: UploadedChapter[], chapters: OpenChapter[] = [open()], others: number[] = []) =>
  checkUpload(uploaded, { chapters, others, into: 'en', terms: [] });
const written = (...targets: string[]) =>
  targets.reduce(
    (segments, target, at) => markDone(setTarget(segments, at, target), at, true),
    createEmptySegments(paragraphs),
  );

describe('a table beside the source', () => {
  test('what is filled in is done, what is empty stays as it was', () => {
    const { problems, chapters } = check(
      [table(['Day broke.', '', 'She left.'])],
      [open(1, written('', 'Nobody came.'))],
    );
    expect(problems).toEqual([]);
    expect(chapters).toMatchObject([{ id: 11, changed: 2, replaced: 0, open: 0 }]);
    expect(chapters[0]!.text.map(({ target, done }) => [target, done])).toEqual([
      ['Day broke.', true],
      ['Nobody came.', true],
      ['She left.', true],
    ]);
    expect(isAligned(chapters[0]!.text, paragraphs)).toBe(true);
  });

  test('a text that was there is replaced, and told', () => {
    const { chapters } = check([table(['Dawn.', '', ''])], [open(1, written('Day broke.'))]);
    expect(chapters).toMatchObject([{ changed: 1, replaced: 1 }]);
  });

  test('the source as it is, copied, stays to be looked at', () => {
    const { chapters } = check([table([paragraphs[0]!.text, '', ''])]);
    expect(chapters).toMatchObject([{ changed: 1, open: 1, text: [{ done: false }, {}, {}] }]);
  });

  test('warnings of what it will say are told with their paragraph, answered ones of an unchanged text left out', () => {
    const segments = written('', 'Nobody  came.').map((one, at) => (at === 1 ? { ...one, answered: ['spaces'] } : one));
    const { chapters } = check([table(['Day “broke.', 'Nobody  came.', 'She  left (.'])], [open(1, segments)]);
    expect(chapters).toMatchObject([
      {
        changed: 2,
        open: 0,
        unanswered: [
          { segment: 2, target: 'She  left (.', findings: [{ check: 'brackets', what: '(' }, { check: 'spaces' }] },
        ],
      },
    ]);
  });

  test('as it was downloaded it changes nothing, marks and answers included', () => {
    const segments = written('*Day*  broke.', 'Nobody came.').map((one, at) =>
      at === 0 ? { ...one, answered: ['spaces'] } : one,
    );
    expect(check([table(['*Day* broke.', 'Nobody came.', ''])], [open(1, segments)]).chapters).toEqual([]);
  });

  test('rows that were joined in it are joined, and paragraphs that were joined at the desk come apart', () => {
    const joined = joinWithNext(written('Day broke.', 'Nobody came.'), 0, paragraphs);
    const rows = [
      { row: 1, source: [paragraphs[0]!.text], target: ['Dawn.'] },
      { row: 2, source: [paragraphs[1]!.text, paragraphs[2]!.text], target: ['Nobody came, and she left.'] },
    ];
    const { chapters } = check([{ number: 1, title: null, rows, paragraphs: [] }], [open(1, joined)]);
    expect(chapters[0]!.text).toMatchObject([
      { sources: [1], target: 'Dawn.', done: true },
      { sources: [2, 3], target: 'Nobody came, and she left.', done: true },
    ]);
    expect(isAligned(chapters[0]!.text, paragraphs)).toBe(true);
  });

  test('what waits to be removed waits on', () => {
    const surplus: Segment = { sources: [], words: 0, target: 'Gone.', done: false };
    const { chapters } = check([table(['Dawn.', '', ''])], [open(1, [surplus, ...createEmptySegments(paragraphs)])]);
    expect(chapters[0]!.text.at(-1)).toEqual(surplus);
  });

  test('a source that is another, a row too few and a row too many are told with their row', () => {
    const of = (rows: ReturnType<typeof row>[]) => check([{ number: 1, title: null, rows, paragraphs: [] }]).problems;
    expect(of([row(1), row(2, 'x', '有人来了。'), row(3)])).toEqual([{ problem: 'source', numbers: [1], row: 2 }]);
    expect(of([row(1), row(2)])).toEqual([{ problem: 'source', numbers: [1], row: 3 }]);
    expect(of([row(1), row(3), row(2)])).toEqual([{ problem: 'source', numbers: [1], row: 3 }]);
    expect(of([row(1), row(2), row(3), row(4, 'x', '完')])).toEqual([{ problem: 'source', numbers: [1], row: 4 }]);
  });
});

describe('paragraphs that were joined or parted at the desk since the file was downloaded', () => {
  const joined = joinWithNext(written('Day broke.', 'Nobody came.'), 0, paragraphs);
  const rows = (...filled: [sources: number[], target: string][]): UploadedChapter => ({
    number: 1,
    title: null,
    rows: filled.map(([sources, target], at) => ({
      row: at + 1,
      source: sources.map((id) => paragraphs[id - 1]!.text),
      target: target ? [target] : [],
    })),
    paragraphs: [],
  });

  test('stay as they are where the file leaves their rows empty, or says the same', () => {
    for (const targets of [
      ['', '', 'She left.'],
      ['Day broke.', 'Nobody came.', 'She left.'],
    ]) {
      const { problems, chapters } = check([table(targets)], [open(1, joined)]);
      expect(problems).toEqual([]);
      expect(chapters).toMatchObject([{ changed: 1, replaced: 0, recut: 0 }]);
      expect(chapters[0]!.text[0]).toBe(joined[0]);
    }
  });

  test('are not done by rows that leave them, where they were not', () => {
    const apart = setTarget(written('Day broke.', 'Nobody came.'), 1, 'Nobody came?');
    const { chapters } = check([rows([[1, 2], ''], [[3], 'She left.'])], [open(1, apart)]);
    expect(chapters).toMatchObject([{ changed: 1, recut: 0 }]);
    expect(chapters[0]!.text.slice(0, 2)).toEqual(apart.slice(0, 2));
  });

  test('keep the file out where only some of their rows are filled in: half of a text would be lost', () => {
    const { problems, chapters } = check([table(['Dawn.', '', 'She left.'])], [open(1, joined)]);
    expect(problems).toEqual([{ problem: 'recut', numbers: [1], row: 1 }]);
    expect(chapters).toEqual([]);
  });

  test('are those of the file where it has another text for all of them, and that is told', () => {
    const { chapters } = check([table(['Dawn.', 'No one.', ''])], [open(1, joined)]);
    expect(chapters).toMatchObject([{ changed: 2, replaced: 1, recut: 1 }]);
    expect(chapters[0]!.text).toMatchObject([
      { sources: [1], target: 'Dawn.', done: true },
      { sources: [2], target: 'No one.', done: true },
      { sources: [3], target: '' },
    ]);
    const empty = joinWithNext(createEmptySegments(paragraphs), 0, paragraphs);
    expect(check([table(['Dawn.', '', ''])], [open(1, empty)]).chapters).toMatchObject([{ changed: 1, recut: 1 }]);
  });

  test('of running text become one that is to be looked at, where some of it has no place', () => {
    const apart = joinWithNext(written('', 'Nobody came.', 'She left.'), 1, paragraphs);
    const { problems, chapters } = check([running(['Day broke, and nobody came at all.'])], [open(1, apart)]);
    expect(problems).toEqual([]);
    const { text } = chapters[0]!;
    expect(isAligned(text, paragraphs)).toBe(true);
    expect(text.every(({ done, target }) => !done || target === 'Nobody came.\n\nShe left.')).toBe(true);
  });
});

test('whatever a file leaves empty, no text is lost without being told, and nothing is done that nobody did', () => {
  const texts = fc.array(fc.constantFrom('', 'a', 'b', 'c'), { minLength: 3, maxLength: 3 });
  const steps = fc.array(fc.constantFrom(0, 1), { maxLength: 2 });
  const cut = (segments: Segment[], at: number[]) =>
    at.reduce((all, one) => joinWithNext(all, one, paragraphs), segments);
  fc.assert(
    fc.property(texts, fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }), steps, texts, steps, (...all) => {
      const [has, done, here, says, there] = all;
      const each = has.reduce((segments, one, at) => setTarget(segments, at, one), createEmptySegments(paragraphs));
      const segments = cut(
        each.map((one, at) => (done[at] && one.target ? markDone([one], 0, true)[0]! : one)),
        here,
      );
      const file = cut(
        says.reduce((some, one, at) => setTarget(some, at, one), createEmptySegments(paragraphs)),
        there,
      );
      const rows = file.map(({ sources, target }, at) => ({
        row: at + 1,
        source: sources.map((id) => paragraphs[id - 1]!.text),
        target: target ? target.split('\n\n') : [],
      }));
      const { chapters } = check([{ number: 1, title: null, rows, paragraphs: [] }], [open(1, segments)]);
      const [{ text, replaced, changed } = { text: segments, replaced: 0, changed: 0 }] = chapters;
      expect(isAligned(text, paragraphs)).toBe(true);
      const words = (some: readonly Segment[]) =>
        some
          .map(({ target }) => target)
          .join('')
          .replaceAll('\n', '');
      if (replaced === 0) for (const sign of words(segments)) expect(words(text)).toContain(sign);
      if (changed === 0) expect(text).toEqual(segments);
      const given = new Set(file.filter(({ target }) => target).flatMap(({ sources }) => sources));
      for (const one of text.filter((some) => some.done && !segments.some((was) => was.done && was === some)))
        expect(one.sources.every((id) => given.has(id))).toBe(true);
    }),
  );
});

test('a title that takes the place of another is told', () => {
  const titled = { ...open(), title: 'Daybreak' };
  const { chapters } = check([{ ...table(['', '', '']), title: 'Dawn' }], [titled]);
  expect(chapters).toMatchObject([{ title: 'Dawn', former_title: 'Daybreak', changed: 0 }]);
  expect(check([{ ...table(['', '', '']), title: 'Dawn' }]).chapters).toMatchObject([{ former_title: null }]);
});

describe('running text', () => {
  test('is put beside the source, with its title', () => {
    const { chapters } = check([running(['Day broke.', 'Nobody came.', 'She left.'])]);
    expect(chapters).toMatchObject([{ title: 'Dawn', changed: 3, open: 0 }]);
    expect(isAligned(chapters[0]!.text, paragraphs)).toBe(true);
  });

  test('where its paragraphs are others than those of the source, it is to be looked at', () => {
    const { chapters } = check([running(['Day broke, and nobody came.', 'She left.'])]);
    expect(chapters).toMatchObject([{ changed: 2, open: 1 }]);
    expect(chapters[0]!.text[0]).toMatchObject({ sources: [1, 2], done: false });
  });
});

describe('the chapters of a file', () => {
  const both = [open(1), open(2)];
  test.each([
    ['one is missing', [table(['a'])], [{ problem: 'missing', numbers: [2], row: null }]],
    ['one is there twice', [1, 2, 2].map((n) => running(['a'], n)), [{ problem: 'repeated', numbers: [2], row: null }]],
    ['one is of another task', [1, 2, 7].map((n) => running([], n)), [{ problem: 'foreign', numbers: [7], row: null }]],
    [
      'a text has no number',
      [1, 2, null].map((n) => running([], n)),
      [{ problem: 'no_number', numbers: [], row: null }],
    ],
    [
      'a title is too long',
      [running([]), { ...running([], 2), title: 'x'.repeat(101) }],
      [{ problem: 'long_title', numbers: [2], row: null }],
    ],
  ])('%s', (_, uploaded, expected) => {
    const { problems } = check(uploaded, both);
    expect(problems.filter(({ problem }) => problem !== 'source')).toEqual(expected);
  });

  test('one that is with the auditor is passed over, and one that is empty changes nothing', () => {
    const upload = check([running(['a'], 3), { ...running([], 1), title: null }], [open(1)], [3]);
    expect(upload).toEqual({ problems: [], chapters: [], passed: [3] });
  });
});
