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
const cell = (children: Paragraph[], at: number) =>
  new TableCell({
    children,
    width: { size: widths[at]!, type: WidthType.DXA },
    margins: { top: 80, bottom: 80, left: 120, right: 120 },
  });
const line = (...children: ParagraphChild[]) => new Paragraph({ children, spacing: { after: 80 } });

const row = (cells: readonly Paragraph[][], isHead = false) =>
  new TableRow({ children: cells.map(cell), tableHeader: isHead });
const words = (text: string | null, bold = false) => [line(new TextRun({ text: removeUnwritable(text ?? ''), bold }))];
const texts = (html: string) => {
  const paragraphs = readRuns(html).map((runs) => line(...runs.flatMap(toTextRuns)));
  return paragraphs.length > 0 ? paragraphs : [line()];
};

function getTable({ title, rows }: TableChapter, { from, into }: TranslationTable): Table {
  const head = [interfaceLanguages[from], interfaceLanguages[into]].map((name) => words(name, true));
  return new Table({
    layout: TableLayoutType.FIXED,
    columnWidths: widths,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    rows: [
      row([words(''), ...head], true),
      row([words(String(titleRow)), words(title.source, true), words(title.target, true)]),
      ...rows.map(({ source, target }, at) => row([words(String(titleRow + 1 + at)), texts(source), texts(target)])),
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
