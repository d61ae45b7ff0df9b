import { placeBeside, moveMarks, layRule, type Block, type Mark, type Page } from './marks.ts';
import { measure, pageFormat, sizes } from './pdfStyle.ts';
import { layTextLines, type TextStyle } from './text.ts';

/** Lines of a paragraph that are alone on no page. */
const together = 2;

/** Pages that blocks are put on from top to bottom. */
export class PdfLayout {
  readonly #pages: Mark[][] = [[]];
  readonly #bottom: number;
  #y: number = pageFormat.margin;
  /** Blocks that wait for the one that they are kept with. */
  #waiting: Block[] = [];
  /** Stands again on top of each page that the table goes on to. */
  #repeated: Block | undefined;

  /** `endless`: one page that is as high as what is on it. */
  constructor({ endless = false } = {}) {
    this.#bottom = endless ? Infinity : pageFormat.height - pageFormat.bottom;
  }

  /** Where what was put last ends. */
  get end(): number {
    return this.#y;
  }

  place(...blocks: readonly Block[]): void {
    for (const block of blocks) {
      this.#waiting.push(block);
      if (!block.keep) this.#commit();
    }
  }

  #commit(): void {
    const group = this.#waiting;
    this.#waiting = [];
    const height = group.reduce((sum, { above = 0, height }) => sum + above + height, 0);
    if (this.#y + height > this.#bottom) this.#turn();
    for (const block of group) {
      // A group that is higher than a page is parted after all.
      if (this.#y + block.height > this.#bottom) this.#turn();
      this.#put(block);
    }
  }

  #put({ above = 0, height, marks }: Block): void {
    if (this.#y > pageFormat.margin) this.#y += above;
    this.#pages.at(-1)!.push(...moveMarks(marks, pageFormat.margin, this.#y));
    this.#y += height;
  }

  #turn(): void {
    if (this.#y === pageFormat.margin) return;
    this.#pages.push([]);
    this.#y = pageFormat.margin;
    if (this.#repeated) this.#put(this.#repeated);
  }

  /** The rows of a table under their head. */
  table(head: Block | undefined, rows: readonly Block[]): void {
    if (head) this.place({ ...head, keep: true });
    for (const row of rows) {
      this.place(row);
      if (!row.keep) this.#repeated = head;
    }
    this.#repeated = undefined;
  }

  /** A paragraph; `indent` is of all its lines, `mark` stands before the first, within that. */
  write(text: string, { above = 0, indent = 0, mark = '', keep = false, ...style }: Paragraph = {}): void {
    const lines = layTextLines(text, measure - indent, style);
    const [sign] = layTextLines(mark, indent, style);
    const last = lines.length - 1;
    lines.forEach((line, index) => {
      const isKept = lines.length < 2 * together || index < together - 1 || index > last - together;
      this.place({
        ...(index === 0 && sign ? placeBeside([0, sign], [indent, line]) : placeBeside([indent, line])),
        above: index === 0 ? above : 0,
        keep: index === last ? keep : isKept,
      });
    });
  }

  /** A heading, which stays with what follows. */
  heading(text: string, above = 18): void {
    this.write(text, { size: sizes.section, weight: 'bold', above, keep: true });
    this.gap(4);
  }

  /** Room that stays with what follows. */
  gap(height: number): void {
    this.place({ height, marks: [], keep: true });
  }

  /** The pages, each with its foot: what the document is to the left, `page` of them to the right. */
  finish(foot: string, page: (number: number, of: number) => string): Page[] {
    const style = { size: sizes.label, colour: 'quiet' } as const;
    return this.#pages.map((marks, index) => {
      const number = page(index + 1, this.#pages.length);
      const [line = { height: 0, marks: [] }] = layTextLines(foot, measure * 0.75, style);
      const [right = line] = layTextLines(number, measure, { ...style, align: 'right' });
      const both = placeBeside(
        [0, layRule(measure)],
        [0, { ...line, marks: moveMarks(line.marks, 0, 6) }],
        [0, { ...right, marks: moveMarks(right.marks, 0, 6) }],
      );
      return [...marks, ...moveMarks(both.marks, pageFormat.margin, pageFormat.height - pageFormat.bottom + 16)];
    });
  }

  /** The one page of an endless layout. */
  get whole(): Page {
    return this.#pages[0]!;
  }
}

interface Paragraph extends TextStyle {
  above?: number;
  indent?: number;
  mark?: string;
  /** On the page of what follows. */
  keep?: boolean;
}
