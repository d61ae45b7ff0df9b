import { expect, test } from 'vitest';
import { interfaceLanguages } from '#domain/languages.ts';
import { listSentences } from '#scripts/lint/catalogues.ts';
import { readAvoidedWords, readTexts, listTermFaults } from '#scripts/lint/terms.ts';
import { readCatalogue } from '#server/kit/catalogue.ts';
import { t } from '../../support/t.ts';

const avoided = readAvoidedWords();

test('the page of terms has words that a language of the interface avoids', () => {
  expect(avoided.length).toBeGreaterThan(20);
  expect(avoided.filter(({ language }) => !(language in interfaceLanguages))).toEqual([]);
});

test.each(Object.keys(interfaceLanguages))('%s says none of them', (language) => {
  expect(
    listTermFaults(language, { ...listSentences(readCatalogue(language)), ...readTexts(language) }, avoided),
  ).toEqual([]);
});

test('they are looked for in all that the platform says, and in no words that it forbids', () => {
  const files = Object.keys(readTexts('ko'));
  const folders = [
    'articles',
    'server/reference/contract-terms',
    'server/reference/restricted-words',
    'contests',
    'demo',
  ];
  expect(folders.filter((folder) => !files.some((file) => file.startsWith(`${folder}/`)))).toEqual([]);
  expect(files.filter((file) => file.includes('.words.'))).toEqual([]);
  expect(Object.keys(readTexts('en'))).toContain('server/reference/contract-templates/exclusive.txt');
});

test.each([
  ['en', 'Log in to see the settlement', 2],
  ['en', t('errors.email_in_use'), 0],
  ['id', 'Kamu bisa menyimpan draf', 1],
  ['id', 'Simpan drafmu', 1],
  ['id', '“Itu ayahmu,” kata tamu yang baru bertemu', 0],
  ['fr', 'Deux jours : rien', 1],
  ['fr', 'Deux jours\u00a0: rien', 0],
  ['fr', "Rien n'est perdu", 1],
  ['es', 'El 50 % de los ingresos', 1],
  ['ko', '업데이트 보너스를 신청하세요', 1],
  ['th', 'สมัครใหม่ได้', 1],
  ['th', 'คุณสมัครด้วยอีเมล', 0],
])('of %s, “%s” has %i', (language, text, count) => {
  expect(listTermFaults(language, { text }, avoided)).toHaveLength(count);
});

test('a sentence with an avoided word is found, whatever its capitals', () => {
  const page =
    '## Not these words\n\n| language | not | but |\n| --- | --- | --- |\n| en | `letter\\|mail` | email |\n';
  const words = readAvoidedWords(page);
  const mine = { 'home.author.text': 'A Letter for you', 'home.author.other': 'Hello' };
  expect(listTermFaults('en', mine, words)).toEqual(['en: home.author.text says “Letter” instead of “email”']);
  expect(listTermFaults('ru', mine, words)).toEqual([]);
});

test.each([
  ['en', /\bstor(y|ies)\b/i],
  ['es', /\bhistorias?\b/i],
  ['pt', /\bhistórias?\b/i],
  ['fr', /\bhistoires?\b/i],
  ['vi', /(?<!cốt )truyện/i],
])('the back office calls a serial a work in %s, which authors call a story', (language, word) => {
  const sentences = Object.entries(listSentences(readCatalogue(language)));
  const office = sentences.filter(([key]) => /^[^.]+\.(office|seldom|labels)\./.test(key));
  expect(office.filter(([, sentence]) => word.test(sentence))).toEqual([]);
});
