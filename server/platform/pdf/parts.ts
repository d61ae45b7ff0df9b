import { brand } from '#domain/shared/brand.ts';
import { placeBeside, layRule, stackBlocks, type Block } from './marks.ts';
import type { PdfLayout } from './pdfLayout.ts';
import { measure, sizes } from './pdfStyle.ts';
import { layTextLines } from './text.ts';

/** Who has a part in a document: the first line is the name. */
export interface Party {
  role: string;
  lines: readonly string[];
}

const gap = 24;
const column = (measure - gap) / 2;

const layLabelled = (label: string, lines: readonly Block[], width: number): Block =>
  stackBlocks(...layTextLines(label, width, { size: sizes.label, colour: 'quiet' }), ...lines);

/** The head that all PDFs have: whose it is, what it is, and what it is known by. */
export function writeHead(
  layout: PdfLayout,
  { title, facts }: { title: string; facts: readonly (readonly [name: string, value: string])[] },
): void {
  layout.write(brand, { size: sizes.brand, weight: 'bold', colour: 'accent', keep: true });
  layout.place({ ...layRule(measure, { colour: 'accent', thickness: 1.4 }), above: 4, keep: true });
  layout.write(title, { size: sizes.title, weight: 'bold', above: 14, keep: true });
  const width = measure / facts.length - 8;
  const blocks = facts.map(([name, value]) => layLabelled(name, layTextLines(value, width), width));
  layout.place({
    ...placeBeside(...blocks.map((block, index): [number, Block] => [(index * measure) / facts.length, block])),
    above: 6,
  });
}

/** Two parties beside each other. */
export function writeParties(layout: PdfLayout, parties: readonly [Party, Party]): void {
  const set = ({ role, lines: [name = '', ...rest] }: Party) =>
    layLabelled(
      role,
      [...layTextLines(name, column, { weight: 'bold' }), ...rest.flatMap((line) => layTextLines(line, column))],
      column,
    );
  layout.place({ ...layRule(measure), above: 10, keep: true });
  layout.place({ ...placeBeside([0, set(parties[0])], [column + gap, set(parties[1])]), above: 10 });
}

/** A line to sign on, with the signature once there is one, 134x60. */
export function laySignatureLine(label: string, signature?: Uint8Array): Block {
  const width = 200;
  const height = 44;
  // A signature on white ends above the line.
  const image: Block = {
    height: height + 2,
    marks: signature ? [{ kind: 'image', x: 8, y: 0, width: (134 / 60) * height, height, bytes: signature }] : [],
  };
  return stackBlocks(
    image,
    layRule(width, { colour: 'ink' }),
    ...layTextLines(label, width, { size: sizes.label, colour: 'quiet' }),
  );
}

/** What is left and what is right, on one page. */
export const layHalves = (left: Block, right: Block): Block => placeBeside([0, left], [column + gap, right]);

export const layAccount = (label: string, lines: readonly string[]): Block =>
  layLabelled(
    label,
    lines.flatMap((line) => layTextLines(line, column)),
    column,
  );

/** Points that the names of pairs take. */
const names = 120;

/** Names and their values, a row each, under a line. */
export const layPairs = (rows: readonly (readonly [name: string, value: string])[]): Block[] =>
  rows.map(([name, value], index) => ({
    ...stackBlocks(...(index === 0 ? [] : [layRule(measure)]), {
      ...placeBeside(
        [0, stackBlocks(...layTextLines(name, names - 8, { size: sizes.table, colour: 'quiet' }))],
        [names, stackBlocks(...layTextLines(value, measure - names, { size: sizes.table }))],
      ),
      above: 3,
    }),
    above: index === 0 ? 0 : 3,
    keep: index < rows.length - 1,
  }));
