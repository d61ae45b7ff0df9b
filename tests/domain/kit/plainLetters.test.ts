import { expect, test } from 'vitest';
import { fold } from '#domain/kit/fold.ts';
import { foldTyped, spellPlain } from '#domain/kit/plainLetters.ts';
import { hasOtherSpelling, listSpellings, toSpellingPattern } from '#domain/kit/spellings.ts';
import { fc, property } from '../property.ts';

test.each([
  ['Đường', 'duong'],
  ['Hoàng Đế', 'hoang de'],
  ['Cœur d’Æther', 'coeur d’aether'],
  ['Łódź', 'lodz'],
  ['Smørrebrød', 'smorrebrod'],
  ['Yıldız', 'yildiz'],
  ['Groß', 'gross'],
])('%s is typed %s', (text, typed) => {
  expect(foldTyped(text)).toBe(typed);
  expect(new RegExp(toSpellingPattern(typed), 'u').test(fold(text))).toBe(true);
  expect(new RegExp(toSpellingPattern(fold(text)), 'u').test(typed)).toBe(true);
});

/** What the pattern stands for: some part of the text is typed like it. */
function hasPartTypedLike(text: string, q: string): boolean {
  const ends = Array.from({ length: text.length + 1 }, (_, end) => end);
  return ends.some((end) => ends.some((start) => start <= end && spellPlain(text.slice(start, end)) === spellPlain(q)));
}

const letters = (most: number) =>
  fc
    .string({ unit: fc.constantFrom(...Array.from('dđlłoøiıaæeœsßn .(*\\')), maxLength: most })
    .filter((text) => !spellPlain(text).includes('sss'));

property('a pattern fits what has a part that is typed like it', [letters(8), letters(4)], (text, q) => {
  expect(new RegExp(toSpellingPattern(q)).test(text)).toBe(hasPartTypedLike(text, q));
});

property('a pattern fits the text itself, whatever it is', [fc.string({ unit: 'grapheme' })], (text) => {
  const folded = fold(text);
  expect(new RegExp(`^${toSpellingPattern(folded)}$`).test(folded)).toBe(true);
  expect(new RegExp(`^${toSpellingPattern(folded)}$`).test(spellPlain(folded))).toBe(true);
});

property('what has no other spelling is found as it is', [letters(8), letters(3)], (text, q) => {
  fc.pre(!hasOtherSpelling(q));
  expect(text.includes(q)).toBe(hasPartTypedLike(text, q));
});

property('spellings of a word are few and typed alike', [letters(20)], (word) => {
  const spellings = listSpellings(word);
  expect(spellings[0]).toBe(word);
  expect(spellings.length).toBeLessThanOrEqual(9);
  expect(new Set(spellings).size).toBe(spellings.length);
  for (const spelling of spellings) expect(spellPlain(spelling)).toBe(spellPlain(word));
});

test('a word is looked for with and without its letters', () => {
  expect(listSpellings('duong')).toEqual(['duong', 'đuong']);
  expect(listSpellings('đuong')).toEqual(['đuong', 'duong']);
  expect(listSpellings('soeur')).toEqual(['soeur', 'sœur']);
  expect(listSpellings('złoty')).toEqual(['złoty', 'zloty']);
  expect(listSpellings('adieu')).toEqual(['adieu']);
});
