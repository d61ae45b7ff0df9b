import { measure, sizes } from './look.ts';
import { beside, moved, rule, stacked, type Block } from './marks.ts';
import { textLines, textWidth, type TextStyle } from './text.ts';

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
/** Points that a title has at least, before it is parted. */
const leastTitle = 52;
const padding = 3;

const columnSizes = [sizes.table, 8.5, 8, 7.5, 7];

function widthsOf(columns: readonly Column[], rows: readonly Row[], size: number): number[] {
  const rest = columns.slice(1).map((column, index) => {
    const cells = rows.map(({ cells, total, group }) =>
      textWidth(cells[index + 1] ?? '', { size, weight: total || group ? 'bold' : 'regular' }),
    );
    const title = Math.min(textWidth(column.title, { size: sizes.label }), leastTitle);
    // What is measured must not be parted for the last fraction of a point.
    return Math.max(title, ...cells) + gutter + 0.1;
  });
  return [measure - rest.reduce((sum, one) => sum + one, 0), ...rest];
}

/** A table across the measure: its head, if it has titles, and its rows. */
export function setTable(columns: readonly Column[], rows: readonly Row[]): { head: Block | undefined; rows: Block[] } {
  const size = columnSizes.find((some) => widthsOf(columns, rows, some)[0]! >= leastFirst) ?? columnSizes.at(-1)!;
  const widths = widthsOf(columns, rows, size);
  const cells = (texts: readonly string[], style: TextStyle, foot = false): Block => {
    let left = 0;
    const set = columns.map(({ align = 'left' }, index): [number, Block] => {
      const lead = index === 0 ? 0 : gutter;
      const at = left + lead;
      left += widths[index]!;
      return [at, stacked(...textLines(texts[index] ?? '', widths[index]! - lead, { ...style, align }))];
    });
    const height = Math.max(...set.map(([, block]) => block.height));
    // The titles of columns stand on a common line below.
    return beside(
      ...set.map(([x, block]): [number, Block] => [
        x,
        foot ? { height, marks: moved(block.marks, 0, height - block.height) } : block,
      ]),
    );
  };
  const hasHead = columns.some(({ title }) => title !== '');
  const head = hasHead
    ? stacked(
        cells(
          columns.map(({ title }) => title),
          { size: sizes.label, colour: 'quiet' },
          true,
        ),
        rule(measure, { colour: 'ink', above: padding }),
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
      const above = total ? [rule(measure, { colour: 'ink' }), room] : note ? [] : [room];
      const below = next === undefined || next.note || next.total ? [room] : [room, rule(measure)];
      return { ...stacked(...above, text, ...below), keep: group || next?.note === true || next?.total === true };
    }),
  };
}
