import LineBreaker from 'linebreak';

const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });
const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

const isWithin = (script: RegExp, text: string, at: number): boolean =>
  script.test(text.slice(at - 1, at)) && script.test(text.slice(at, at + 1));
const hangul = /\p{Script=Hangul}/u;
const thai = /\p{Script=Thai}+/gu;

/**
 * What is not parted where a line ends, with the spaces behind it: Unicode's rules (UAX 14), but for Korean words, which
 * stay whole, and Thai ones, which have no spaces between them.
 */
export function splitLineParts(text: string): string[] {
  const ends = new Set<number>();
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak())
    if (!isWithin(hangul, text, next.position)) ends.add(next.position);
  for (const { 0: words, index } of text.matchAll(thai))
    for (const { index: at } of thaiWords.segment(words)) if (at > 0) ends.add(index + at);
  let from = 0;
  return [...ends]
    .toSorted((one, other) => one - other)
    .map((to) => {
      const part = text.slice(from, to);
      from = to;
      return part;
    });
}

/** A part that is wider than a line, sign by sign. */
export const splitSigns = (part: string): string[] => Array.from(signs.segment(part), ({ segment }) => segment);
