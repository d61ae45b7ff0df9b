import { fitsShape, listImageFormats, imageKinds, imagePixels } from './imageKinds.ts';

/** What is asked of a cover, in the order in which it is told; the last two the form can mend. */
export const coverRules = ['format', 'weight', 'pixels', 'size', 'shape'] as const;
export type CoverRule = (typeof coverRules)[number];

/** A picture as a browser knows it; without sides where it could not be read. */
export interface GivenPicture {
  type: string;
  bytes: number;
  sides: { width: number; height: number } | undefined;
}

/** Which rules of a cover a picture keeps. */
export function checkCover({ type, bytes, sides }: GivenPicture): Record<CoverRule, boolean> {
  const { width, height, uploadBytes } = imageKinds.cover;
  const { width: wide, height: high } = sides ?? { width: 0, height: 0 };
  const isRead = sides !== undefined;
  return {
    format: isRead && listImageFormats('cover').some((format) => type === `image/${format}`),
    weight: bytes <= uploadBytes,
    pixels: isRead && Math.max(wide, high) <= imagePixels.side && wide * high <= imagePixels.megapixels * 1e6,
    size: wide >= width && high >= height,
    shape: isRead && fitsShape('cover', wide, high),
  };
}
