// Does every language say what English says, in the words of docs/terms.md? A part of npm run check.
import { interfaceLanguages } from '#domain/languages.ts';
import { readCatalogue } from '#server/kit/catalogue.ts';
import { catalogueFaults, labelFaults } from './lint/catalogues.ts';
import { labelKeys } from './lint/labelKeys.ts';
import { readAvoidedWords, termFaults } from './lint/terms.ts';

const english = readCatalogue('en');
const avoided = readAvoidedWords();
const faults = [
  ...labelFaults(english, labelKeys),
  ...Object.keys(interfaceLanguages).flatMap((language) => {
    const own = readCatalogue(language);
    return [...catalogueFaults(language, own, english), ...termFaults(language, own, avoided)];
  }),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
