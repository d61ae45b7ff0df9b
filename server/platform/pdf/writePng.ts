import sharp, { type OverlayOptions } from 'sharp';
import { shapeRun } from './glyphs.ts';
import type { Mark, Page } from './marks.ts';
import { colours, pageFormat } from './pdfStyle.ts';

/** Pixels of a page's width. */
const pixels = 900;
const scale = pixels / pageFormat.width;

/** A text as outlines: the picture has the same letters wherever it is drawn. */
function drawOutlines({ x, y, run, size, weight, colour }: Extract<Mark, { kind: 'text' }>): string {
  const { glyphs, positions, scale: unit } = shapeRun(run, weight, size);
  let at = x;
  const paths = glyphs.map((glyph, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index]!;
    const [left, top] = [at + xOffset * unit, y - yOffset * unit];
    at += xAdvance * unit;
    const outline = glyph.path.toSVG();
    return (
      outline &&
      `<path transform="translate(${left.toFixed(3)} ${top.toFixed(3)}) scale(${unit} ${-unit})" d="${outline}"/>`
    );
  });
  return `<g fill="${colours[colour]}">${paths.join('')}</g>`;
}

const drawMark = (mark: Mark): string => {
  if (mark.kind === 'text') return drawOutlines(mark);
  if (mark.kind === 'image') return '';
  const { x, y, width, thickness, colour } = mark;
  return `<path d="M${x} ${y}h${width}" stroke="${colours[colour]}" stroke-width="${thickness}"/>`;
};

/** A page of `height` points as a PNG on white, 900 pixels wide. */
export async function writePng(page: Page, height: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${Math.round(height * scale)}" viewBox="0 0 ${pageFormat.width} ${height}"><rect width="100%" height="100%" fill="#fff"/>${page.map(drawMark).join('')}</svg>`;
  const overlays = page
    .filter((mark) => mark.kind === 'image')
    .map(async ({ bytes, x, y, width, height }): Promise<OverlayOptions> => ({
      input: await sharp(Buffer.from(bytes))
        .resize(Math.round(width * scale), Math.round(height * scale))
        .png()
        .toBuffer(),
      left: Math.round(x * scale),
      top: Math.round(y * scale),
    }));
  return sharp(Buffer.from(svg))
    .composite(await Promise.all(overlays))
    .png({ palette: true })
    .toBuffer();
}
