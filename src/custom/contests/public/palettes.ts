import type { CSSProperties } from 'react';
import type { ContestPalette } from '#domain/contests/contest.ts';

interface Palette {
  /** Behind the words, which are light: as dark as they need it. */
  deep: string;
  sky: string;
  /** Near and far shapes. */
  near: string;
  far: string;
  /** What shines. */
  glow: string;
}

/** Alike by day and by night: a page's head is a picture. */
const palettes: Record<ContestPalette, Palette> = {
  night: { deep: '#141a33', sky: '#2c3a6b', near: '#0c1020', far: '#202b52', glow: '#f3e7c4' },
  ember: { deep: '#1d1613', sky: '#5b2f1d', near: '#0f0b09', far: '#33211a', glow: '#f2a65a' },
  wine: { deep: '#2a0f1c', sky: '#6d1f3a', near: '#17070f', far: '#471327', glow: '#e8899b' },
  forest: { deep: '#0f2723', sky: '#2f6656', near: '#081714', far: '#1b443b', glow: '#f0dfa6' },
  dawn: { deep: '#2c2348', sky: '#8f5268', near: '#1b1530', far: '#4b3560', glow: '#ffd9a8' },
};

/** The colours of a palette, as the head's stylesheet and drawing name them. */
export const toPaletteStyle = (palette: ContestPalette): CSSProperties =>
  Object.fromEntries(Object.entries(palettes[palette]).map(([name, colour]) => [`--${name}`, colour]));
