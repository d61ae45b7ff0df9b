import PDFDocument from 'pdfkit';
import { breakable, fontBytes, latin, runsOf, type Run, type Weight } from './fonts.ts';
import { readsRightToLeft, setLines, type Base } from './setLines.ts';

const margin = 64;
const colours = { text: '#1c1b1a', quiet: '#6a6763', line: '#d8d4cf' } as const;

interface Style {
  size?: number;
  weight?: Weight;
  colour?: keyof typeof colours;
  /** Points of room above. */
  above?: number;
  /** Points from the left margin. */
  indent?: number;
  /** Points below that must be on the same page. */
  keep?: number;
  /** Which way it is read where Arabic or Hebrew is in it. */
  base?: Base;
}

type Set = Required<Pick<Style, 'size' | 'weight' | 'base'>> & { width: number };

/** A4 pages that text is written to from top to bottom, in the scripts of all languages. */
export class PdfWriter {
  readonly #doc: PDFKit.PDFDocument;
  readonly #known = new Set<string>();

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
  }

  #use(file: string): void {
    if (!this.#known.has(file)) this.#doc.registerFont(file, fontBytes(file));
    this.#known.add(file);
    this.#doc.font(file);
  }

  /** A paragraph. Fonts differ in height, so lines stand on a common baseline. */
  write(
    text: string,
    { size = 10, weight = 'regular', colour = 'text', above = 0, indent = 0, keep = 0, base = 'ltr' }: Style = {},
  ): void {
    const doc = this.#doc;
    doc.x = margin + indent;
    doc.y += above + size;
    if (doc.y + keep > doc.page.height - margin) {
      doc.addPage();
      doc.y = margin + size;
      doc.x = margin + indent;
    }
    doc.fontSize(size).fillColor(colours[colour]);
    const width = doc.page.width - 2 * margin - indent;
    if (readsRightToLeft(text)) this.#setLines(text, { size, weight, width, base });
    else {
      const runs = runsOf(text === '' ? ' ' : text).flatMap(breakable);
      runs.forEach(({ font, text }, index) => {
        this.#use(font(weight));
        doc.text(text, { width, lineGap: size * 0.18, baseline: 'alphabetic', continued: index < runs.length - 1 });
      });
    }
    doc.y -= size;
  }

  /** pdfkit puts words from left to right, so those of Arabic and Hebrew are put where they belong. */
  #setLines(text: string, { size, weight, width, base }: Set): void {
    const doc = this.#doc;
    const left = doc.x;
    const widthOf = ({ font, text }: Run) => {
      this.#use(font(weight));
      return doc.widthOfString(text);
    };
    for (const line of setLines(text, width, widthOf, base)) {
      if (doc.y > doc.page.height - margin) {
        doc.addPage();
        doc.y = margin + size;
      }
      const { y } = doc;
      let x = left;
      for (const run of line) {
        const taken = widthOf(run);
        doc.text(run.text, x, y, { lineBreak: false, baseline: 'alphabetic' });
        x += taken;
      }
      doc.x = left;
      // Lines stand as far apart as those of other scripts, whose fonts are less high.
      this.#use(latin(weight));
      doc.y = y + doc.currentLineHeight(true) + size * 0.18;
    }
  }

  /** A name and its value, side by side. */
  pair(name: string, value: string, size = 10): void {
    const doc = this.#doc;
    const { y } = doc;
    const page = doc.bufferedPageRange().count;
    this.write(name, { colour: 'quiet' });
    const nameEnd = doc.y;
    if (doc.bufferedPageRange().count === page) doc.y = y;
    this.write(value, { indent: 150, size, base: 'auto' });
    doc.y = Math.max(doc.y, nameEnd) + 3;
  }

  rule(): void {
    const doc = this.#doc;
    const y = doc.y + 8;
    doc.lineWidth(0.7).strokeColor(colours.line);
    doc
      .moveTo(margin, y)
      .lineTo(doc.page.width - margin, y)
      .stroke();
    doc.y = y + 8;
  }

  image(bytes: Uint8Array, width: number, height: number): void {
    const doc = this.#doc;
    if (doc.y + height > doc.page.height - margin) doc.addPage();
    doc.image(Buffer.from(bytes), margin, doc.y + 4, { width, height });
    doc.y += height + 8;
  }

  /** A line in Latin script at the foot of each page, with the number of the page. */
  foot(text: string): void {
    const doc = this.#doc;
    const { start, count } = doc.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      doc.switchToPage(page);
      // Below the margin pdfkit would begin a new page.
      doc.page.margins.bottom = 0;
      doc.x = margin;
      doc.y = doc.page.height - margin / 2 - 8;
      doc.fontSize(8).fillColor(colours.quiet);
      this.#use(latin('regular'));
      doc.text(`${text}  ·  ${page + 1} / ${count}`, margin, doc.y, { lineBreak: false });
    }
  }
}

interface About {
  title: string;
  /** When it was issued: the same data gives the same bytes, so nothing in the file may tell of now. */
  issued: Date;
  /** That it is read out in. */
  language?: string;
}

/** A PDF of what `draw` writes. */
export async function createPdf(
  { title, issued, language = 'en' }: About,
  draw: (pdf: PdfWriter) => void,
): Promise<Buffer> {
  const info = {
    Title: title,
    Author: 'Quillhouse',
    Creator: 'Quillhouse',
    Producer: 'Quillhouse',
    CreationDate: issued,
    ModDate: issued,
  };
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    info,
    lang: language,
    displayTitle: true,
    font: '',
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  draw(new PdfWriter(doc));
  doc.end();
  return done;
}
