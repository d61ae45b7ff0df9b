import { expect, test } from 'vitest';
import { listSentences } from '#scripts/lint/catalogues.ts';
import { readCatalogue } from '#server/kit/catalogue.ts';

/** A number with a unit in which the platform counts. */
const measured = /(?<!%\{\w*|per [\d,]*)\d+(nd|rd|th| ?(days?|minutes?|hours?|pixels|MB?|words|USD))\b|\d+ ?[×x] ?\d+/;
/** Choices of a length of time, which say what they are. */
const isChoice = (key: string) => /\.(days|month|months)_\d+$/.test(key);

test('a sentence of a screen takes the numbers of the platform from what enforces them', () => {
  const sentences = Object.entries(listSentences(readCatalogue('en')));
  expect(sentences.filter(([key, sentence]) => measured.test(sentence) && !isChoice(key))).toEqual([]);
});
