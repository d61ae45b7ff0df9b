import { create, type Font } from 'fontkit';
import { fontBytes, type Run, type Weight } from './fonts.ts';

const fonts = new Map<string, Font>();

function fontOf(file: string): Font {
  const font = fonts.get(file) ?? create(fontBytes(file));
  fonts.set(file, font);
  return font;
}

/** The letters of a run as its font shapes them, and how many units of it are a point of `size`. */
export function shape({ font, text }: Run, weight: Weight, size: number) {
  const file = fontOf(font(weight));
  const { glyphs, positions, advanceWidth } = file.layout(text);
  return { glyphs, positions, advanceWidth, scale: size / file.unitsPerEm };
}
