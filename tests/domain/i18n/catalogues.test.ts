import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import packagedEnglish from 'ra-language-english';
import { describe, expect, test } from 'vitest';
import type { Section } from '#domain/kit/catalogue.ts';
import { interfaceLanguages } from '#domain/languages.ts';
import { listCatalogueFaults, listLabelFaults, listSentences } from '#scripts/lint/catalogues.ts';
import { labelKeys, screenLabelKeys } from '#scripts/lint/labelKeys.ts';
import { listUnusedKeys } from '#scripts/lint/unusedKeys.ts';
import { readCatalogue } from '#server/kit/catalogue.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const english = readCatalogue('en');
const keys = Object.keys(listSentences(english));

test.each(Object.keys(interfaceLanguages))('%s says what English says', (language) => {
  expect(listCatalogueFaults(language, readCatalogue(language), english)).toEqual([]);
});

test('English says of react-admin only what it says better than its package', () => {
  const own = readFileSync(path.join(root, 'src/i18n/locales/en/react-admin.json'), 'utf8');
  const packaged = listSentences(packagedEnglish as unknown as Section);
  const same = Object.entries(listSentences(JSON.parse(own))).filter(([key, sentence]) => packaged[key] === sentence);
  expect(same).toEqual([]);
});

test('English has the labels of every entity', () => {
  expect(labelKeys.length).toBeGreaterThan(200);
  expect(listLabelFaults(english, labelKeys, screenLabelKeys)).toEqual([]);
});

describe('a fault is told', () => {
  const source = { stories: { author: { saved: 'Saved “%{title}”', words: '%{count} word |||| %{count} words' } } };
  const of = (author: object) => listCatalogueFaults('ru', { stories: { author: { ...author } } }, source);
  const right = { saved: 'Сохранено: «%{title}»', words: '%{count} слово |||| %{count} слова |||| %{count} слов' };

  test.each([
    ['nothing', right, []],
    ['a missing key', { words: right.words }, ['ru: stories.author.saved is missing']],
    ['a surplus key', { ...right, gone: 'Нет' }, ['ru: stories.author.gone is not in English']],
    [
      'a lost placeholder',
      { ...right, saved: 'Сохранено' },
      ['ru: stories.author.saved has other placeholders than English: %{title}'],
    ],
    [
      'a placeholder that one plural form lost, which says 21 too',
      { ...right, words: 'слово |||| %{count} слова |||| %{count} слов' },
      ['ru: stories.author.words has other placeholders than English: %{count}'],
    ],
    ['an empty sentence', { ...right, saved: ' ' }, ['ru: stories.author.saved is empty']],
    ['a number', { ...right, saved: 1 }, ['ru: stories.author.saved is no text']],
    [
      'plural forms of another language',
      { ...right, words: source.stories.author.words },
      ['ru: stories.author.words has 2 plural forms; the language has 3'],
    ],
  ])('for %s', (_, author, faults) => expect(of(author)).toEqual(faults));

  test('for a missing file', () => expect(listCatalogueFaults('ru', {}, source)).toHaveLength(2));

  test('for labels', () => {
    const labelled = { stories: { labels: { tag: { name: 'Tag', list: 'All tags', fields: { old: 'Old' } } } } };
    expect(listLabelFaults(labelled, ['tag.name', 'tag.fields.code'], ['tag.list'])).toEqual([
      'en: the label tag.fields.code is missing',
      'en: the label tag.fields.old belongs to no entity',
    ]);
  });
});

test('every key in the sources is a sentence', () => {
  const files = globSync('{domain,server,src}/**/*.{ts,tsx}', { cwd: root });
  const features = Object.keys(english).join('|');
  const literal = new RegExp(
    `'((?:(?:${features})\\.(?:shared|author|office)|errors|validation|common|layout|pages)\\.[\\w.]+)'`,
    'g',
  );
  const usedKeys = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(literal)].map(([, key]) => `${file}: ${key}`),
  );
  expect(usedKeys.length).toBeGreaterThan(1000);
  const known = new Set(keys);
  const isPart = (key: string) => keys.some((one) => one.startsWith(`${key}.`));
  expect(usedKeys.filter((line) => !known.has(line.split(': ')[1]!) && !isPart(line.split(': ')[1]!))).toEqual([]);
});

/** Names and signs, which are the same in every script. */
const same = new Set([
  'Quillhouse',
  'IBAN',
  'PayPal',
  'Payoneer',
  'WhatsApp',
  'Facebook',
  'Instagram',
  'LGBTQ+',
  'SF',
  'CEO',
  'S',
  'A',
  'B',
  'C',
  '13+',
  '16+',
  '18+',
  'EPUB',
  'Word (.docx)',
  ' ',
  '%{name}',
  '%{field}: %{error}',
  '“%{text}”',
  '“%{note}”',
  '%{name} %{recordRepresentation}',
  '%{remark}',
  '%{answer}',
]);

describe.each([
  ['ru', /\p{Script=Cyrillic}/u],
  ['zh-CN', /\p{Script=Han}/u],
  ['ko', /\p{Script=Hangul}/u],
  ['th', /\p{Script=Thai}/u],
] as const)('%s', (language, script) => {
  const own = Object.entries(listSentences(readCatalogue(language))).filter(([, sentence]) => !same.has(sentence));

  test('has no sentence left in English', () => {
    const source = listSentences(english);
    expect(own.filter(([key, sentence]) => sentence === source[key])).toEqual([]);
  });

  test('is written in its own script', () => {
    const written = own.filter(([, sentence]) => /\p{L}/u.test(sentence.replaceAll(/%\{\w+\}/g, '')));
    expect(written.filter(([, sentence]) => !script.test(sentence))).toEqual([]);
  });
});

test('a key is used where code says it, whole or filled in, and nowhere else', () => {
  const keys = ['stories.a', 'stories.b.one', 'stories.b.two.title', 'stories.c', 'stories.c.more', 'stories.d'];
  const sources = {
    'a.ts': "const one = <T,>(key: T) => key; t('stories.a');",
    'b.tsx': 'type Key = `stories.b.${Name}`; const b = <p>{t(`stories.${x}.more`)}</p>; // stories.d',
  };
  expect(listUnusedKeys(keys, sources)).toEqual(['stories.c', 'stories.d']);
});
