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
