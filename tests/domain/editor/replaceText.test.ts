import { describe, expect, test } from 'vitest';
import { escapeText, splitParagraphs, toPlainText } from '#domain/chapters/chapterText.ts';
import { createFinder, type Query } from '#domain/editor/find.ts';
import { replaceIn } from '#domain/editor/replaceText.ts';
import { fc, property } from '../property.ts';

const plain: Query = { find: '', match_case: false, whole_words: false };
const findMatches = (text: string, find: string, more: Partial<Query> = {}, language = 'en') =>
  createFinder({ ...plain, find, ...more }, language)(text).map(({ start, end }) => text.slice(start, end));
const replaced = (content: string, find: string, by: string) =>
  replaceIn(
    content,
    splitParagraphs(content).flatMap((text, paragraph) =>
      createFinder({ ...plain, find }, 'en')(text).map((place) => ({ paragraph, ...place })),
    ),
    by,
  );

describe('a text is found', () => {
  test.each([
    ['in any case', 'Mira, MIRA and mira', 'mira', {}, 'en', ['Mira', 'MIRA', 'mira']],
    ['in its case', 'Mira, MIRA and mira', 'Mira', { match_case: true }, 'en', ['Mira']],
    ['as a whole word', 'Kai, Kaia, kai-ish', 'kai', { whole_words: true }, 'en', ['Kai', 'kai']],
    ['as a whole word in Thai', 'แมวดำกับแมวขาว', 'แมว', { whole_words: true }, 'th', ['แมว', 'แมว']],
    ['not as half a word in Thai', 'มากกว่านั้น', 'กว่า', { whole_words: true }, 'th', []],
    ['as half a word in Thai', 'มากกว่านั้น', 'กว่า', {}, 'th', ['กว่า']],
    ['with signs that mean something elsewhere', 'a.b (c) [d] $1', '.b (c) [d] $1', {}, 'en', ['.b (c) [d] $1']],
    ['as spaces', 'a  b', '  ', {}, 'en', ['  ']],
    ['with accents that are typed apart', 'café', 'cafe\u0301', {}, 'fr', ['café']],
    ['without overlap', 'aaaa', 'aa', {}, 'en', ['aa', 'aa']],
    ['in signs of two units', '🙂🙃🙂', '🙃', {}, 'en', ['🙃']],
    ['nowhere', 'Mira', 'Nora', {}, 'en', []],
  ])('%s', (_, text, find, more, language, expected) => {
    expect(findMatches(text, find, more, language)).toEqual(expected);
  });
});

describe('a replacement', () => {
  test.each([
    ['within a paragraph', '<p>Kai ran. Kai fell.</p>', 'Kai', 'Ren', '<p>Ren ran. Ren fell.</p>'],
    ['keeps the mark that it stands in', '<p>A <em>Kai</em> B</p>', 'Kai', 'Ren', '<p>A <em>Ren</em> B</p>'],
    ['that begins in a mark', '<p><em>K</em>ai ran</p>', 'Kai', 'Ren', '<p><em>Ren</em> ran</p>'],
    ['that ends in a mark', '<p>Ka<em>i ran</em></p>', 'Kai', 'Ren', '<p>Ren<em> ran</em></p>'],
    ['over a whole mark', '<p>K<em>a</em>i</p>', 'Kai', 'Ren', '<p>Ren</p>'],
    ['over marks in marks', '<p>K<em><strong>a</strong></em>i</p>', 'Kai', '', '<p></p>'],
    ['over two marks', '<p><em>Ka</em><strong>i!</strong></p>', 'Kai', 'Ren', '<p><em>Ren</em><strong>!</strong></p>'],
    ['escapes what is put', '<p>a</p>', 'a', '<b>&</b>', '<p>&lt;b&gt;&amp;&lt;/b&gt;</p>'],
    ['finds signs that are escaped', '<p>Tom &amp; Kai &lt;3</p>', '& kai <', 'or', '<p>Tom or3</p>'],
    ['leaves escaped signs around', '<p>&lt;Kai&gt;&nbsp;&quot;</p>', 'kai', 'R', '<p>&lt;R&gt;&nbsp;&quot;</p>'],
    ['does not reach over a break', '<p>K<br>ai</p>', 'Kai', 'R', '<p>K<br>ai</p>'],
    ['behind a break', '<p>One<br>Kai</p>', 'Kai', 'R', '<p>One<br>R</p>'],
    ['does not reach over paragraphs', '<p>K</p><p>ai</p>', 'Kai', 'R', '<p>K</p><p>ai</p>'],
    ['removes', '<p>very very good</p>', 'very ', '', '<p>good</p>'],
    ['in nothing', '', 'a', 'b', ''],
  ])('%s', (_, content, find, by, expected) => expect(replaced(content, find, by)).toBe(expected));
});

const letters = fc.constantFrom('a', 'b', 'A', ' ', '&', '<', '"', 'ก', 'กา', '🙂', '\u00a0');
const run = fc.array(letters, { minLength: 1, maxLength: 6 }).map((signs) => escapeText(signs.join('')));
const marked = fc
  .tuple(fc.constantFrom('', 'em', 'strong', 'both', 'br'), run)
  .map(([mark, text]) =>
    mark === ''
      ? text
      : mark === 'br'
        ? `<br>${text}`
        : mark === 'both'
          ? `<em><strong>${text}</strong></em>`
          : `<${mark}>${text}</${mark}>`,
  );
const contents = fc
  .array(fc.array(marked, { maxLength: 5 }), { maxLength: 4 })
  .map((paragraphs) => paragraphs.map((parts) => `<p>${parts.join('')}</p>`).join(''));
const finds = fc.array(letters, { minLength: 1, maxLength: 3 }).map((signs) => signs.join(''));

property('the text changes as if there were no marks', [contents, finds, finds], (content, find, by) => {
  const text = toPlainText(content);
  let expected = '';
  let last = 0;
  for (const { start, end } of createFinder({ ...plain, find }, 'en')(text)) {
    expected += text.slice(last, start) + by;
    last = end;
  }
  expect(toPlainText(replaced(content, find, by))).toBe(expected + text.slice(last));
});

property('marks stay well-formed, and those around other text stay', [contents, finds, finds], (content, find, by) => {
  const made = replaced(content, find, by);
  const open: string[] = [];
  for (const [, closing, name] of made.matchAll(/<(\/?)(p|em|strong|br)>/g))
    if (name !== 'br') {
      if (closing) expect(open.pop()).toBe(name);
      else open.push(name!);
    }
  expect(open).toEqual([]);
  expect(made.split('<br>').length).toBe(content.split('<br>').length);
  if (toPlainText(made) === toPlainText(content) && find !== by) return;
  expect(splitParagraphs(made)).toHaveLength(splitParagraphs(content).length);
});
