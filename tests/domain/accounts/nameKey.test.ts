import { expect, test } from 'vitest';
import { getNameKey } from '#domain/accounts/nameKey.ts';
import { penNameRule } from '#domain/accounts/names.ts';
import { fold } from '#domain/kit/fold.ts';
import { stopwatch } from '../../support/stopwatch.ts';
import { fc, property } from '../property.ts';

test.each([
  ['Cyrillic', 'раураӏ', 'paypal'],
  ['Cyrillic capitals', 'РАУРАӀ', 'paypal'],
  ['Cyrillic with marks', 'Ёсё', 'ece'],
  ['Cyrillic that means something', 'Тома Вох', 'Toma Box'],
  ['Cyrillic of other languages', 'ѕоһԝ', 'sohw'],
  ['Greek capitals', 'ΡΗΟΤΟ', 'PHOTO'],
  ['Greek small letters', 'τορ', 'top'],
  ['Armenian', 'օսո', 'oun'],
  ['Coptic', 'ⲧⲟⲣ', 'top'],
  ['Cherokee', 'ᏢᎪᏙ', 'PAV'],
  ['Lisu', 'ꓑꓮꓬꓑꓮꓡ', 'PAYPAL'],
  ['small capitals', 'ᴘᴀʏᴘᴀʟ', 'paypal'],
  ['dotless i', 'mıra', 'mira'],
  ['mathematical letters', '𝐩𝐚𝐲𝐩𝐚𝐥', 'paypal'],
  ['full-width letters', 'ｐａｙｐａｌ', 'paypal'],
  ['circled letters', 'ⓟⓐⓨⓟⓐⓛ', 'paypal'],
])('a name wholly in %s has the key of its Latin double', (_, name, latin) => {
  expect(getNameKey(name)).toBe(getNameKey(latin));
  expect(getNameKey(latin)).toBe(fold(latin));
});

test.each([
  ['Анна', 'Инна'],
  ['Иван', 'Ivan'],
  ['Дима', 'Dima'],
  ['Alla', 'Alia'],
  ['김하늘', '김하눌'],
  ['สมชาย', 'สมชัย'],
  ['王芳', '王方'],
  ['Ωμέγα', 'Omega'],
])('%s and %s stay two names', (one, other) => {
  expect(getNameKey(one)).not.toBe(getNameKey(other));
});

test.each(['Mіra', 'Мirа', 'Αnna', 'Աnna', 'Ꭺnna', 'ꓮnna', 'ⲁnna', 'Аλла'])(
  '%s is of two alphabets and no name',
  (name) => {
    expect(penNameRule().isValidSync(name)).toBe(false);
  },
);

property(
  'a key is its own key, and the same however its name is written large',
  [fc.string({ unit: 'grapheme' })],
  (name) => {
    expect(getNameKey(getNameKey(name))).toBe(getNameKey(name));
    expect(getNameKey(fold(name))).toBe(getNameKey(name));
  },
);

test('is linear', () => {
  const spent = stopwatch();
  for (const letter of ['а', 'a', 'Ё', '\u0301', '\u200b', ' ']) getNameKey(letter.repeat(100_000));
  expect(spent()).toBeLessThan(2000);
});
