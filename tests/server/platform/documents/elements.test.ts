import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { readChapters } from '#server/platform/documents/read.ts';
import { body, paragraph, rawDocx, relation } from '../../../support/docx.ts';
import { long, sampleOneIn } from '../../../support/long.ts';
import { stopwatch } from '../../../support/stopwatch.ts';

test.each(
  sampleOneIn(3, [
    ['7 million empty paragraphs', () => paragraph('Chapter 1') + '<w:p/>'.repeat(7_000_000)],
    ['1.5 million runs', () => `${paragraph('Chapter 1')}<w:p>${'<w:r><w:t>a</w:t></w:r>'.repeat(1_500_000)}</w:p>`],
    ['6 million comments', () => paragraph('Chapter 1') + '<!---->'.repeat(6_000_000)],
    ['600,000 lines', () => `${paragraph('Chapter 1')}<w:p><w:r>${'<w:t>a</w:t><w:br/>'.repeat(600_000)}</w:r></w:p>`],
  ]),
)('a small file of %s is refused within a second', async (_, inner) => {
  const file = rawDocx(inner());
  expect(file.length).toBeLessThan(100_000);
  const spent = stopwatch();
  await expect(readChapters(file)).rejects.toMatchObject({
    reason: { message: 'chapter-import.shared.too_many_elements' },
  });
  expect(spent()).toBeLessThan(1000);
});

test('an element of 500,000 attributes is refused within a second', async () => {
  const attributes = Array.from({ length: 500_000 }, (_, n) => `a${n.toString(36)}=""`).join(' ');
  const file = rawDocx(`<w:p ${attributes}/>`);
  const spent = stopwatch();
  await expect(readChapters(file)).rejects.toMatchObject({ reason: { message: 'chapter-import.shared.damaged' } });
  expect(spent()).toBeLessThan(1000);
});

test('elements of a part by another name are counted as they are read', async () => {
  const file = rawDocx('', {
    parts: {
      '_rels/.rels': strToU8(`<Relationships>${relation('officeDocument', 'word/document.png')}</Relationships>`),
      'word/document.png': strToU8(body('<w:p/>'.repeat(2_100_000))),
    },
  });
  await expect(readChapters(file)).rejects.toMatchObject({
    reason: { message: 'chapter-import.shared.too_many_elements' },
  });
});

/** A book as Word saves one that was edited for years: a run every few words, each with its marks and looks. */
const wordBook = (chapters: number, wordsInRun: number) => {
  const look =
    '<w:rPr><w:rFonts w:ascii="Georgia" w:hAnsi="Georgia" w:cs="Times New Roman"/><w:sz w:val="24"/><w:szCs w:val="24"/><w:lang w:val="en-US"/></w:rPr>';
  const run = (n: number) =>
    `<w:r w:rsidR="00AB12CD" w:rsidRPr="00F5${String(n).padStart(4, '0')}">${look}<w:t xml:space="preserve">${'rain '.repeat(wordsInRun)}</w:t></w:r>`;
  const text = `<w:p w14:paraId="1A2B3C4D" w:rsidR="00AB12CD" w:rsidRDefault="00AB12CD"><w:pPr><w:spacing w:line="360"/><w:jc w:val="both"/>${look}</w:pPr>${Array.from({ length: 40 / wordsInRun }, (_, n) => run(n)).join('<w:proofErr w:type="spellStart"/>')}</w:p>`;
  return rawDocx(Array.from({ length: chapters }, (_, n) => paragraph(`Chapter ${n + 1}`) + text.repeat(25)).join(''));
};

test('a book of 300,000 words is read also where Word has cut it into runs of four', long, async () => {
  const file = wordBook(300, 4);
  const spent = stopwatch();
  const { sections } = await readChapters(file);
  expect(sections).toHaveLength(300);
  expect(sections.every(({ paragraph_words }) => paragraph_words.every((words) => words === 40))).toBe(true);
  expect(spent()).toBeLessThan(5000);
});
