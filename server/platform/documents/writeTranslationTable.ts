import {
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
  type ParagraphChild,
} from 'docx';
import { writeHeading } from '#domain/chapter-import/chapterHeading.ts';
import { interfaceLanguages } from '#domain/languages.ts';
import { getDocxStyles } from './docxStyles.ts';
import { readRuns, removeUnwritable } from './html.ts';
import { toTextRuns } from './textRuns.ts';
import { titleRow, type TableChapter, type TranslationTable } from './translationTable.ts';

/** Widths in twentieths of a point: the row's number, and two texts that fill a page on its side. */
const widths = [700, 6600, 6600];
const createCell = (children: Paragraph[], at: number) =>
  new TableCell({
    children,
    width: { size: widths[at]!, type: WidthType.DXA },
    margins: { top: 80, bottom: 80, left: 120, right: 120 },
  });
const createLine = (...children: ParagraphChild[]) => new Paragraph({ children, spacing: { after: 80 } });

const createRow = (cells: readonly Paragraph[][], isHead = false) =>
  new TableRow({ children: cells.map(createCell), tableHeader: isHead });
const createWords = (text: string | null, bold = false) => [
  createLine(new TextRun({ text: removeUnwritable(text ?? ''), bold })),
];
const createTexts = (html: string) => {
  const paragraphs = readRuns(html).map((runs) => createLine(...runs.flatMap(toTextRuns)));
  return paragraphs.length > 0 ? paragraphs : [createLine()];
};

function getTable({ title, rows }: TableChapter, { from, into }: TranslationTable): Table {
  const head = [interfaceLanguages[from], interfaceLanguages[into]].map((name) => createWords(name, true));
  return new Table({
    layout: TableLayoutType.FIXED,
    columnWidths: widths,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    rows: [
      createRow([createWords(''), ...head], true),
      createRow([createWords(String(titleRow)), createWords(title.source, true), createWords(title.target, true)]),
      ...rows.map(({ source, target }, at) =>
        createRow([createWords(String(titleRow + 1 + at)), createTexts(source), createTexts(target)]),
      ),
    ],
  });
}

/** Chapters beside their translation as a Word file, which `readTranslation` reads back. */
export async function writeTranslationTable(table: TranslationTable): Promise<Uint8Array> {
  const body = table.chapters.flatMap((chapter, at) => [
    new Paragraph({
      text: writeHeading(table.into, { number: chapter.number, title: null }),
      heading: HeadingLevel.HEADING_1,
      pageBreakBefore: at > 0,
    }),
    getTable(chapter, table),
  ]);
  const file = new Document({
    title: removeUnwritable(table.book),
    styles: getDocxStyles(table.into),
    sections: [{ properties: { page: { size: { orientation: 'landscape' } } }, children: body }],
  });
  return new Uint8Array(await Packer.toArrayBuffer(file));
}
