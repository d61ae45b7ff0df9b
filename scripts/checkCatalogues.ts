// Does every language say what English says, and its articles and sentences in the words of docs/terms.md? A part of npm run check.
import { interfaceLanguages } from '#domain/languages.ts';
import { readCatalogue } from '#server/kit/catalogue.ts';
import { catalogueFaults, labelFaults, listSentences } from './lint/catalogues.ts';
import { labelKeys } from './lint/labelKeys.ts';
import { readArticleTexts, readAvoidedWords, termFaults } from './lint/terms.ts';

const english = readCatalogue('en');
const avoided = readAvoidedWords();
const faults = [
  ...labelFaults(english, labelKeys),
  ...Object.keys(interfaceLanguages).flatMap((language) => {
    const own = readCatalogue(language);
    return [
      ...catalogueFaults(language, own, english),
      ...termFaults(language, { ...listSentences(own), ...readArticleTexts(language) }, avoided),
    ];
  }),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
