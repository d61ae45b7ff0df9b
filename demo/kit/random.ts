/** Chance that comes out the same each time: the demo data never differs between two machines. */
export interface Random {
  /** 0 to just under 1. */
  next(): number;
  /** An integer, both ends included. */
  int(min: number, max: number): number;
  /** The same of a range that was chosen before. */
  within(range: readonly [min: number, max: number]): number;
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
  uuid(): string;
}

/** Mulberry32 begun from a label, so that one part's draws never shift another's. */
export function createRandom(label: string): Random {
  let state = Array.from(label).reduce(
    (hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 16_777_619),
    2_166_136_261,
  );
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (min: number, max: number) => min + next() * (max - min);
  const int = (min: number, max: number) => Math.floor(between(min, max + 1));
  const hex = (digits: number) => Array.from({ length: digits }, () => int(0, 15).toString(16)).join('');
  return {
    next,
    between,
    int,
    within: ([min, max]) => int(min, max),
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]) => list[int(0, list.length - 1)] as T,
    shuffled<T>(list: readonly T[]) {
      const mixed = [...list];
      for (let at = mixed.length - 1; at > 0; at -= 1) {
        const other = int(0, at);
        [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
      }
      return mixed;
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${(8 + int(0, 3)).toString(16)}${hex(3)}-${hex(12)}`,
  };
}

/** Draws each of a list before any comes twice, and again in another order; what came late comes late. */
export function makeDeck<T>(random: Random, list: readonly T[]): () => T {
  const half = Math.ceil(list.length / 2);
  let order = random.shuffled(list);
  let at = 0;
  return () => {
    if (at === order.length) {
      order = [...random.shuffled(order.slice(0, half)), ...random.shuffled(order.slice(half))];
      at = 0;
    }
    return order[at++]!;
  };
}
