// Does every language say what English says, each sentence once and for some code, and its sentences, articles and
// other texts in the words of docs/terms.md? A part of npm run check.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { interfaceLanguages } from '#domain/languages.ts';
import { getLocaleFolder, readCatalogue } from '#server/kit/catalogue.ts';
import { listCatalogueFaults, listLabelFaults, listSentences } from './lint/catalogues.ts';
import { labelKeys, screenLabelKeys } from './lint/labelKeys.ts';
import { readAvoidedWords, readTexts, listTermFaults } from './lint/terms.ts';
import { listUnusedKeys, readSources } from './lint/unusedKeys.ts';

const english = readCatalogue('en');
const avoided = readAvoidedWords();
/** JSON takes the last of two that have one key. */
const listDoubleKeys = (language: string) =>
  readdirSync(getLocaleFolder(language))
    .filter((name) => {
      const text = readFileSync(path.join(getLocaleFolder(language), name), 'utf8');
      // Strings stay as they are; what stands between them is spread otherwise from line to line.
      const compact = text.replaceAll(/("(?:[^"\\]|\\.)*")|\s+/g, (_, string = '') => string);
      return JSON.stringify(JSON.parse(text)) !== compact;
    })
    .map((name) => `${language}: ${name} has a key twice`);

/** Labels, emails, PDFs and reasons go by what they are of, and react-admin says its own. */
const isSaidByKind = (key: string) => /^react-admin\.|^[^.]+\.(labels|emails|pdf|reasons)\./.test(key);
const sayable = Object.keys(listSentences(english)).filter((key) => !isSaidByKind(key));

const faults = [
  ...listLabelFaults(english, labelKeys, screenLabelKeys),
  ...listUnusedKeys(sayable, readSources()).map((key) => `en: nothing says ${key}`),
  ...Object.keys(interfaceLanguages).flatMap((language) => {
    const own = readCatalogue(language);
    return [
      ...listDoubleKeys(language),
      ...listCatalogueFaults(language, own, english),
      ...listTermFaults(language, { ...listSentences(own), ...readTexts(language) }, avoided),
    ];
  }),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
