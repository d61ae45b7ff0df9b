import { describe, expect, test } from 'vitest';
import { palettes, type Palette } from '../../../src/ui/theme/palettes.ts';

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

type Token = keyof Palette;
const grounds = ['paper', 'surface', 'sunken'] as const;

/** What stands on what, and how far it has to stand out: text 4.5 to 1, what a control is known by 3 to 1. */
const pairs: [Token, readonly Token[], number][] = [
  ['ink', [...grounds, 'tint', 'dangerTint'], 4.5],
  ['muted', grounds, 4.5],
  ['accent', [...grounds, 'tint'], 4.5],
  ['danger', [...grounds, 'dangerTint'], 4.5],
  ['success', ['paper', 'surface'], 4.5],
  ['warning', ['paper', 'surface'], 4.5],
  ['onAccent', ['accent'], 4.5],
  ['paper', ['danger'], 4.5],
  ['border', [...grounds, 'tint', 'dangerTint'], 3],
  ['clay', grounds, 3],
];

describe.each(Object.entries(palettes))('in the %s palette', (_, palette) => {
  test.each(pairs.flatMap(([front, backs, least]) => backs.map((back) => [front, back, least] as const)))(
    '%s stands out of %s by %d to 1',
    (front, back, least) => {
      expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(least);
    },
  );
});
