import type { StoryLanguage } from '#domain/languages.ts';
import { paragraphBreak } from './segments.ts';

/** How a line of dialogue begins where dashes begin it; the others put it between quotation marks. */
const dashes: Partial<Record<StoryLanguage, '—' | '— '>> = { es: '—', pt: '— ', fr: '— ', ru: '— ' };

const firstDash = /^[-‐–—―]+\s*(?=[\p{L}¿¡«“…])/u;
const trimDash = (dash: string) => dash.replace(/\s+$/u, ' ');

/**
 * What begins a paragraph of the target that is no dialogue dash of its language; undefined: all are right. Where the
 * source breaks a word off with a dash of its own (`——`), no dialogue is begun.
 */
export function findStrangeDash(source: string, target: string, into: StoryLanguage): string | undefined {
  const right = dashes[into];
  if (right === undefined && /^(——|—$)/mu.test(source)) return undefined;
  for (const paragraph of target.split(paragraphBreak)) {
    const dash = firstDash.exec(paragraph)?.[0];
    if (dash !== undefined && trimDash(dash) !== right) return dash.trim();
  }
  return undefined;
}
