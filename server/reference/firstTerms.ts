import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContractType } from '#domain/contracts/contract.ts';
import { interfaceLanguageCodes, type InterfaceLanguage } from '#domain/languages.ts';

/** What the first contracts say, in plain words, a term a line. */
export type Terms = Record<ContractType, readonly string[]>;

const getFile = (language: InterfaceLanguage) => path.join(import.meta.dirname, 'contract-terms', `${language}.json`);

/** The terms by language; one without them shows the English ones. */
export const readFirstTerms = (): Partial<Record<InterfaceLanguage, Terms>> =>
  Object.fromEntries(
    interfaceLanguageCodes
      .filter((language) => existsSync(getFile(language)))
      .map((language) => [language, JSON.parse(readFileSync(getFile(language), 'utf8')) as Terms]),
  );
