import type { ContractType } from '#domain/contracts/contract.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { listLanguagesWith, readTexts } from '../texts.ts';

/** `contract-terms.json`: what the first contracts say, in plain words, a term a line. */
export type Terms = Record<ContractType, readonly string[]>;

export const readFirstTerms = () =>
  readTexts<InterfaceLanguage, Terms>(listLanguagesWith('contract-terms'), 'contract-terms');
