import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { readChapters } from '#server/platform/documents/read.ts';
import { body, paragraph, plainChapter, rawDocx, relation } from '../../../support/docx.ts';
import { long, sampleOneIn } from '../../../support/long.ts';
import { stopwatch } from '../../../support/stopwatch.ts';

const megabyte = 1024 * 1024;

const elsewhere = (document: string) =>
  rawDocx('', {
    parts: {
      '_rels/.rels': strToU8(`<Relationships>${relation('officeDocument', 'word/document.bin')}</Relationships>`),
      'word/document.bin': strToU8(body(document)),
    },
  });

test.each(
  sampleOneIn(7, [
    [
      '7 million paragraphs under another name',
      () => elsewhere('<w:p/>'.repeat(7_000_000)),
      'chapter-import.shared.too_many_elements',
    ],
    [
      '7 million references',
      () => rawDocx(paragraph('&amp;'.repeat(7_000_000))),
      'chapter-import.shared.too_much_text',
    ],
    [
      'comments of 40 MB',
      () => rawDocx(`${plainChapter()}<!--${'a'.repeat(40 * megabyte)}-->`),
      'chapter-import.shared.too_much_text',
    ],
    [
      'comments of 40 MB under another name',
      () => elsewhere(`<!--${'a'.repeat(40 * megabyte)}-->`),
      'chapter-import.shared.too_much_text',
    ],
    [
      'attributes of 40 MB',
      () => rawDocx(`<w:p w:a="${'a'.repeat(40 * megabyte)}"/>`),
      'chapter-import.shared.too_much_text',
    ],
    [
      '1.99 million empty paragraphs',
      () => rawDocx('<w:p/>'.repeat(1_990_000)),
      'chapter-import.shared.too_many_elements',
    ],
    [
      '149,000 chapters without text',
      () => rawDocx(Array.from({ length: 149_000 }, (_, n) => paragraph(`Chapter ${n + 1} Rain`)).join('')),
      'chapter-import.shared.too_many_chapters',
    ],
  ]),
)('%s are refused within a second', async (_, make, message) => {
  const bytes = make();
  const spent = stopwatch();
  await expect(readChapters(bytes)).rejects.toMatchObject({ reason: { message } });
  // Twice as long as a slow machine needs; without the limits it was 3,500 to 5,900 milliseconds.
  expect(spent()).toBeLessThan(2000);
});

test(
  'a novel of 300 chapters and 300,000 words, each line of which is three runs with looks, is let in',
  long,
  async () => {
    const looks = '<w:rFonts w:ascii="A"/><w:sz w:val="24"/><w:lang w:val="en"/>';
    const run = `<w:r><w:rPr>${looks}</w:rPr><w:t xml:space="preserve">It rained on and on. </w:t></w:r>`;
    const line = `<w:p><w:pPr><w:spacing w:after="0"/><w:ind w:firstLine="720"/><w:jc w:val="both"/><w:rPr>${looks}</w:rPr></w:pPr>${run.repeat(3)}</w:p>`;
    const book = Array.from({ length: 300 }, (_, n) => paragraph(`Chapter ${n + 1}`) + line.repeat(67)).join('');
    expect((await readChapters(rawDocx(book))).sections).toHaveLength(300);
  },
);

test('1,000 rows may have a table of contents, and a title below each number', async () => {
  const numbers = Array.from({ length: 1000 }, (_, n) => n + 1);
  const contents = numbers.map((n) => paragraph(`Chapter ${n}: Rain ${n}`)).join('');
  const chapters = numbers.map(
    (n) =>
      `${paragraph(`Chapter ${n}`, '<w:outlineLvl w:val="0"/>')}${paragraph(`Rain ${n}`, '<w:outlineLvl w:val="1"/>')}${paragraph('It rained.')}`,
  );
  expect((await readChapters(rawDocx(contents + chapters.join('')))).sections).toHaveLength(1000);
});
