import { expect, test } from 'vitest';
import { interfaceLanguages } from '#domain/languages.ts';
import { listSentences } from '#scripts/lint/catalogues.ts';
import { readArticleTexts, readAvoidedWords, listTermFaults } from '#scripts/lint/terms.ts';
import { readCatalogue } from '#server/kit/catalogue.ts';

const avoided = readAvoidedWords();

test('the page of terms has words that a language of the interface avoids', () => {
  expect(avoided.length).toBeGreaterThan(20);
  expect(avoided.filter(({ language }) => !(language in interfaceLanguages))).toEqual([]);
});

test.each(Object.keys(interfaceLanguages))('%s says none of them', (language) => {
  const articles = readArticleTexts(language);
  expect(Object.keys(articles).length).toBeGreaterThan(20);
  expect(listTermFaults(language, { ...listSentences(readCatalogue(language)), ...articles }, avoided)).toEqual([]);
});

test('a sentence with an avoided word is found, whatever its capitals', () => {
  const page =
    '## Not these words\n\n| language | not | but |\n| --- | --- | --- |\n| en | `letter\\|mail` | email |\n';
  const words = readAvoidedWords(page);
  const mine = { 'home.author.text': 'A Letter for you', 'home.author.other': 'Hello' };
  expect(listTermFaults('en', mine, words)).toEqual(['en: home.author.text says “Letter” instead of “email”']);
  expect(listTermFaults('ru', mine, words)).toEqual([]);
});
