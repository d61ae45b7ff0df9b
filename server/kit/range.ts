/** Bytes of a file by their places, both ends included. */
export interface ByteRange {
  first: number;
  last: number;
}

/** The part of a file that somebody wants: from a byte on, up to another one, or so many bytes at its end. */
export type WantedRange = { first: number; last?: number } | { final: number };

/** The header `Range`; undefined where it does not name one part in bytes, and the whole file is the answer. */
export function parseRange(header: string | undefined): WantedRange | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (!first) return last ? { final: Number(last) } : undefined;
  if (!last) return { first: Number(first) };
  return Number(first) <= Number(last) ? { first: Number(first), last: Number(last) } : undefined;
}

/** The bytes that a file of a size has of a part, or all of them; undefined where it has none. */
export function clampRange(size: number, section: WantedRange = { first: 0 }): ByteRange | undefined {
  const range =
    'final' in section
      ? { first: Math.max(size - section.final, 0), last: size - 1 }
      : { first: section.first, last: Math.min(section.last ?? size - 1, size - 1) };
  return range.first <= range.last ? range : undefined;
}
