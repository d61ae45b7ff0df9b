import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { interfaceLanguages, type InterfaceLanguage } from '#domain/languages.ts';
import { sentencesOf, type Leaves } from '../support/sentences.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const languages = Object.keys(interfaceLanguages) as InterfaceLanguage[];

const all = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await sentencesOf(language)] as const)),
) as Record<InterfaceLanguage, Leaves>;
const { en } = all;

/** Strings in the sources that look like keys of a namespace; a template's are left to the compiler. */
function keysIn(files: string, namespaces: string): [key: string, file: string][] {
  const literal = new RegExp(`['"]((?:${namespaces})\\.[a-z_]+(?:\\.[a-z_]+)*)['"]`, 'g');
  return globSync(files, { cwd: root }).flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(literal)].map(
      ([, key]) => [key!, file] as [string, string],
    ),
  );
}

test('every key in the sources is a sentence', () => {
  const said = [
    ...keysIn(
      '{domain,server}/**/*.ts',
      'validation|error|upload|docx|fiction\\.errors|contract\\.errors|finance\\.errors',
    ),
    ...keysIn('src/**/*.{ts,tsx}', 'validation|error|upload|docx|fiction|account|app|merge|pages|person|ra|shell'),
  ];
  expect(said.length).toBeGreaterThan(80);
  expect(said.filter(([key]) => !(key in en))).toEqual([]);
});

/** English says 'this' where a language without plurals says how many, and may leave out the name that it could say. */
const counted = new Set(
  ['bulk_delete_content', 'bulk_update_content', 'bulk_update_title'].map((key) => `ra.message.${key}`),
);
const others = languages.filter((language) => language !== 'en');

describe.each(others)('%s', (language) => {
  const own = all[language];

  test('has every sentence that English has, and no other', () => {
    expect(Object.keys(own).sort()).toEqual(Object.keys(en).sort());
  });

  test('leaves no sentence empty', () => {
    expect(Object.keys(own).filter((key) => own[key]!.trim() === '' && en[key]!.trim() !== '')).toEqual([]);
  });

  test('has the same places for arguments', () => {
    const places = (sentence = '') => [...new Set(sentence.match(/%\{\w+\}/g))].sort().join(' ');
    const differ = Object.keys(en)
      .filter((key) => places(own[key]) !== places(en[key]))
      .filter((key) => !counted.has(key) || !/^(%\{name\} )?%\{smart_count\}$/.test(places(own[key])))
      .map((key) => `${key}: ${own[key]}`);
    expect(differ).toEqual([]);
  });

  /** Forms that polyglot knows for the language; where one form fits all numbers, it stands alone. */
  const forms = { ru: 3, 'zh-CN': 1, ko: 1, id: 1, th: 1 }[language as string] ?? 2;

  test(`has ${forms} plural forms, or one for every number`, () => {
    const wrong = Object.entries(own).filter(([, sentence]) => ![1, forms].includes(sentence.split('||||').length));
    expect(wrong).toEqual([]);
  });
});

/** Names and signs, which are the same in every script. */
const names = ['Quillhouse', 'PayPal', 'Payoneer', 'WhatsApp', 'Facebook', 'Instagram', 'LGBTQ+', 'SF', 'CEO'];
const same = new Set([
  ...names,
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
  '%{name} %{recordRepresentation}',
]);

describe.each(['ru', 'zh-CN', 'ko', 'th'] as const)('%s', (language) => {
  test('has no sentence left in English', () => {
    const own = all[language];
    const left = Object.keys(own).filter((key) => own[key] === en[key] && !same.has(own[key]!));
    expect(left.map((key) => `${key}: ${own[key]}`)).toEqual([]);
  });

  test('is written in its own script', () => {
    const script = {
      ru: /\p{Script=Cyrillic}/u,
      'zh-CN': /\p{Script=Han}/u,
      ko: /\p{Script=Hangul}/u,
      th: /\p{Script=Thai}/u,
    }[language];
    const foreign = Object.entries(all[language]).filter(
      ([, sentence]) => /\p{L}/u.test(sentence.replaceAll(/%\{\w+\}/g, '')) && !script.test(sentence),
    );
    expect(foreign.filter(([, sentence]) => !same.has(sentence))).toEqual([]);
  });
});
