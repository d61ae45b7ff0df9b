import { describe, expect, test } from 'vitest';
import { PdfLayout } from '#server/platform/pdf/pdfLayout.ts';
import { measure, pageFormat } from '#server/platform/pdf/pdfStyle.ts';
import { createPageNumbers } from '#server/platform/pdf/pdfTexts.ts';
import { setTable, type Row } from '#server/platform/pdf/table.ts';
import { readPageLines, measureReach, rightEdges } from '../../support/pages.ts';

const finish = (layout: PdfLayout) => layout.finish('Quillhouse · Test', createPageNumbers('en'));
const columns = [{ title: 'Work' }, { title: 'Total', align: 'right' }] as const;
const createRows = (count: number): Row[] => [
  ...Array.from({ length: count }, (_, index): Row => ({ cells: [`Work ${index + 1}`, `$${index * 111}.50`] })),
  { cells: ['All', '$1.00'], total: true },
];
function tablePages(rows: readonly Row[]) {
  const layout = new PdfLayout();
  layout.heading('Earnings');
  const table = setTable(columns, rows);
  layout.table(table.head, table.rows);
  return finish(layout);
}

describe('a table', () => {
  test('that is longer than a page repeats its head and tells the page', () => {
    const pages = tablePages(createRows(60)).map(readPageLines);
    expect(pages).toHaveLength(2);
    expect(pages[0]!.slice(0, 2)).toEqual(['Earnings', 'Work | Total']);
    expect(pages[1]![0]).toBe('Work | Total');
    expect(pages.map((lines) => lines.at(-1))).toEqual([
      'Quillhouse · Test | Page 1 of 2',
      'Quillhouse · Test | Page 2 of 2',
    ]);
    const works = pages.flat().filter((line) => /^Work \d/.test(line));
    expect(works).toEqual(Array.from({ length: 60 }, (_, index) => `Work ${index + 1} | $${index * 111}.50`));
  });

  test('never has its sum alone on a page', () => {
    for (let count = 25; count < 45; count++) {
      const last = readPageLines(tablePages(createRows(count)).at(-1)!);
      expect(last.at(-3), `${count} rows`).toMatch(/^Work \d/);
      expect(last.at(-2)).toBe('All | $1.00');
    }
  });

  test('never leaves the name of a group, or a note, on another page than its row', () => {
    for (let count = 25; count < 45; count++) {
      const rows = [
        ...createRows(count).slice(0, -1),
        { cells: ['Thai', '$1.00'], group: true },
        { cells: ['Of the group', '$1.00'] },
        { cells: ['The note', ''], note: true },
      ];
      const pages = tablePages(rows).map(readPageLines);
      const at = pages.find((lines) => lines.includes('Thai | $1.00'))!;
      expect(at, `${count} rows`).toEqual(expect.arrayContaining(['Of the group | $1.00', 'The note']));
    }
  });

  test('has figures that end below each other, within the margins', () => {
    const [page] = tablePages(createRows(12));
    const edges = rightEdges(page!, (line) => line.includes('$'));
    for (const edge of edges) expect(edge).toBeCloseTo(pageFormat.margin + measure, 1);
  });

  test('parts long titles and leaves figures whole, in smaller letters where there are many', () => {
    const wide = Array.from({ length: 6 }, () => '-1.234.567,89 $');
    const titles = wide.map(() => ({ title: 'Retenido por las aplicaciones', align: 'right' as const }));
    const table = setTable([{ title: 'Work' }, ...titles], [{ cells: ['A title of many words '.repeat(9), ...wide] }]);
    const layout = new PdfLayout();
    layout.table(table.head, table.rows);
    const [page] = finish(layout);
    const lines = readPageLines(page!);
    expect(lines.some((line) => line.split(' | ').filter((cell) => cell === wide[0]).length === 6)).toBe(true);
    expect(measureReach(page!).right).toBeLessThanOrEqual(pageFormat.margin + measure + 0.2);
  });
});

describe('a paragraph', () => {
  const words = 'A sentence of the agreement that goes on for long enough to be parted. '.repeat(5).trim();

  test('leaves no line of it alone on a page', () => {
    for (let room = 600; room < 720; room += 5) {
      const layout = new PdfLayout();
      layout.place({ height: room, marks: [] });
      layout.write(words);
      const counts = finish(layout).map((page) => readPageLines(page).length - 1);
      expect(counts, `${room} points down`).not.toContain(1);
    }
  });

  test('stands on the page of its heading, within the margins', () => {
    for (let room = 600; room < 720; room += 5) {
      const layout = new PdfLayout();
      layout.place({ height: room, marks: [] });
      layout.heading('Rights');
      layout.write(words, { mark: '2.1', indent: 32 });
      const at = finish(layout).find((page) => readPageLines(page).includes('Rights'))!;
      expect(readPageLines(at).length, `${room} points down`).toBeGreaterThanOrEqual(4);
      expect(readPageLines(at).some((line) => line.startsWith('2.1 | A sentence'))).toBe(true);
      expect(measureReach(at).right).toBeLessThanOrEqual(pageFormat.margin + measure);
    }
  });

  test('that is higher than a page goes on over pages, nothing of it lost', () => {
    const layout = new PdfLayout();
    layout.write(`${words} `.repeat(60));
    const pages = finish(layout);
    expect(pages.length).toBeGreaterThan(2);
    const text = pages.flatMap((page) => readPageLines(page).slice(0, -1)).join(' ');
    expect(text).toBe(`${words} `.repeat(60).trim());
    for (const page of pages) expect(measureReach(page).bottom).toBeLessThan(pageFormat.height - 30);
  });
});
