import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { interfaceLanguageCodes, type InterfaceLanguage } from '#domain/languages.ts';

/** Of `demo/texts`, such as `th/stories`; those of several languages at once, such as `source-books`, stand beside the folders. */
const getFile = (name: string) => path.join(import.meta.dirname, '../texts', `${name}.json`);

/** Takes the type of a file from the caller: `tests/server/demo/texts.test.ts` tells whether it is true. */
export const readText = <T>(name: string): T => JSON.parse(readFileSync(getFile(name), 'utf8'));

/** A subject in each of these languages, in their order. */
export const readTexts = <L extends InterfaceLanguage, T>(languages: readonly L[], subject: string): Record<L, T> =>
  Object.fromEntries(languages.map((language) => [language, readText(`${language}/${subject}`)])) as Record<L, T>;

/** Interface languages that have a subject: where one lacks it, English is shown. */
export const listLanguagesWith = (subject: string): InterfaceLanguage[] =>
  interfaceLanguageCodes.filter((language) => existsSync(getFile(`${language}/${subject}`)));
