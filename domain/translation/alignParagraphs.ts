import { isSceneBreak } from '#domain/chapters/chapterText.ts';

/** Paragraphs that say the same: how many of the source, of which the first is `source`, and the texts of the target. */
export interface Aligned {
  source: number;
  sources: number;
  targets: string[];
}

/** How many paragraphs of each text a pair may have, and what it costs that it is not one of each. */
const pairs = [
  { sources: 1, targets: 1, cost: 0 },
  { sources: 1, targets: 2, cost: 1.2 },
  { sources: 2, targets: 1, cost: 1.2 },
  { sources: 1, targets: 3, cost: 2.4 },
  { sources: 1, targets: 0, cost: 2 },
  { sources: 0, targets: 1, cost: 2 },
] as const;

/** What a pair costs whose target is e times as long as the whole lets expect. */
const weight = 1.5;
/** How far from the diagonal pairs are looked for, in paragraphs: a long chapter does not cost the square of its length. */
const leastBand = 100;

const getSize = (text: string) => text.replaceAll(/\s/g, '').length;
const sum = (sizes: readonly number[], from: number, count: number) =>
  sizes.slice(from, from + count).reduce((total, size) => total + size, 0);

/**
 * Puts paragraphs of a translation beside those of their source by their lengths (Gale and Church 1993): each source
 * paragraph stands in one pair, in its order, and no text of the translation is lost. A source without paragraphs has none.
 */
export function alignParagraphs(source: readonly string[], target: readonly string[]): Aligned[] {
  const [sourceSizes, targetSizes] = [source.map(getSize), target.map(getSize)];
  const rate =
    Math.max(sum(targetSizes, 0, targetSizes.length), 1) / Math.max(sum(sourceSizes, 0, sourceSizes.length), 1);
  const getCost = (i: number, j: number, sources: number, targets: number): number => {
    if (sources === 0 || targets === 0) return 0;
    const breaks = [source[i]!, target[j]!].filter(isSceneBreak).length;
    if (breaks === 1) return 6;
    return weight * Math.abs(Math.log((sum(targetSizes, j, targets) + 1) / (sum(sourceSizes, i, sources) * rate + 1)));
  };
  const [rows, columns] = [source.length, target.length];
  const band = Math.max(leastBand, Math.ceil(columns / Math.max(rows, 1)));
  const best = Array.from({ length: rows + 1 }, () => new Map<number, { cost: number; pair: number }>());
  best[0]!.set(0, { cost: 0, pair: -1 });
  for (let i = 0; i <= rows; i++) {
    const middle = Math.round((i * columns) / Math.max(rows, 1));
    for (let j = Math.max(0, middle - band); j <= Math.min(columns, middle + band); j++) {
      const here = best[i]!.get(j);
      if (!here) continue;
      pairs.forEach(({ sources, targets, cost }, pair) => {
        if (i + sources > rows || j + targets > columns) return;
        const total = here.cost + cost + getCost(i, j, sources, targets);
        const there = best[i + sources]!.get(j + targets);
        if (!there || total < there.cost) best[i + sources]!.set(j + targets, { cost: total, pair });
      });
    }
  }
  const aligned: Aligned[] = [];
  for (let [i, j] = [rows, columns]; i > 0 || j > 0;) {
    const { sources, targets } = pairs[best[i]!.get(j)!.pair]!;
    [i, j] = [i - sources, j - targets];
    aligned.unshift({ source: i, sources, targets: target.slice(j, j + targets) });
  }
  return withoutLoose(aligned);
}

/** A paragraph that stands for nothing of the source goes on with the pair before it, and at the beginning with the next. */
function withoutLoose(aligned: readonly Aligned[]): Aligned[] {
  const joined: Aligned[] = [];
  let early: string[] = [];
  for (const one of aligned) {
    const last = joined.at(-1);
    if (one.sources === 0 && last) last.targets.push(...one.targets);
    else if (one.sources === 0) early.push(...one.targets);
    else {
      joined.push({ ...one, targets: [...early, ...one.targets] });
      early = [];
    }
  }
  return joined;
}
