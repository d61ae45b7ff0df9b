import { fitsShape, imageKinds } from '#domain/images/imageKinds.ts';

const { width, height, storedBytes, uploadBytes } = imageKinds.cover;

/** The part of a picture that becomes the cover, in the picture's pixels. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Decodes a file; undefined where it is no picture that the browser can read. */
export const decode = (file: Blob): Promise<ImageBitmap | undefined> => createImageBitmap(file).catch(() => undefined);

/** Can the file be sent as it is? */
export const isReady = (file: Blob, picture: ImageBitmap): boolean =>
  file.size <= uploadBytes && fitsShape('cover', picture.width, picture.height);

/** Cuts the frame out. */
export async function cutCover(picture: ImageBitmap, frame: Frame): Promise<Blob> {
  return paintCover((context) => {
    context.imageSmoothingQuality = 'high';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.drawImage(picture, frame.x, frame.y, frame.width, frame.height, 0, 0, width, height);
  });
}

/** Paints a cover in its own size, and compresses it until it is small enough to be stored. */
export async function paintCover(paint: (context: OffscreenCanvasRenderingContext2D) => void): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  paint(canvas.getContext('2d')!);
  let quality = 0.92;
  let cut = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  while (cut.size > storedBytes && quality > 0.4)
    cut = await canvas.convertToBlob({ type: 'image/jpeg', quality: (quality -= 0.1) });
  return cut;
}
