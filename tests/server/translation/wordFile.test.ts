import { Document, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import { describe, expect, test } from 'vitest';
import { extractParagraphs } from '#domain/books/paragraphs.ts';
import { renderTextHtml } from '#domain/translation/chapterHtml.ts';
import { checkTranslation, readTranslation } from '#server/platform/documents/readTranslation.ts';
import { writeTranslationTable } from '#server/platform/documents/writeTranslationTable.ts';
import { fc } from '../../domain/property.ts';

/** What Word keeps of a text: spaces side by side are one to a reader, and tabs are spaces. */
const settled = (texts: readonly string[]) => texts.map((text) => text.normalize().replaceAll(/\s+/g, ' ').trim());
/** Signs that XML has, with those that marks are made of. */
const signs = fc
  .array(fc.constantFrom('a', 'é', '字', 'ก', ' ', '*', '**', '<', '&', '“', '\n', '\n\n', '—', '1'), {
    maxLength: 25,
  })
  .map((all) => all.join(''));
const text = fc.oneof({ weight: 9, arbitrary: signs }, fc.constantFrom('***', '⁂', '* * *'));

test('whatever stands in it, a file that is written is read back', async () => {
  const row = fc.record({ source: text.map((sentence) => `源 ${sentence}`), target: text });
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 8 }),
      fc.option(text.map((sentence) => `Title ${sentence}`)),
      async (rows, title) => {
        const html = rows.map(({ source, target }) => ({
          source: renderTextHtml(source),
          target: renderTextHtml(target),
        }));
        const bytes = await writeTranslationTable({
          book: 'Lamps',
          from: 'zh-CN',
          into: 'pt',
          chapters: [
            { number: 7, title: { source: '第七章', target: title }, rows: html },
            { number: 8, title: { source: null, target: null }, rows: [] },
          ],
        });
        const [seventh, eighth] = await readTranslation(bytes);
        expect([seventh!.number, eighth!.number, eighth!.rows]).toEqual([7, 8, []]);
        expect(settled([seventh!.title ?? ''])).toEqual(settled([title ?? '']));
        expect(seventh!.rows!.map((one) => [one.row, settled(one.source), settled(one.target)])).toEqual(
          html.map((one, at) => [
            at + 1,
            settled(extractParagraphs(one.source)),
            settled(extractParagraphs(one.target)),
          ]),
        );
      },
    ),
    { numRuns: 40 },
  );
});

const file = async (...children: (Paragraph | Table)[]) =>
  new Uint8Array(await Packer.toArrayBuffer(new Document({ sections: [{ children }] })));
const cell = (...children: (Paragraph | Table)[]) => new TableCell({ children });
const line = (content: string) => new Paragraph(content);

describe('a file that was changed in Word', () => {
  test('may have other tables, and a table within a cell', async () => {
    const inner = new Table({ rows: [new TableRow({ children: [cell(line('inside'))] })] });
    const rows = [
      new TableRow({ children: [cell(line('1')), cell(line('源')), cell(line('Text'), inner, line('more'))] }),
      new TableRow({ children: [cell(line('a note')), cell(line('of mine'))] }),
    ];
    const [chapter] = await readTranslation(await file(line('Chapter 3'), new Table({ rows })));
    expect(chapter).toMatchObject({
      number: 3,
      rows: [{ row: 1, source: ['源'], target: ['Text', 'inside', 'more'] }],
    });
  });

  test('a table before the first heading belongs to no chapter', async () => {
    const rows = [new TableRow({ children: [cell(line('1')), cell(line('源')), cell(line('Text'))] })];
    const chapters = await readTranslation(await file(new Table({ rows }), line('Chapter 3'), line('Running text.')));
    expect(chapters.find(({ number }) => number === 3)).toMatchObject({ rows: null, paragraphs: ['Running text.'] });
  });
});

test('running text is checked against the chapters of the task', async () => {
  const bytes = await file(line('Chapter 1: Dawn'), line('The lamp burned.'));
  const paragraphs = [{ id: 1, text: '灯亮着。', words: 4 }];
  const segments = [{ sources: [1], words: 4, target: '', done: false }];
  const chapters = [{ id: 5, number: 1, title: null, paragraphs, segments }];
  expect(await checkTranslation(bytes, { chapters, others: [], into: 'en', terms: [] })).toMatchObject({
    problems: [],
    chapters: [{ id: 5, title: 'Dawn', changed: 1, text: [{ target: 'The lamp burned.', done: true }] }],
  });
});
