import { splitLineParts } from './lineParts.ts';
import { placeBeside, moveMarks, layRule, stackBlocks, type Block } from './marks.ts';
import { measure, sizes } from './pdfStyle.ts';
import { layTextLines, measureText, type TextStyle } from './text.ts';

export interface Column {
  /** Empty in every column: the table has no head. */
  title: string;
  /** Figures end at the right, so that their digits stand below each other. */
  align?: 'left' | 'right';
}

/** A row; the first of its cells takes the room that the others leave, and is parted into lines. */
export interface Row {
  cells: readonly string[];
  /** Names what follows, and stays with it. */
  group?: boolean;
  /** The sum of those before, and stays with them. */
  total?: boolean;
  /** Of less weight than the row that it explains, and stays with it. */
  note?: boolean;
}

const gutter = 12;
/** Points that the first column has at least, before the letters are made smaller. */
const leastFirst = 130;
const padding = 3;

/** The size of letters, and the points that a title has on a line; the first that leaves the first column enough is taken. */
const tries = [
  { size: sizes.table, title: 72 },
  { size: sizes.table, title: 52 },
  { size: 8, title: 52 },
  { size: 7, title: 44 },
] as const;
type Try = (typeof tries)[number];

/** How wide the cells of each column but the first are, by the size of their letters. */
const measureFigures = (columns: readonly Column[], rows: readonly Row[]): number[] =>
  columns
    .slice(1)
    .map((_, index) =>
      Math.max(
        0,
        ...rows.map(({ cells, total, group }) =>
          measureText(cells[index + 1] ?? '', { size: 1, weight: total || group ? 'bold' : 'regular' }),
        ),
      ),
    );

function getWidths(columns: readonly Column[], figures: readonly number[], { size, title: most }: Try): number[] {
  const rest = columns.slice(1).map((column, index) => {
    const titleWidth = (text: string, width?: number) => measureText(text, { size: sizes.label }, width);
    const words = splitLineParts(column.title).map((part) => titleWidth(part.trimEnd()));
    const title = titleWidth(column.title, Math.max(most, ...words));
    // What is measured must not be parted for the last fraction of a point.
    return Math.max(title, figures[index]! * size) + gutter + 0.1;
  });
  return [measure - rest.reduce((sum, one) => sum + one, 0), ...rest];
}

/** A table across the measure: its head, if it has titles, and its rows. */
export function setTable(columns: readonly Column[], rows: readonly Row[]): { head: Block | undefined; rows: Block[] } {
  const figures = measureFigures(columns, rows);
  const tried = tries.find((some) => getWidths(columns, figures, some)[0]! >= leastFirst) ?? tries.at(-1)!;
  const { size } = tried;
  const widths = getWidths(columns, figures, tried);
  const cells = (texts: readonly string[], style: TextStyle, foot = false): Block => {
    let left = 0;
    const set = columns.map(({ align = 'left' }, index): [number, Block] => {
      const lead = index === 0 ? 0 : gutter;
      const at = left + lead;
      left += widths[index]!;
      // The first cell goes on over those that are empty.
      const next = texts.findIndex((text, other) => other > 0 && text !== '');
      const over = index === 0 && next > 1 ? widths.slice(1, next).reduce((sum, one) => sum + one, 0) : 0;
      return [at, stackBlocks(...layTextLines(texts[index] ?? '', widths[index]! - lead + over, { ...style, align }))];
    });
    const height = Math.max(...set.map(([, block]) => block.height));
    // The titles of columns stand on a common line below.
    return placeBeside(
      ...set.map(([x, block]): [number, Block] => [
        x,
        foot ? { height, marks: moveMarks(block.marks, 0, height - block.height) } : block,
      ]),
    );
  };
  const hasHead = columns.some(({ title }) => title !== '');
  const head = hasHead
    ? stackBlocks(
        cells(
          columns.map(({ title }) => title),
          { size: sizes.label, colour: 'quiet' },
          true,
        ),
        layRule(measure, { colour: 'ink', above: padding }),
      )
    : undefined;
  return {
    head,
    rows: rows.map((row, index): Block => {
      const { group = false, total = false, note = false } = row;
      const next = rows[index + 1];
      const weight = group || total ? 'bold' : 'regular';
      const text = cells(row.cells, { size: note ? sizes.label : size, weight, colour: note ? 'quiet' : 'ink' });
      const room = { height: padding, marks: [] };
      const above = total ? [layRule(measure, { colour: 'ink' }), room] : note ? [] : [room];
      const below = next === undefined || next.note || next.total ? [room] : [room, layRule(measure)];
      return { ...stackBlocks(...above, text, ...below), keep: group || next?.note === true || next?.total === true };
    }),
  };
}
