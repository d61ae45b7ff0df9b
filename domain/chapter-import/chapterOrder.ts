import type { RowChoice } from './chapterImport.ts';
import { resolveParts, type NamedRow } from './chapterMatch.ts';

interface Placed extends NamedRow {
  replaces: { number: number } | null;
  unchanged: boolean;
}

/**
 * The rows that come new to a story, in the order in which they are added to its end: by their numbers, part by part, what
 * has no number behind the row that it follows in its file; then those that were asked to come last. Answers their places.
 */
export function orderNew(rows: readonly Placed[], choices: readonly RowChoice[]): number[] {
  const parts = resolveParts(rows);
  const order = [...new Set(parts)];
  const last = new Map<number | null, number>();
  const keys = rows.map(({ number }, at) => {
    const part = parts[at]!;
    if (number !== null) last.set(part, number);
    return [order.indexOf(part), last.get(part) ?? 0] as const;
  });
  const places = rows.map((_, at) => at);
  const news = places
    .filter((at) => choices[at] === 'store' && rows[at]!.replaces === null)
    .toSorted((a, b) => keys[a]![0] - keys[b]![0] || keys[a]![1] - keys[b]![1] || a - b);
  return [...news, ...places.filter((at) => choices[at] === 'append')];
}

/** The number that each row's chapter will have in the story, whose last chapter is `last`; null where it is left out. */
export function computeNumbers(
  rows: readonly Placed[],
  choices: readonly RowChoice[],
  last: number,
): (number | null)[] {
  const added = new Map(orderNew(rows, choices).map((at, index) => [at, last + 1 + index]));
  return rows.map(({ replaces, unchanged }, at) => {
    const stays = unchanged || choices[at] === 'store';
    return added.get(at) ?? (stays ? (replaces?.number ?? null) : null);
  });
}
