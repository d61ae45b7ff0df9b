import { useStore } from 'ra-core';
import type { Mode } from '../../../ui/theme/palettes.ts';

export const widths = ['phone', 'desk'] as const;
export const modes = ['light', 'dark'] as const satisfies Mode[];

/** Sizes of letters in a reading app, in pixels. */
export const sizes = [15, 17, 19, 22, 26] as const;

interface Reader {
  width: (typeof widths)[number];
  /** Index in `sizes`. */
  size: number;
  paper: Mode;
}

const usual: Reader = { width: 'phone', size: 1, paper: 'light' };

/** How the reader of the preview has set up the page; kept for the next time. */
export function useReader(): [Reader, (change: Partial<Reader>) => void] {
  const [stored, store] = useStore<Partial<Reader>>('preview.reader', usual);
  const reader = { ...usual, ...stored };
  return [reader, (change) => store({ ...reader, ...change })];
}
