import { fold } from '../kit/fold.ts';
import { findContacts, dropOverlaps } from './contacts.ts';

export const flagKinds = ['word', 'email', 'phone', 'url', 'handle'] as const;
export type FlagKind = (typeof flagKinds)[number];

/** What should not stand in a chapter, from UTF-16 unit `start` to before `end` of a text. */
export interface Flag {
  kind: FlagKind;
  start: number;
  end: number;
  /** Of a restricted word: what its author is told about it. */
  note: string | null;
}

export interface Restricted {
  word: string;
  note: string | null;
}

interface Node {
  next: Map<string, Node>;
  word?: Restricted;
}

/** A letter with its marks, or a Korean syllable in its parts: what folds as one. */
const unit = /[\u1100-\u115f][\u1160-\u11ff]*|\P{M}\p{M}*|\p{M}+/gu;
const gap = /^[\s\p{Dash}]/u;
const inner = /[\p{L}\p{N}\p{M}]/u;
const mark = /\p{M}/u;
/** Scripts that put no spaces between words. */
const unspaced = /[\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u;
const hangul = /\p{Script=Hangul}/u;

const foldedUnits = new Map<string, string>();

/** `fold` of one unit; spaces and dashes are one gap, and the apostrophes one sign. */
function foldUnit(text: string): string {
  let folded = foldedUnits.get(text);
  if (folded === undefined) {
    folded = gap.test(text) ? ' ' : text === '’' ? "'" : fold(text);
    if (foldedUnits.size < 20_000) foldedUnits.set(text, folded);
  }
  return folded;
}

/** A text folded, and for each unit of the folded one where it stands in the text. */
function foldWithPlaces(text: string) {
  const units: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: sign, index } of text.matchAll(unit)) {
    const end = index + sign.length;
    const folded = foldUnit(sign);
    if (folded === ' ' && units.at(-1) === ' ') ends[ends.length - 1] = end;
    else
      for (const char of folded) {
        units.push(char);
        starts.push(index);
        ends.push(end);
      }
  }
  return { units, starts, ends };
}

/** Does a word that was found at these units stand there as a word? Korean adds its endings to it; Thai sets it among others. */
function stands(word: string, units: string[], from: number, to: number): boolean {
  const after = units[to] ?? '';
  if (unspaced.test(word)) return !mark.test(after);
  return !inner.test(units[from - 1] ?? '') && (hangul.test(word) || !inner.test(after));
}

function findRestrictedWords(text: string, root: Node): Flag[] {
  if (root.next.size === 0) return [];
  const { units, starts, ends } = foldWithPlaces(text);
  const flags: Flag[] = [];
  for (let from = 0; from < units.length;) {
    let node: Node | undefined = root;
    let longest: { to: number; restricted: Restricted } | undefined;
    for (let to = from; (node = node.next.get(units[to] ?? ''));)
      if (stands(node.word?.word ?? '', units, from, ++to) && node.word) longest = { to, restricted: node.word };
    if (longest) {
      const { to, restricted } = longest;
      flags.push({ kind: 'word', start: starts[from]!, end: ends[to - 1]!, note: restricted.note });
      from = to;
    } else from += 1;
  }
  return flags;
}

/**
 * Finds restricted words and contact data in a text, in their order and without overlap: whole words after folding,
 * in scripts without spaces also within a run of letters. Time grows with the text, not with the number of words.
 */
export function createFlagger(restricted: readonly Restricted[]): (text: string) => Flag[] {
  const root: Node = { next: new Map() };
  for (const entry of restricted) {
    const { units } = foldWithPlaces(entry.word);
    let node = root;
    for (const char of units) {
      const next: Node = node.next.get(char) ?? { next: new Map() };
      node.next.set(char, next);
      node = next;
    }
    if (node !== root) node.word = entry;
  }
  return (text) =>
    dropOverlaps([
      ...findContacts(text).map((contact) => ({ ...contact, note: null })),
      ...findRestrictedWords(text, root),
    ]);
}
