import PDFDocument from 'pdfkit';
import { brand } from '#domain/shared/brand.ts';
import { readFont } from './fonts.ts';
import type { Mark, Page } from './marks.ts';
import { colours } from './pdfStyle.ts';

interface About {
  title: string;
  /** When it was issued: the same data gives the same bytes, so nothing in the file may tell of now. */
  issued: Date;
  /** That it is read out in. */
  language?: string;
}

/** Pages as a PDF. */
export async function writePdf({ title, issued, language = 'en' }: About, pages: readonly Page[]): Promise<Buffer> {
  const info = {
    Title: title,
    Author: brand,
    Creator: brand,
    Producer: brand,
    CreationDate: issued,
    ModDate: issued,
  };
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
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
  const registeredFonts = new Set<string>();
  const use = (file: string) => {
    if (!registeredFonts.has(file)) doc.registerFont(file, readFont(file));
    registeredFonts.add(file);
    return doc.font(file);
  };
  const put = (mark: Mark) => {
    if (mark.kind === 'rule')
      doc
        .lineWidth(mark.thickness)
        .strokeColor(colours[mark.colour])
        .moveTo(mark.x, mark.y)
        .lineTo(mark.x + mark.width, mark.y)
        .stroke();
    else if (mark.kind === 'image')
      doc.image(Buffer.from(mark.bytes), mark.x, mark.y, { width: mark.width, height: mark.height });
    else
      use(mark.run.font(mark.weight))
        .fontSize(mark.size)
        .fillColor(colours[mark.colour])
        .text(mark.run.text, mark.x, mark.y, { lineBreak: false, baseline: 'alphabetic' });
  };
  for (const page of pages) {
    doc.addPage();
    page.forEach(put);
  }
  doc.end();
  return done;
}
