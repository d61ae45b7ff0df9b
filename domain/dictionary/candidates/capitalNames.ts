const word = String.raw`\p{Lu}[\p{L}\p{M}]+(?:[’'-]\p{Lu}[\p{L}\p{M}]+)*`;
/** What stands between the words of one name: a title’s full stop, or a small word as in ‘Lady Catherine de Bourgh’. */
const joint = String.raw`(?:(?<=\b(?:Mr|Mrs|Ms|Dr|St|Sr|Sra|Mme|Mlle))\.)?[ \u00a0](?:(?:de|del|da|do|dos|das|du|des|la|of|the|von|van|bin|binti)[ \u00a0])*`;
const sequence = new RegExp(String.raw`(?<![\p{L}\p{N}])${word}(?:${joint}${word})*`, 'gu');
/** Is what stands before a name no end of a sentence, speech or line, so that its capital is its own? */
const goesOn = /[\p{L}\p{N},;)][ \u00a0]+$/u;

/** Names in a text of a language that writes them, and little else, with capitals: those that stand within sentences too. */
export function findCapitalNames(text: string, least: number): Map<string, number> {
  const within = new Map<string, number>();
  const first: string[] = [];
  for (const { 0: name, index } of text.matchAll(sequence)) {
    if (goesOn.test(text.slice(Math.max(0, index - 4), index))) within.set(name, (within.get(name) ?? 0) + 1);
    else first.push(name);
  }
  const counts = new Map(within);
  for (const name of first) {
    // The first word of a sentence may be no part of the name that it stands before.
    const innerName = [name, name.replace(/^\S+\s/u, '')].find((one) => within.has(one));
    if (innerName !== undefined) counts.set(innerName, counts.get(innerName)! + 1);
  }
  // A word that hardly ever has a capital but at the beginning is none.
  return new Map([...counts].filter(([name, count]) => count >= least && within.get(name)! * 4 >= count));
}
