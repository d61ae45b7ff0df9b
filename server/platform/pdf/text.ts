import type { Base } from './bidi.ts';
import type { Run, Weight } from './fonts.ts';
import { measure } from './glyphs.ts';
import type { Block, Mark } from './marks.ts';
import { leading, sizes, type Colour } from './pdfStyle.ts';
import { setLines } from './setLines.ts';

export interface TextStyle {
  size?: number;
  weight?: Weight;
  colour?: Colour;
  align?: 'left' | 'right';
  /** Which way it is read where Arabic or Hebrew is in it. */
  base?: Base;
}

/** A text in lines that are no wider than `width` points, a block each. A break in it ends a line. */
export function layTextLines(
  text: string,
  width: number,
  { size = sizes.body, weight = 'regular', colour = 'ink', align = 'left', base = 'auto' }: TextStyle = {},
): Block[] {
  const measured = (run: Run) => measure(run, weight, size);
  const height = size * leading;
  // Letters stand in the middle of their line.
  const y = height / 2 + size * 0.36;
  return text.split(/\r?\n/).flatMap((part) =>
    setLines(part, width, measured, base).map((line): Block => {
      const widths = line.map(measured);
      let x = align === 'right' ? width - widths.reduce((sum, one) => sum + one, 0) : 0;
      const marks = line.map((run, index): Mark => {
        const mark: Mark = { kind: 'text', x, y, run, size, weight, colour };
        x += widths[index]!;
        return mark;
      });
      return { height, marks };
    }),
  );
}

/** How wide a text is, in points, on lines that are no wider than `width`. */
export function measureText(
  text: string,
  { size = sizes.body, weight = 'regular' }: TextStyle = {},
  width = Infinity,
): number {
  const measured = (run: Run) => measure(run, weight, size);
  const lines = setLines(text, width, measured);
  return Math.max(0, ...lines.map((line) => line.reduce((sum, run) => sum + measured(run), 0)));
}
