import { imageKinds } from '#domain/images/images.ts';
import { palettes } from '../theme/tokens.ts';

/** The field that one signs in (portal.md section 9). */
export const pad = { width: 480, height: 220 } as const;

export interface Point {
  x: number;
  y: number;
}
/** What one draws without lifting the hand. */
export type Stroke = readonly Point[];

const thickness = 3;
/** Of what is uploaded to what is kept: sharp where it is printed. */
const scale = 4;

/** Draws strokes as smooth lines: each corner is rounded between the middles of its sides. */
export function drawInk(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  strokes: readonly Stroke[],
): void {
  context.lineWidth = thickness;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  // A signature is ink on paper, whatever the colours of the page.
  context.strokeStyle = palettes.light.ink;
  for (const [first, ...rest] of strokes) {
    if (!first) continue;
    context.beginPath();
    context.moveTo(first.x, first.y);
    let before = first;
    for (const point of rest) {
      context.quadraticCurveTo(before.x, before.y, (before.x + point.x) / 2, (before.y + point.y) / 2);
      before = point;
    }
    context.lineTo(before.x, before.y);
    context.stroke();
  }
}

/** The strokes without the empty field around them, as a see-through PNG in the shape of a signature. */
export async function inkOf(strokes: readonly Stroke[]): Promise<Blob> {
  const points = strokes.flat();
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - thickness, Math.min(...ys) - thickness];
  const [width, height] = [Math.max(...xs) + thickness - left, Math.max(...ys) + thickness - top];
  const size = { width: imageKinds.signature.width * scale, height: imageKinds.signature.height * scale };
  const fit = Math.min(size.width / width, size.height / height);
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d')!;
  context.translate((size.width - width * fit) / 2, (size.height - height * fit) / 2);
  context.scale(fit, fit);
  context.translate(-left, -top);
  drawInk(context, strokes);
  return canvas.convertToBlob({ type: 'image/png' });
}

/** Is it more than a dot? */
export const isSignature = (strokes: readonly Stroke[]): boolean => strokes.flat().length >= 8;
