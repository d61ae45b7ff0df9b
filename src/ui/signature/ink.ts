import SignatureCanvas, { type PointGroup } from 'signature_pad';
import { imageKinds } from '#domain/images/imageKinds.ts';
import { palettes } from '../theme/palettes.ts';

/** What one draws without lifting the hand. */
export type Stroke = PointGroup;

/** A signature is ink on paper, whatever the colours of the page. Pixels of the screen. */
export const pen = { penColor: palettes.light.ink, minWidth: 1, maxWidth: 3, minDistance: 2, throttle: 0 } as const;

/** Of what is uploaded to what is kept: sharp where it is printed. */
const scale = 4;

/** The strokes without the empty field around them, as a see-through PNG in the shape of a signature. */
export async function drawInk(strokes: readonly Stroke[]): Promise<Blob> {
  const points = strokes.flatMap((stroke) => stroke.points);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - pen.maxWidth, Math.min(...ys) - pen.maxWidth];
  const [width, height] = [Math.max(...xs) + pen.maxWidth - left, Math.max(...ys) + pen.maxWidth - top];
  const canvas = createBlankInk();
  const fit = Math.min(canvas.width / width, canvas.height / height);
  const context = canvas.getContext('2d')!;
  context.translate((canvas.width - width * fit) / 2, (canvas.height - height * fit) / 2);
  context.scale(fit, fit);
  context.translate(-left, -top);
  new SignatureCanvas(canvas, pen).fromData([...strokes]);
  return loadPng(canvas);
}

/** A typed name in the slant of a hand, in the same shape: for who signs by keyboard. */
export async function drawName(name: string): Promise<Blob> {
  const canvas = createBlankInk();
  const context = canvas.getContext('2d')!;
  const serif = getComputedStyle(document.documentElement).getPropertyValue('--font-serif');
  const font = (size: number) => `italic 500 ${size}px ${serif}`;
  await document.fonts.load(font(16), name);
  const largest = canvas.height * 0.6;
  context.font = font(largest);
  context.font = font(largest * Math.min(1, (canvas.width * 0.94) / context.measureText(name).width));
  context.fillStyle = pen.penColor;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(name, canvas.width / 2, canvas.height / 2);
  return loadPng(canvas);
}

function createBlankInk(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = imageKinds.signature.width * scale;
  canvas.height = imageKinds.signature.height * scale;
  return canvas;
}

const loadPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });

/** Is it more than a dot? */
export const isSignature = (strokes: readonly Stroke[]): boolean =>
  strokes.reduce((count, { points }) => count + points.length, 0) >= 8;
