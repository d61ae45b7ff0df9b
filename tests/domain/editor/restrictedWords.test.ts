import { describe, expect, test } from 'vitest';
import { createFlagger, type Flag } from '#domain/editor/restrictedWords.ts';
import { stopwatch } from '../../support/stopwatch.ts';
import { fc, property } from '../property.ts';

const words = ['rape', 'child porn', "d'amour interdit", 'отравить', 'чёрный', 'ฆ่าตัวตาย', '자살', '18禁', 'sex'].map(
  (word) => ({ word, note: `why ${word}` }),
);
const flag = createFlagger(words);
const getFlags = (text: string) => flag(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

describe('restricted words', () => {
  test.each([
    ['a whole word', 'It was rape.', ['rape']],
    ['whatever its case', 'RAPE!', ['RAPE']],
    ['with accents', 'He said râpé twice.', ['râpé']],
    ['in full-width letters', 'a ｒａｐｅ b', ['ｒａｐｅ']],
    ['with a soft hyphen in it', 'ra\u00adpe', ['ra\u00adpe']],
    ['at both ends', 'sex and sex', ['sex', 'sex']],
    ['not within another', 'Essex grapes draped sexual', []],
    ['not beside a digit', 'rape2', []],
    ['of two words', 'child porn', ['child porn']],
    [
      'of two words, joined or apart',
      'child-porn, child \u00a0 porn, child\nporn',
      ['child-porn', 'child \u00a0 porn', 'child\nporn'],
    ],
    ['of two words, not of one', 'childporn or a child', []],
    ['with either apostrophe', 'un d’amour interdit', ['d’amour interdit']],
    ['in Cyrillic, ё as е', 'Черный и отравить, отравительница', ['Черный', 'отравить']],
    ['in Thai, among others', 'เขาคิดฆ่าตัวตายเพราะรัก', ['ฆ่าตัวตาย']],
    ['in Thai, not half a letter', 'ฆ่าตัวตาย่', []],
    ['in Korean, with its endings', '그는 자살을 생각했다', ['자살']],
    ['in decomposed Korean', '자살'.normalize('NFD'), ['자살'.normalize('NFD')]],
    ['in Korean, not at the end of another', '독자살이', []],
    ['in Chinese', '他说18禁的', ['18禁']],
    ['behind a sign of two units', '🙂 rape 🙂', ['rape']],
    ['in nothing', '', []],
  ])('are found %s', (_, text, words) => {
    expect(getFlags(text)).toEqual(words.map((word) => ['word', word]));
  });

  test('bring what their author is told', () => {
    expect(flag('sex')[0]).toEqual({ kind: 'word', start: 0, end: 3, note: 'why sex' } satisfies Flag);
  });

  test('are the longest that stand there', () => {
    const both = createFlagger(['child', 'child porn'].map((word) => ({ word, note: null })));
    expect(both('child porn, child').map(({ start, end }) => end - start)).toEqual([10, 5]);
  });

  test('may be none', () => {
    expect(createFlagger([])('anything at all')).toEqual([]);
  });
});

describe('contact data', () => {
  test.each([
    ['email', 'Write to mira.k+books@mail.example.com.', 'mira.k+books@mail.example.com'],
    ['email', '(a@b.co)', 'a@b.co'],
    ['email', 'mira [at] example.com', 'mira [at] example.com'],
    ['url', 'See https://example.com/a?b=c#d, friend', 'https://example.com/a?b=c#d'],
    ['url', 'www.example.org!', 'www.example.org'],
    ['url', 'on mysite.com now', 'mysite.com'],
    ['url', 'join t.me/mira_books today', 't.me/mira_books'],
    ['url', 'пишите на сайт.ru', 'сайт.ru'],
    ['handle', 'Follow @mira_writes.', '@mira_writes'],
    ['handle', 'WhatsApp: +4479', 'WhatsApp: +4479'],
    ['handle', 'my Telegram: mira_k', 'Telegram: mira_k'],
    ['handle', '카톡: mira99', '카톡: mira99'],
    ['handle', 'ไลน์ไอดี: mira99', 'ไลน์ไอดี: mira99'],
    ['phone', 'Call +66 81 234 5678 now', '+66 81 234 5678'],
    ['phone', '081-234-5678', '081-234-5678'],
    ['phone', '(415) 555-01-99', '(415) 555-01-99'],
    ['phone', '010-1234-5678에', '010-1234-5678'],
    ['phone', 'โทร0812345678นะ', '0812345678'],
    ['phone', '๐๘๑-๒๓๔-๕๖๗๘', '๐๘๑-๒๓๔-๕๖๗๘'],
  ])('%s in %j', (kind, text, expected) => {
    expect(getFlags(text)).toEqual([[kind, expected]]);
  });

  test.each([
    'In 1999-2004 he earned 1 000 000 and then 10.000.000 more.',
    'On 2026-03-10, or 10.03.2026, at 10:30.',
    'Dial 555-0199.',
    'He stopped.Then she came.Back again',
    'either/or, and/or; he @ home',
    'The last line: goodbye. Signal: red. a@b',
    '3.14159265358979',
    'Chapter 12345678',
  ])('is not in %j', (text) => expect(getFlags(text)).toEqual([]));
});

const piece = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('rape', 'ฆ่าตัวตาย', '자살', ' ', 'a@b.com', '+66812345678', '@abc', 'www.x.yz', '-', '\u0301'),
);
const texts = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

property('places lie in the text, in their order, and do not overlap', [texts], (text) => {
  let last = 0;
  for (const { start, end } of flag(text)) {
    expect(start).toBeGreaterThanOrEqual(last);
    expect(end).toBeGreaterThan(start);
    expect(end).toBeLessThanOrEqual(text.length);
    last = end;
  }
});

property('a word between two spaces is found whatever is around', [texts, texts], (before, after) => {
  const at = before.length + 3;
  const flags = flag(`${before} . rape . ${after}`);
  return (
    flags.some(({ kind, start }) => kind === 'word' && start === at) ||
    flags.some(({ start, end }) => start <= at && at < end)
  );
});

describe('100 KB of text take no longer than the length says', () => {
  const long = (text: string) => text.repeat(Math.ceil(100_000 / text.length));
  test.each([
    ['prose', long('The night was long and the road was longer still. ')],
    ['one word', long('a')],
    ['digits', long('12')],
    ['digits with gaps', long('1 (')],
    ['dots', long('a.')],
    ['dashes', long('a-')],
    ['signs of email', long('a@')],
    ['dots before a sign', `${long('a.')}@`],
    ['halves of words', long('child por ')],
    ['the start of an address', long('www.')],
    ['the start of another', long('http://')],
    ['words', long('rape ')],
    ['emails', long('a@b.co ')],
    ['Thai', long('ฆ่าตัวตา')],
    ['marks', long('\u0301')],
    ['spaces', long(' ')],
    ['handles', long('line id: ')],
  ])('%s', (_, text) => {
    const spent = stopwatch();
    flag(text);
    expect(spent()).toBeLessThan(1000);
  });
});
