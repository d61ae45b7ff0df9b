import { expect, test } from 'vitest';
import { fold } from '#domain/kit/fold.ts';
import { countWords } from '#domain/kit/wordCount.ts';
import { fc, property } from '../property.ts';

test.each([
  ['case', 'HeLLo', 'hello'],
  ['Latin accents', 'Café Ñandú Ç', 'cafe nandu c'],
  ['Cyrillic marks', 'Ёлка Йод', 'елка иод'],
  ['full-width letters', 'ＱＵＩＬＬ１', 'quill1'],
  ['ligatures', 'ﬁn', 'fin'],
  ['composed and decomposed alike', 'e\u0301te\u0301', 'ete'],
  ['white space of any kind', '  a\t\n\u00a0\u3000b ', 'a b'],
  ['signs that nobody sees', 's\u200be\u00adx\u2060 \u202ea', 'sex a'],
  ['the Turkish dotted capital', 'İstanbul', 'istanbul'],
  ['a Korean syllable stays whole', '사랑', '사랑'],
  ['a decomposed Korean syllable is composed', '\u1109\u1161', '사'],
])('folds %s', (_, text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('a Thai mark is part of the letter', () => {
  expect(fold('น้ำ')).not.toBe(fold('นำ'));
  expect(fold('เสื้อ')).toBe('เสื้อ');
});

property('what is folded stays as it is', [fc.string({ unit: 'grapheme' })], (text) => {
  expect(fold(fold(text))).toBe(fold(text));
});

test.each([
  ['nothing', '', 'en', 0],
  ['only punctuation', '... — !? «»', 'en', 0],
  ['English with punctuation', '“Hello,” she said — twice.', 'en', 4],
  ['an apostrophe within a word', "don't stop", 'en', 2],
  ['lines and tabs', 'one\ntwo\t three', 'en', 3],
  ['numbers as words', 'Chapter 12', 'en', 2],
  ['Korean by its spaces', '나는 오늘 학교에 갔다.', 'ko', 4],
  ['Thai without spaces', 'ฉันรักคุณ', 'th', 3],
  ['Thai with spaces and punctuation', 'สวัสดี, โลก!', 'th', 2],
  ['Chinese without spaces', '我爱北京。', 'zh-CN', 3],
])('counts %s', (_, text, language, words) => {
  expect(countWords(text, language)).toBe(words);
});

test('a Thai text has more words than its spaces tell, whatever language the reader has', () => {
  const text = 'เมื่อวานนี้ฉันไปตลาด'.repeat(50);
  expect(countWords(text, 'th')).toBeGreaterThan(200);
  expect(countWords(text)).toBe(countWords(text, 'th'));
});
