// Does every language say what English says? A part of npm run check.
import { interfaceLanguages } from '#domain/languages.ts';
import { readCatalogue } from '#server/kit/catalogue.ts';
import { catalogueFaults, labelFaults } from './lint/catalogues.ts';
import { labelKeys } from './lint/labelKeys.ts';

const english = readCatalogue('en');
const faults = [
  ...labelFaults(english, labelKeys),
  ...Object.keys(interfaceLanguages).flatMap((language) => catalogueFaults(language, readCatalogue(language), english)),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
