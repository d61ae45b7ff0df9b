import bidiFactory from 'bidi-js';
import { splitFontRuns, type Run } from './fonts.ts';

const bidi = bidiFactory();
type Levels = ReturnType<typeof bidi.getEmbeddingLevels>;
/** Which way the text around is read; `auto`: as the first letter of the text is. */
export type Base = 'ltr' | 'auto';

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
const readsRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** Foreign words within a line of ours: they do not change the order of what stands beside them. */
export const isolate = (text: string): string => (readsRightToLeft(text) ? `\u2068${text}\u2069` : text);

/** Signs that say a direction and are not written. */
export const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const reverseText = (text: string): string => Array.from(text).toReversed().join('');

/** A piece of one direction in runs from left to right. A font turns a word of its own script around by itself. */
function orderPiece(piece: string, isTurned: boolean): Run[] {
  const runs = splitFontRuns(piece.replace(directionMarks, '')).flatMap(({ font, text }) =>
    (text.match(/\s+|\S+/g) ?? []).map((part) => ({ font, text: part })),
  );
  if (!isTurned) return runs;
  return runs.toReversed().map(({ font, text }) => ({ font, text: readsRightToLeft(text) ? text : reverseText(text) }));
}

/** What stands from `start` to before `end`, in runs from left to right (Unicode's bidirectional algorithm). */
export function orderRuns(text: string, levels: Levels, start: number, end: number): Run[] {
  const mirrored = bidi.getMirroredCharactersMap(text, levels.levels, start, end - 1);
  const runs: Run[] = [];
  const order = bidi.getReorderedIndices(text, levels, start, end - 1).slice(start, end);
  for (let at = 0; at < order.length;) {
    const level = levels.levels[order[at]!]!;
    const step = level % 2 === 1 ? -1 : 1;
    let to = at;
    while (to + 1 < order.length && order[to + 1] === order[to]! + step && levels.levels[order[to + 1]!] === level)
      to += 1;
    const indices = order.slice(at, to + 1);
    const logical = step === 1 ? indices : indices.toReversed();
    runs.push(...orderPiece(logical.map((index) => mirrored.get(index) ?? text[index]!).join(''), step === -1));
    at = to + 1;
  }
  return runs;
}

/** The directions of a text's letters; undefined where all of it is read from left to right. */
export const findLevels = (text: string, base: Base): Levels | undefined =>
  readsRightToLeft(text) ? bidi.getEmbeddingLevels(text, base) : undefined;
