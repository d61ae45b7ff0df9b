import type { Run, Weight } from './fonts.ts';
import type { Colour } from './pdfStyle.ts';

/** What is put on a page, in points from its upper left corner; a text from the left end of its baseline. */
export type Mark =
  | { kind: 'text'; x: number; y: number; run: Run; size: number; weight: Weight; colour: Colour }
  | { kind: 'rule'; x: number; y: number; width: number; thickness: number; colour: Colour }
  | { kind: 'image'; x: number; y: number; width: number; height: number; bytes: Uint8Array };

export type Page = readonly Mark[];

/** Marks that no page break parts, from the block's own upper edge. */
export interface Block {
  height: number;
  marks: readonly Mark[];
  /** Room above it, but at the top of a page. */
  above?: number;
  /** It is on the page of the block after it. */
  keep?: boolean;
}

export const moveMarks = (marks: readonly Mark[], dx: number, dy: number): Mark[] =>
  marks.map((mark) => ({ ...mark, x: mark.x + dx, y: mark.y + dy }));

/** Blocks beside each other as one, each at its x. */
export const placeBeside = (...blocks: readonly (readonly [x: number, block: Block])[]): Block => ({
  height: Math.max(...blocks.map(([, { height }]) => height)),
  marks: blocks.flatMap(([x, { marks }]) => moveMarks(marks, x, 0)),
});

/** Blocks below each other as one. */
export function stackBlocks(...blocks: readonly Block[]): Block {
  const marks: Mark[] = [];
  let height = 0;
  blocks.forEach((block, index) => {
    height += index === 0 ? 0 : (block.above ?? 0);
    marks.push(...moveMarks(block.marks, 0, height));
    height += block.height;
  });
  return { height, marks };
}

interface Line {
  colour?: Colour;
  thickness?: number;
  above?: number;
}

/** A line across. */
export const layRule = (width: number, { colour = 'line', thickness = 0.7, above = 0 }: Line = {}): Block => ({
  height: thickness,
  above,
  marks: [{ kind: 'rule', x: 0, y: thickness / 2, width, thickness, colour }],
});
