import { imageKinds } from '#domain/images/imageKinds.ts';

/** Pixels as a canvas has them: red, green, blue and opacity of one after another. */
type Pixels = Uint8ClampedArray;

/** Of what is uploaded to what is kept. */
const scale = 4;
/** The longest side that is worked on: a photograph has far more than a signature needs. */
const most = 1600;

const getLightness = (pixels: Pixels, at: number) =>
  0.299 * pixels[at]! + 0.587 * pixels[at + 1]! + 0.114 * pixels[at + 2]!;

/** Makes the paper of a picture see-through: it is what most of it is. A picture that is see-through stays as it is. */
export function clearPaper(pixels: Pixels): void {
  const shades = new Uint32Array(256);
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3]! < 255) return;
    shades[Math.round(getLightness(pixels, at))]! += 1;
  }
  let paper = 0;
  for (let count = 0; count < pixels.length / 8; paper++) count += shades[paper]!;
  // Shades between ink and paper are the edges of a line.
  for (let at = 0; at < pixels.length; at += 4)
    pixels[at + 3] = Math.round(
      255 * Math.min(1, Math.max(0, (paper * 0.85 - getLightness(pixels, at)) / (paper * 0.3))),
    );
}

/** The smallest frame around what can be seen; undefined where nothing can. */
export function findInkFrame(pixels: Pixels, width: number) {
  let [left, top, right, bottom] = [width, Infinity, -1, -1];
  for (let at = 3; at < pixels.length; at += 4) {
    if (pixels[at]! < 32) continue;
    const [x, y] = [((at - 3) / 4) % width, Math.floor((at - 3) / 4 / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/**
 * A picture or photograph of a signature without its paper and margins, as a see-through PNG in the shape of a signature.
 * What the browser cannot read, or is empty without its paper, is left to the server to refuse.
 */
export async function fitSignature(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return file;
  const shrunk = Math.min(1, most / Math.max(picture.width, picture.height));
  const size = [Math.ceil(picture.width * shrunk), Math.ceil(picture.height * shrunk)] as const;
  const sheet = new OffscreenCanvas(...size);
  const context = sheet.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(picture, 0, 0, ...size);
  const image = context.getImageData(0, 0, ...size);
  clearPaper(image.data);
  context.putImageData(image, 0, 0);
  const frame = findInkFrame(image.data, size[0]);
  if (!frame) return sheet.convertToBlob({ type: 'image/png' });
  const { width, height } = imageKinds.signature;
  const canvas = new OffscreenCanvas(width * scale, height * scale);
  const fit = Math.min(canvas.width / frame.width, canvas.height / frame.height);
  const [w, h] = [frame.width * fit, frame.height * fit];
  const target = canvas.getContext('2d')!;
  target.imageSmoothingQuality = 'high';
  const { x, y } = frame;
  target.drawImage(sheet, x, y, frame.width, frame.height, (canvas.width - w) / 2, (canvas.height - h) / 2, w, h);
  return canvas.convertToBlob({ type: 'image/png' });
}
