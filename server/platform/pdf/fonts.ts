import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import fonteditor from 'fonteditor-core';

const require = createRequire(import.meta.url);

export const weights = { regular: 400, bold: 700 } as const;
export type Weight = keyof typeof weights;

type Covers = (char: string) => boolean;

/** What a subset of a font covers, as the package says: `U+0000-00FF,U+0131`. */
function getRanges(family: string, subset: string): Covers {
  const unicodeRanges = require(`@fontsource/${family}/unicode.json`) as Record<string, string>;
  const ranges = unicodeRanges[subset]!.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (char) => {
    const point = char.codePointAt(0)!;
    return ranges.some(([from, to]) => point >= from && point <= to);
  };
}

const createSubset = (family: string, name: string, covers: Covers = getRanges(family, name)) => ({
  family,
  name,
  covers,
});

/** Fonts for all story and interface languages, and for the names of people; the first that covers a sign writes it. */
const subsets = [
  createSubset('noto-sans', 'latin'),
  createSubset('noto-sans', 'latin-ext'),
  createSubset('noto-sans', 'vietnamese'),
  createSubset('noto-sans', 'cyrillic'),
  createSubset('noto-sans', 'cyrillic-ext'),
  createSubset('noto-sans', 'greek'),
  createSubset('noto-sans-thai', 'thai'),
  createSubset('noto-sans-arabic', 'arabic'),
  createSubset('noto-sans-hebrew', 'hebrew'),
  createSubset('noto-sans-kr', 'korean', (char) => /\p{Script=Hangul}/u.test(char)),
  createSubset('noto-sans-sc', 'chinese-simplified', (char) =>
    /[\p{Script=Han}\u3000-\u30ff\uff00-\uffef]/u.test(char),
  ),
];
type Subset = (typeof subsets)[number];
const [first] = subsets as [Subset, ...Subset[]];

export interface Run {
  /** The file of the font, also its name in the document. */
  font: (weight: Weight) => string;
  text: string;
}

const getFile =
  ({ family, name }: Subset) =>
  (weight: Weight) =>
    `@fontsource/${family}/files/${family}-${name}-${weights[weight]}-normal.woff`;

/** French numbers have a narrow space that does not break; the fonts have a thin one. */
const narrowSpace = /\u202f/g;

/** A text in pieces that one font each can write. What none covers is left to the first. */
export function splitFontRuns(text: string): Run[] {
  const runs: { font: Subset; text: string }[] = [];
  for (const char of text.replace(narrowSpace, '\u2009')) {
    const last = runs.at(-1);
    if (last?.font.covers(char)) last.text += char;
    else {
      const font = subsets.find(({ covers }) => covers(char)) ?? first;
      if (last?.font === font) last.text += char;
      else runs.push({ font, text: char });
    }
  }
  return runs.map(({ font, text }) => ({ font: getFile(font), text }));
}

const read = new Map<string, Buffer>();

/** A WOFF font as the TrueType font that is packed in it: of a WOFF, pdfkit unpacks a table anew for each glyph. */
function unpackWoff(woff: Buffer): Buffer {
  const inflate = (packed: number[]) => Array.from(inflateSync(Uint8Array.from(packed)));
  return Buffer.from(fonteditor.woff2ttf(new Uint8Array(woff).buffer, { inflate }));
}

/** The bytes of a font by its file; the largest has 2 MB and is read once. */
export function readFont(file: string): Buffer {
  const bytes = read.get(file) ?? unpackWoff(readFileSync(require.resolve(file)));
  read.set(file, bytes);
  return bytes;
}
