import { create, type Font } from 'fontkit';
import { fontBytes, type Run, type Weight } from '#server/platform/pdf/fonts.ts';
import { oneLine, setLines } from '#server/platform/pdf/setLines.ts';

const fonts = new Map<string, Font>();

function fontOf(file: string): Font {
  const font = fonts.get(file) ?? create(fontBytes(file));
  fonts.set(file, font);
  return font;
}

interface Style {
  size: number;
  weight?: Weight;
  colour?: string;
}

/** A line of text as SVG outlines, and how wide it is: the picture has the same letters wherever it is drawn. */
export function outlined(
  text: string | readonly Run[],
  x: number,
  y: number,
  { size, weight = 'regular', colour = '#1c1b1a' }: Style,
) {
  let at = x;
  const paths: string[] = [];
  for (const run of typeof text === 'string' ? oneLine(text) : text) {
    const font = fontOf(run.font(weight));
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run.text);
    glyphs.forEach((glyph, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      const [left, top] = [at + xOffset * scale, y - yOffset * scale];
      const outline = glyph.path.toSVG();
      if (outline)
        paths.push(
          `<path transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale} ${-scale})" d="${outline}"/>`,
        );
      at += xAdvance * scale;
    });
  }
  return { svg: `<g fill="${colour}">${paths.join('')}</g>`, width: at - x };
}

/** A text in lines that are no wider than `width` pixels. */
export const linesIn = (text: string, width: number, { size, weight = 'regular' }: Style): Run[][] =>
  setLines(text, width, (run) => {
    const font = fontOf(run.font(weight));
    return (font.layout(run.text).advanceWidth * size) / font.unitsPerEm;
  });
