import { describe, expect, test } from 'vitest';
import { numberParagraphs, extractParagraphs } from '#domain/books/paragraphs.ts';
import { findFormat, checkFile } from '#domain/books/sourceFile.ts';
import { countChanged, isTaken, proposeNumbers } from '#domain/books/sourceImport.ts';
import { renderChapterHtml } from '#domain/translation/chapterHtml.ts';

const row = (number: number | null, digest: string, title: string | null = null, part: number | null = null) => ({
  kind: 'chapter' as const,
  number,
  digest,
  title,
  part,
});
const known = (...chapters: [number: number, digest: string, title?: string][]) =>
  chapters.map(([number, digest, title = null]) => ({ number, digest, title }));

describe('the number of a row', () => {
  test.each<[string, ReturnType<typeof row>[], ReturnType<typeof known>, (number | null)[]]>([
    ['is the one in the file for a new book', [row(1, 'a'), row(2, 'b')], [], [1, 2]],
    ['is none where the file has none', [row(null, 'a'), row(1, 'b')], [], [null, 1]],
    ['is that of the chapter with its text', [row(1, 'a'), row(2, 'b')], known([5, 'a'], [6, 'b']), [5, 6]],
    [
      'goes on behind a prologue as the book counts',
      [row(null, 'p'), row(1, 'a'), row(2, 'x'), row(3, 'c')],
      known([1, 'p'], [2, 'a'], [3, 'b']),
      [1, 2, 3, 4],
    ],
    ['is shifted before the first known text too', [row(1, 'x'), row(2, 'b')], known([2, 'a'], [3, 'b']), [2, 3]],
    [
      'is not shifted by one wrong heading',
      [row(1, 'x'), row(2, 'y'), row(2, 'c'), row(4, 'd'), row(5, 'e')],
      known([1, 'a'], [2, 'b'], [3, 'c'], [4, 'd'], [5, 'e']),
      [1, 2, 3, 4, 5],
    ],
    [
      'is found by the title where there is no number',
      [row(null, 'q', '楔子'), row(1, 'a')],
      known([1, 'p', '楔子'], [2, 'a']),
      [1, 2],
    ],
    [
      'goes on in a new volume',
      [row(1, 'a', null, 1), row(2, 'b', null, 1), row(1, 'c', null, 2), row(2, 'd', null, 2)],
      [],
      [1, 2, 3, 4],
    ],
    [
      'goes on in a volume of which the book has a part',
      [row(1, 'a', null, 1), row(2, 'b', null, 1), row(1, 'c', null, 2), row(2, 'd', null, 2)],
      known([1, 'a'], [2, 'b'], [3, 'c']),
      [1, 2, 3, 4],
    ],
    ['is nobody’s twice by the same text', [row(1, 'a'), row(2, 'a')], known([1, 'a'], [2, 'b']), [1, 2]],
    ['is the own one where there is no text', [row(3, '')], known([1, '']), [3]],
  ])('%s', (_, rows, chapters, numbers) => {
    expect(proposeNumbers(rows, chapters)).toEqual(numbers);
  });
});

test('a title page and the line of a volume are left out', () => {
  expect(isTaken({ kind: 'front' }, 3)).toBe(false);
  expect(isTaken({ kind: 'part' }, 0)).toBe(false);
  expect(isTaken({ kind: 'part' }, 2)).toBe(true);
  expect(isTaken({ kind: 'section' }, 0)).toBe(true);
});

test.each([
  [['a', 'b'], ['a', 'b'], 0],
  [['a', 'b'], ['a', 'c'], 1],
  [['a', 'b'], ['a', 'b', 'c'], 1],
  [['a', 'b', 'c'], ['a'], 2],
  [['a', 'a'], ['a'], 1],
  [['a', 'b'], ['b', 'a'], 0],
])('%j to %j changes %i', (before, after, count) => {
  expect(countChanged(numberParagraphs(before), numberParagraphs(after))).toBe(count);
});

test.each([
  ['<p>Rain &amp; snow.</p><p></p><p>Two<br>lines</p>', ['Rain & snow.', 'Two\nlines']],
  ['<p>a <em>b</em> <strong>c</strong></p>', ['a *b* **c**']],
  ['<p><em>a <strong>b</strong></em> c</p>', ['*a* ***b*** c']],
  ['<p>a<em> b </em>c</p>', ['a *b* c']],
  ['<p><em>f**k</em></p>', ['f**k']],
  ['<p><em>a</em><em>b</em> <strong>c</strong><strong><em>d</em></strong></p>', ['*ab* **c*****d***']],
  ['<p>* * *</p>', ['* * *']],
])('%s is %j', (content, texts) => {
  expect(extractParagraphs(content)).toEqual(texts);
});

test('a chapter’s content comes back from its paragraphs', () => {
  const content = '<p>a <em>b</em> <strong>c</strong></p><p>* * *</p><p>Two<br>lines &amp; more</p>';
  const segments = extractParagraphs(content).map((target) => ({ sources: [], words: 0, target, done: true }));
  expect(renderChapterHtml(segments)).toBe(content);
});

test.each([
  ['a.DOCX', 'docx'],
  ['a.b.txt', 'txt'],
  ['a.markdown', 'md'],
  ['a.epub', 'epub'],
  ['a.doc', undefined],
  ['txt', undefined],
])('%s is %s', (name, format) => {
  expect(findFormat(name)).toBe(format);
});

test('a file that is too large is refused before it is sent', () => {
  expect(checkFile({ name: 'a.txt', size: 40 * 1024 * 1024 })?.message).toBe('chapter-import.shared.too_large');
  expect(checkFile({ name: 'a.txt', size: 1 })).toBeUndefined();
});
