import { expect, test } from 'vitest';
import { clearPaper, findInkFrame } from '../../../src/ui/signature/fitSignature.ts';

/** A picture of 8 by 4 grey pixels: the paper, with ink at some places. */
function photo(paper: number, ink: Record<number, number>, opacity = 255): Uint8ClampedArray {
  const shades = Array.from({ length: 32 }, (_, at) => ink[at] ?? paper);
  return new Uint8ClampedArray(shades.flatMap((shade) => [shade, shade, shade, opacity]));
}
const opacities = (pixels: Uint8ClampedArray) => Array.from({ length: 32 }, (_, at) => pixels[at * 4 + 3]);

test.each([255, 200, 150])('the paper of a photograph of shade %d goes, and the ink stays', (paper) => {
  const pixels = photo(paper, { 10: 0, 11: 20, 12: 30, 18: 10 });
  clearPaper(pixels);
  const seen = opacities(pixels);
  expect([10, 11, 12, 18].map((at) => seen[at])).toEqual([255, 255, 255, 255]);
  expect(seen.filter((opacity) => opacity === 0)).toHaveLength(28);
  expect(findInkFrame(pixels, 8)).toEqual({ x: 2, y: 1, width: 3, height: 2 });
});

test('what is see-through already stays as it is', () => {
  const pixels = photo(0, {}, 100);
  clearPaper(pixels);
  expect(opacities(pixels)).toEqual(Array(32).fill(100));
});

test('on an empty sheet there is nothing to frame', () => {
  const pixels = photo(250, {});
  clearPaper(pixels);
  expect(findInkFrame(pixels, 8)).toBeUndefined();
});
