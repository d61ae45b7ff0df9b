import { extractParagraphs } from '#domain/books/paragraphs.ts';
import { parseHeading } from '#domain/chapter-import/chapterHeading.ts';
import {
  checkUpload,
  type CheckedUpload,
  type UploadedChapter,
  type UploadTask,
} from '#domain/translation/translationUpload.ts';
import { renderParagraph, joinTexts } from './html.ts';
import type { Paragraph } from './paragraphs.ts';
import { readChapters, readDocument } from './read.ts';
import { titleRow } from './translationTable.ts';

type Cells = Paragraph[][];
const getLine = (paragraphs: readonly Paragraph[] = []) =>
  paragraphs
    .map(({ runs }) => joinTexts(runs))
    .join(' ')
    .trim();
const getTexts = (paragraphs: readonly Paragraph[] = []) =>
  extractParagraphs(paragraphs.map(({ runs }) => renderParagraph(runs)).join(''));
const getNumber = (cells: Cells): number | undefined => {
  const first = getLine(cells[0]);
  return cells.length === 3 && /^\d{1,6}$/.test(first) ? Number(first) : undefined;
};

/** The chapters of a file that was downloaded to be filled in: a heading, then rows of three cells. */
async function readTables(bytes: Uint8Array): Promise<UploadedChapter[]> {
  const chapters: UploadedChapter[] = [];
  let tables = 0;
  let cells: Cells = [];
  const endRow = () => {
    const chapter = chapters.at(-1);
    const row = getNumber(cells);
    if (chapter?.rows && row === titleRow) chapter.title = getLine(cells[2]) || null;
    else if (chapter?.rows && row !== undefined)
      chapter.rows.push({ row, source: getTexts(cells[1]), target: getTexts(cells[2]) });
    cells = [];
  };
  await readDocument(bytes, {
    onTable(part) {
      if (part === 'tbl') tables += 1;
      if (part === 'end') tables -= 1;
      if (part === 'tc' && tables === 1) cells.push([]);
      if ((part === 'tr' && tables === 1) || (part === 'end' && tables === 0)) endRow();
    },
    take(paragraph) {
      if (tables > 0) {
        cells.at(-1)?.push(paragraph);
        return;
      }
      const heading = parseHeading(getLine([paragraph]), { styled: paragraph.heading !== undefined });
      if (heading) chapters.push({ number: heading.number, title: null, rows: [], paragraphs: [] });
    },
  });
  return chapters;
}

/** The chapters of a Word file that a translator sends: its tables beside the source, or running text. Throws DocxProblem. */
export async function readTranslation(bytes: Uint8Array): Promise<UploadedChapter[]> {
  const tables = await readTables(bytes);
  if (tables.some(({ rows }) => rows!.length > 0)) return tables;
  const { sections } = await readChapters(bytes);
  return sections
    .filter(({ kind, html }) => kind !== 'front' && (kind !== 'part' || html !== ''))
    .map(({ number, title, html }) => ({ number, title, rows: null, paragraphs: extractParagraphs(html) }));
}

/** What a Word file makes of the chapters of a task: here, since running text costs time to align. Throws DocxProblem. */
export const checkTranslation = async (bytes: Uint8Array, task: UploadTask): Promise<CheckedUpload> =>
  checkUpload(await readTranslation(bytes), task);
