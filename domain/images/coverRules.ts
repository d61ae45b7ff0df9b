import { fitsShape, listImageFormats, imageKinds, imagePixels } from './imageKinds.ts';

/** What is asked of a cover, in the order in which it is told; its weight and shape the form can mend. */
export const coverRules = ['format', 'weight', 'pixels', 'size', 'shape'] as const;
export type CoverRule = (typeof coverRules)[number];
/** A cover is taken without it (decisions.md asks for the shape and the weight). */
export const isAdvice = (rule: CoverRule): boolean => rule === 'size';

/** What files of a format begin with, whatever they are called. */
const beginnings: Readonly<Record<string, readonly number[]>> = {
  png: [0x89, 0x50, 0x4e, 0x47],
  jpeg: [0xff, 0xd8, 0xff],
};
export const beginningLength = 4;

/** A picture as a browser knows it, with its first bytes; without sides where it could not be read. */
export interface GivenPicture {
  beginning: Uint8Array;
  bytes: number;
  sides: { width: number; height: number } | undefined;
}

const beginsAs = (format: string, beginning: Uint8Array): boolean =>
  beginnings[format]!.every((byte, at) => beginning[at] === byte);

/** Which rules of a cover a picture keeps. */
export function checkCover({ beginning, bytes, sides }: GivenPicture): Record<CoverRule, boolean> {
  const { width, height, uploadBytes } = imageKinds.cover;
  const { width: wide, height: high } = sides ?? { width: 0, height: 0 };
  const isRead = sides !== undefined;
  return {
    format: isRead && listImageFormats('cover').some((format) => beginsAs(format, beginning)),
    weight: bytes <= uploadBytes,
    pixels: isRead && Math.max(wide, high) <= imagePixels.side && wide * high <= imagePixels.megapixels * 1e6,
    size: wide >= width && high >= height,
    shape: isRead && fitsShape('cover', wide, high),
  };
}
