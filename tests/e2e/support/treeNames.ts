import type { Section } from '#domain/kit/catalogue.ts';
import { brand } from '#domain/shared/brand.ts';
import { getPhrases } from '#server/kit/sentences.ts';

/** Stands for what comes from the data: a title, an amount, a day. */
export const data = '…';

/** Less of a sentence than this says nothing about where a text came from, unless a number stands in it. */
const leastLetters = 8;
const number = String.raw`[\d,.]+`;
/** What stands at a place of a sentence. */
const values: Record<string, string> = { count: number, smart_count: number };

const sentenceByKey = new Map<string, string>();
const keysBySentence = new Map<string, string[]>();

function collect(section: Section, path = ''): void {
  for (const [name, value] of Object.entries(section)) {
    const key = path + name;
    if (typeof value !== 'string') collect(value, `${key}.`);
    else {
      sentenceByKey.set(key, value);
      keysBySentence.set(value, [...(keysBySentence.get(value) ?? []), key]);
    }
  }
}
collect({ brand, ...getPhrases('en') });

const patterns = [...keysBySentence]
  .filter(([sentence]) => /%\{|\|\|\|\|/.test(sentence))
  .flatMap(([sentence, [key]]) => sentence.split(' |||| ').map((form) => [form, key!] as const))
  .map(([form, key]) => {
    const pieces = form.split(/(%\{\w+\})/).map((piece, at) => {
      if (at % 2 === 0) return RegExp.escape(piece);
      return values[piece.slice(2, -1)] ?? '.+';
    });
    const letters = form.replaceAll(/%\{\w+\}|\P{Letter}/gu, '').length;
    return { pattern: new RegExp(`^${pieces.join('')}$`), letters, key };
  })
  .filter(({ letters, pattern }) => letters >= leastLetters || (letters > 0 && pattern.source.includes(number)))
  .toSorted((one, other) => other.letters - one.letters);

/** The first key of what a screen says, in braces, whatever its arguments are; `…` of what is data. */
export function nameKey(text: string): string {
  const key = keysBySentence.get(text)?.[0] ?? patterns.find(({ pattern }) => pattern.test(text))?.key;
  return key ? `{${key}}` : data;
}

function listKeys(key: string): string[] {
  const sentence = sentenceByKey.get(key);
  if (sentence === undefined) throw new Error(`No sentence has the key ${key}`);
  return keysBySentence.get(sentence)!;
}

const eachKey = /(?<=\{)[^}]+(?=\})/g;

/** The same tree with the first of the keys that say the same, so that it can be compared. */
export const withFirstKeys = (tree: string): string => tree.replaceAll(eachKey, (key) => listKeys(key)[0]!);

const countShared = (one: string, other: string) => {
  const parts = other.split('.');
  const differs = one.split('.').findIndex((part, at) => part !== parts[at]);
  return differs === -1 ? parts.length : differs;
};

/** The same tree with, of the keys that say the same, the one that has most in common with the others of the tree. */
export function withFittingKeys(tree: string): string {
  const others = tree.match(eachKey) ?? [];
  const rate = (key: string) => others.reduce((sum, other) => sum + countShared(key, other), 0);
  return tree.replaceAll(eachKey, (first) =>
    listKeys(first).reduce((best, key) => (rate(key) > rate(best) ? key : best)),
  );
}
