const particles =
  /(?:은|는|이|가|을|를|과|와|의|에|에게|에게서|한테|께|께서|에서|도|만|로|으로|야|아|이여|부터|까지|처럼|보다|이라고|라고|이라는|라는)$/u;
/** Different particles, or none, that a noun is seen with. */
const leastEndings = 3;

/** Nouns in Korean text: what stands with several particles. Nothing in the script tells names from other nouns. */
export function findKoreanNames(text: string, least: number): Map<string, number> {
  const stems = new Map<string, { count: number; endings: Set<string> }>();
  for (const [word] of text.matchAll(/(?<![\p{L}\p{N}])\p{Script=Hangul}{2,12}(?![\p{L}\p{N}])/gu)) {
    const stem = word.replace(particles, '');
    if (stem.length < 2) continue;
    const one = stems.get(stem) ?? { count: 0, endings: new Set() };
    stems.set(stem, one);
    one.count += 1;
    one.endings.add(word.slice(stem.length));
  }
  return new Map(
    [...stems].flatMap(([stem, { count, endings }]) =>
      count >= least && endings.size >= leastEndings ? [[stem, count] as const] : [],
    ),
  );
}
