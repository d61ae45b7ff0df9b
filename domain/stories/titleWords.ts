import { listLookalikes } from '../accounts/nameKey.ts';
import { fold } from '../kit/fold.ts';

/**
 * Words that a story's title may not have (domain.md section 5), each with the forms that it is read in as well. Whole
 * words count, so 'Essex' and 'Premature' pass; 18+ is no word and has a rule of its own.
 */
const forms = {
  erotic: ['erotic', 'erotics', 'erotica', 'erotically', 'eroticism', 'eroticisms'],
  'forbidden love': ['forbidden love', 'forbidden loves', 'forbidden loved', 'forbidden loving'],
  mature: ['mature', 'matures', 'matured', 'maturing', 'maturer', 'maturest', 'maturely'],
  seduce: [
    'seduce',
    'seduces',
    'seduced',
    'seducing',
    'seducingly',
    'seducer',
    'seducers',
    'seduction',
    'seductions',
    'seductive',
    'seductively',
    'seductress',
    'seductresses',
  ],
  sex: [
    'sex',
    'sexes',
    'sexed',
    'sexing',
    'sexy',
    'sexier',
    'sexiest',
    'sexily',
    'sexiness',
    'sexting',
    'sexual',
    'sexually',
    'sexuality',
  ],
  virgin: ['virgin', 'virgins', 'virginal', 'virginity', 'virginities'],
} as const;

const adult = '18+';
export const bannedTitleWords: readonly string[] = [...Object.keys(forms), adult];

/** Small letters of other alphabets, digits and signs that are written for a Latin letter. */
const written: Record<string, string> = {
  a: 'αа4@',
  b: 'вь8',
  c: 'с(',
  d: 'ԁ',
  e: 'εеєэɇ3€',
  f: 'ƒ',
  g: 'ɡ69',
  i: 'ιіɩ1!|l',
  l: 'ӏ1|i',
  m: 'м',
  n: 'ηпո',
  o: 'οо0',
  r: 'гя',
  s: 'ѕςσʂꞩ5$§',
  t: 'τт7',
  u: 'υцսμ',
  v: 'νѵ',
  x: 'χх×',
  y: 'γуў',
};

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const likes = new Map(
  Array.from(alphabet, (letter) => [letter, new Set(letter + listLookalikes(letter) + (written[letter] ?? ''))]),
);

const letter = /^\p{L}$/u;
const digit = /^\p{N}$/u;
/** Signs in no word that may stand between two words, or two letters of a word that is spelled letter by letter. */
const widest = 3;

/**
 * A folded title sign by sign. One expression for all letters of a form would take a browser a second to make, once for
 * each form.
 */
class Signs {
  readonly #signs: readonly string[];
  readonly #isLetter: readonly boolean[];
  readonly #inWord: readonly boolean[];

  constructor(folded: string) {
    this.#signs = Array.from(folded);
    this.#isLetter = this.#signs.map((sign) => letter.test(sign));
    this.#inWord = this.#signs.map((sign, at) => this.#isLetter[at]! || digit.test(sign));
  }

  has(form: string): boolean {
    const words = form.split(' ');
    return this.#signs.some((_, from) => this.#stands(words, from) || this.#isSpelled(words.join(''), from));
  }

  #isLike(at: number, latinLetter: string): boolean {
    return likes.get(latinLetter)!.has(this.#signs[at] ?? '');
  }

  /** Where a wanted letter stands behind `least` to `widest` signs that are in no word. */
  #behind(at: number, latinLetter: string, least: number): number | undefined {
    for (let next = at; next <= at + widest && next < this.#signs.length; next++) {
      if (next >= at + least && this.#isLike(next, latinLetter)) return next;
      if (this.#inWord[next]) return undefined;
    }
    return undefined;
  }

  /** Do these words stand there, one behind the other? */
  #stands(words: readonly string[], from: number): boolean {
    if (this.#inWord[from - 1]) return false;
    const places: number[] = [];
    let next: number | undefined = from;
    for (const word of words) {
      next = this.#behind(next, word[0]!, 0);
      if (next === undefined || (places.length === 0 && next !== from)) return false;
      for (const latinLetter of word) {
        if (!this.#isLike(next, latinLetter)) return false;
        places.push(next++);
      }
    }
    return !this.#inWord[next] && this.#isWord(places);
  }

  /** Is a word spelled there letter by letter? What is left of one, as in `e s s e x`, is none, nor is `Boss’s E X`. */
  #isSpelled(word: string, from: number): boolean {
    if (this.#inWord[from - 1] || /['’]/.test(this.#signs[from - 1] ?? '') || this.#isLoose(from, -1)) return false;
    const places: number[] = [];
    for (const latinLetter of word) {
      const at: number | undefined = places.length === 0 ? from : this.#behind(places.at(-1)! + 1, latinLetter, 1);
      if (at === undefined || !this.#isLike(at, latinLetter)) return false;
      places.push(at);
    }
    const last = places.at(-1)!;
    return !this.#inWord[last + 1] && !this.#isLoose(last, 1) && this.#isWord(places);
  }

  /** Is the next word on this side a single letter, other than the two that are words? */
  #isLoose(at: number, side: 1 | -1): boolean {
    let next = at + side;
    for (let gap = 0; gap < widest && next in this.#signs && !this.#inWord[next]; gap++) next += side;
    return (
      Math.abs(next - at) > 1 &&
      /[b-hj-z]/.test(this.#signs[next] ?? '') &&
      !this.#inWord[next + side] &&
      !/['’]/.test(this.#signs[next - 1] ?? '')
    );
  }

  /** A number or a code is no word, though it may look like one: `53X`. */
  #isWord(places: readonly number[]): boolean {
    const letters = places.filter((at) => this.#isLetter[at]).length;
    return letters >= 2 && letters * 2 >= places.length;
  }
}

const plus = '[+➕✚]';
/** `18+1` and `5 + 18` are sums. */
const adults = [
  new RegExp(`(?<![a-z0-9])[1l|]\\s{0,3}8(?:${plus}(?![0-9])|\\s{1,3}${plus}(?!\\s{0,3}[0-9]))(?![a-z])`),
  new RegExp(`(?<![0-9]\\s{0,3}|[a-z])${plus}\\s{0,3}18(?![a-z0-9])`),
];

/** Letters in black circles and squares, which NFKC leaves as they are. */
const framed = [0x1f150, 0x1f170];
const removeFrames = (title: string): string =>
  title.replace(/[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu, (sign) => {
    const code = sign.codePointAt(0)!;
    return alphabet[code - framed.findLast((first) => first <= code)!]!;
  });

/** Characters that are read: a longer title is refused for its length. */
const longest = 500;

/**
 * The first banned word that a title has: inflected too, spelled letter by letter, with accents, invisible signs, letters
 * of other alphabets or digits in its place.
 */
export function findBannedWord(title: string): string | undefined {
  const folded = fold(removeFrames(title.slice(0, longest)));
  const signs = new Signs(folded);
  const entry = Object.entries(forms).find(([, all]) => all.some((form) => signs.has(form)));
  return entry?.[0] ?? (adults.some((test) => test.test(folded)) ? adult : undefined);
}
