import { countWords } from '#domain/kit/wordCount.ts';
import type { Paragraph } from './paragraphs.ts';

/** From this share of common letter pairs on, a paragraph is taken for another one as it was changed. */
const similar = 0.35;
/** So many pairs of paragraphs are compared by their letters; of more only equal ones are found. */
const mostPairs = 20_000;

const getPairs = (text: string): Map<string, number> => {
  const pairs = new Map<string, number>();
  for (let at = 0; at + 1 < text.length; at += 1) {
    const pair = text.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
};

/** How much of two texts is common: 0 nothing, 1 all of their letter pairs (Dice's coefficient). */
function computeSimilarity(one: Map<string, number>, other: Map<string, number>): number {
  let [common, total] = [0, 0];
  for (const [pair, count] of one) {
    common += Math.min(count, other.get(pair) ?? 0);
    total += count;
  }
  for (const count of other.values()) total += count;
  return total === 0 ? 0 : (2 * common) / total;
}

/** How alike two paragraphs are, 0 where they are not the same paragraph at all. */
function createScorer(before: readonly Paragraph[], texts: readonly string[]) {
  const byLetters = before.length * texts.length <= mostPairs;
  const olds = byLetters ? before.map(({ text }) => getPairs(text)) : [];
  const news = byLetters ? texts.map(getPairs) : [];
  return (old: number, now: number): number => {
    if (before[old]!.text === texts[now]) return 2;
    if (!byLetters) return 0;
    const likeness = computeSimilarity(olds[old]!, news[now]!);
    return likeness >= similar ? likeness : 0;
  };
}

/** Which of the paragraphs each text is, in their order, so that as much as possible stays: its index, or undefined. */
function getMatches(before: readonly Paragraph[], texts: readonly string[]): (number | undefined)[] {
  const score = createScorer(before, texts);
  const [rows, columns] = [before.length + 1, texts.length + 1];
  const best = new Float64Array(rows * columns);
  for (let old = before.length - 1; old >= 0; old -= 1)
    for (let now = texts.length - 1; now >= 0; now -= 1) {
      const here = score(old, now);
      const both = here > 0 ? here + best[(old + 1) * columns + now + 1]! : 0;
      best[old * columns + now] = Math.max(both, best[(old + 1) * columns + now]!, best[old * columns + now + 1]!);
    }
  const matches: (number | undefined)[] = texts.map(() => undefined);
  for (let old = 0, now = 0; old < before.length && now < texts.length;) {
    const value = best[old * columns + now]!;
    if (value === best[(old + 1) * columns + now]) old += 1;
    else if (value === best[old * columns + now + 1]) now += 1;
    else matches[now++] = old++;
  }
  return pairBetween(matches, before.length);
}

/** Where as many texts stand between two that were found as stood there before, they are these, written anew. */
function pairBetween(matches: readonly (number | undefined)[], oldCount: number): (number | undefined)[] {
  const paired = [...matches];
  for (let from = 0; from < paired.length; from += 1) {
    let to = from;
    while (to < matches.length && matches[to] === undefined) to += 1;
    const first = from === 0 ? 0 : paired[from - 1]! + 1;
    const gap = (to < matches.length ? matches[to]! : oldCount) - first;
    if (to > from && gap === to - from) for (let at = from; at < to; at += 1) paired[at] = first + at - from;
    from = to;
  }
  return paired;
}

const isEqual = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((value, at) => value === other[at]);

/** The former text that is there again, as a whole; undefined: none is, or its paragraphs have changed places since. */
function findFormer(before: readonly Paragraph[], texts: readonly string[], formers: readonly Paragraph[][]) {
  const listIds = (some: readonly Paragraph[], others: readonly Paragraph[]) => {
    const ids = new Set(others.map(({ id }) => id));
    return some.map(({ id }) => id).filter((id) => ids.has(id));
  };
  return formers.find(
    (former) =>
      isEqual(
        former.map(({ text }) => text),
        texts,
      ) && isEqual(listIds(former, before), listIds(before, former)),
  );
}

/** Ids that are gone, by what their paragraphs said; each is given once. */
function createFormerIds(before: readonly Paragraph[], formers: readonly Paragraph[][]) {
  const taken = new Set(before.map(({ id }) => id));
  const byText = Map.groupBy(formers.flat(), ({ text }) => text);
  return (text: string): number | undefined => {
    const id = byText.get(text)?.find((one) => !taken.has(one.id))?.id;
    if (id !== undefined) taken.add(id);
    return id;
  };
}

/**
 * The texts of a source chapter that has changed, as its paragraphs: what was there keeps its id, also where some of its
 * words are others now, or another text has taken its place; what was there in one of the `formers`, the newest first, has
 * the id that it had; what is new gets one that no paragraph had, from `nextId` on.
 */
export function matchParagraphs(
  before: readonly Paragraph[],
  texts: readonly string[],
  nextId: number,
  formers: readonly Paragraph[][] = [],
): { paragraphs: Paragraph[]; nextId: number } {
  const again = findFormer(before, texts, formers);
  if (again) return { paragraphs: again, nextId };
  const takeFormerId = createFormerIds(before, formers);
  const shorter = Math.min(before.length, texts.length);
  let head = 0;
  while (head < shorter && before[head]!.text === texts[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail)!.text === texts.at(-1 - tail)) tail += 1;
  const middle = before.slice(head, before.length - tail);
  const changed = texts.slice(head, texts.length - tail);
  let next = nextId;
  const newParagraphs = getMatches(middle, changed).map((old, at): Paragraph => {
    const text = changed[at]!;
    const id = old === undefined ? (takeFormerId(text) ?? next++) : middle[old]!.id;
    return { id, text, words: countWords(text) };
  });
  return {
    paragraphs: [...before.slice(0, head), ...newParagraphs, ...before.slice(before.length - tail)],
    nextId: next,
  };
}
