/** A text as the units that words are made of: where each begins, and at last where the text ends. */
export interface Units {
  text: string;
  starts: ArrayLike<number>;
  /** May a unit be part of a word? All others are the same beside it. */
  isPart: (unit: string) => boolean;
}

/** What stands beside a word, and how often. */
export type Neighbours = ReadonlyMap<string, number>;
export interface NewWord {
  count: number;
  after: Neighbours;
}

/** Units that a word has at most. */
const longest = 6;
/** From 0, as often together as by chance, to 1, never apart (normalised pointwise mutual information). */
const leastCohesion = 0.45;
/** Bits of what stands before, and after: a word has changing neighbours. */
const leastEntropy = 1;

const isFree = (neighbours: Neighbours, count: number) => {
  const shares = [...neighbours.values()].map((one) => one / count);
  return shares.reduce((bits, share) => bits - share * Math.log2(share), 0) >= leastEntropy;
};
const countIn = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

/**
 * Two to six units that stand together at least `least` times, more often than by chance, and beside changing neighbours.
 * A sequence is counted only where both sequences that it is made of are frequent, so the work is linear in the text.
 */
export function findNewWords({ text, starts, isPart }: Units, least: number): Map<string, NewWord> {
  const size = starts.length - 1;
  const wordAt = (at: number, length: number) => text.slice(starts[at], starts[at + length]);
  const counts = new Map<string, number>();
  const isUnit = new Uint8Array(size + 1);
  for (let at = 0; at < size; at += 1) {
    const unit = wordAt(at, 1);
    if (!isPart(unit)) continue;
    isUnit[at] = 1;
    countIn(counts, unit);
  }
  const total = isUnit.reduce((sum, one) => sum + one, 0);
  const unitAt = (at: number) => (isUnit[at] ? wordAt(at, 1) : '');
  /** How much more often a word stands than its parts would by chance, wherever it is parted. */
  const isCohesive = (at: number, length: number, count: number) => {
    const getLog = (many: number) => Math.log(many / total);
    return Array.from({ length: length - 1 }, (_, nth) => nth + 1).every((head) => {
      const chance = getLog(counts.get(wordAt(at, head))!) + getLog(counts.get(wordAt(at + head, length - head))!);
      return (getLog(count) - chance) / -getLog(count) >= leastCohesion;
    });
  };

  const byWord = new Map<string, NewWord>();
  const isFrequent = isUnit.slice();
  for (let length = 2; length <= longest; length += 1) {
    const here = new Map<string, number>();
    for (let at = 0; at < size; at += 1) {
      if (isFrequent[at]) isFrequent[at] = isFrequent[at + 1]!;
      if (isFrequent[at]) countIn(here, wordAt(at, length));
    }
    const beside = new Map<string, { before: Map<string, number>; after: Map<string, number> } | undefined>();
    for (let at = 0; at < size; at += 1) {
      if (!isFrequent[at]) continue;
      const word = wordAt(at, length);
      const count = here.get(word)!;
      if (count < least) isFrequent[at] = 0;
      else {
        if (!beside.has(word)) {
          counts.set(word, count);
          beside.set(word, isCohesive(at, length, count) ? { before: new Map(), after: new Map() } : undefined);
        }
        const neighbours = beside.get(word);
        if (!neighbours) continue;
        countIn(neighbours.before, unitAt(at - 1));
        countIn(neighbours.after, unitAt(at + length));
      }
    }
    for (const [word, neighbours] of beside) {
      const count = counts.get(word)!;
      if (neighbours && isFree(neighbours.before, count) && isFree(neighbours.after, count))
        byWord.set(word, { count, after: neighbours.after });
    }
  }
  return byWord;
}
