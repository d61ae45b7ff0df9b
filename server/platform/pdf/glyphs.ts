import { create, type Font } from 'fontkit';
import { readFont, type Run, type Weight } from './fonts.ts';

const fonts = new Map<string, Font>();

function getFont(file: string): Font {
  const font = fonts.get(file) ?? create(readFont(file));
  fonts.set(file, font);
  return font;
}

/** The letters of a run as its font shapes them, and how many units of it are a point of `size`. */
export function shapeRun({ font, text }: Run, weight: Weight, size: number) {
  const file = getFont(font(weight));
  const { glyphs, positions, advanceWidth } = file.layout(text);
  return { glyphs, positions, advanceWidth, scale: size / file.unitsPerEm };
}

/** Widths in units of the font: a contract or a statement says most of its words many times. */
const advances = new Map<string, number>();
const maxAdvances = 20_000;

/** How wide a run is, in points. */
export function measure(run: Run, weight: Weight, size: number): number {
  const file = run.font(weight);
  const key = `${file} ${run.text}`;
  let advance = advances.get(key);
  if (advance === undefined) {
    advance = shapeRun(run, weight, size).advanceWidth;
    if (advances.size >= maxAdvances) advances.clear();
    advances.set(key, advance);
  }
  return advance * (size / getFont(file).unitsPerEm);
}
