/** Letters of a part that is looked for in a longer name. */
const [shortest, longest] = [2, 12];

/**
 * Names but for those that hardly stand on their own, as `照夜` in `林照夜`: what is found, or known, is taken off the count
 * of its parts, the longest first.
 */
export function removeParts(
  counts: ReadonlyMap<string, number>,
  knownTerms: readonly string[],
  least: number,
): Map<string, number> {
  const within = new Map<string, number>();
  const remainingCounts = new Map<string, number>();
  const isKnown = new Set(knownTerms);
  for (const [name, count] of [...counts].toSorted(([one], [other]) => other.length - one.length)) {
    const own = count - (within.get(name) ?? 0);
    if (own < least && !isKnown.has(name)) continue;
    remainingCounts.set(name, count);
    for (let length = shortest; length <= Math.min(longest, name.length - 1); length += 1)
      for (let at = 0; at + length <= name.length; at += 1) {
        const part = name.slice(at, at + length);
        within.set(part, (within.get(part) ?? 0) + own);
      }
  }
  return remainingCounts;
}
