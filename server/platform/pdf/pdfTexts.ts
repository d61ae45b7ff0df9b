import Polyglot from 'node-polyglot';
import type { PdfSentences } from '#domain/kit/messages.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { getCatalogue } from '#server/kit/catalogue.ts';

/** What stands on a feature's documents in a language. */
export const getPdfTexts = <F extends keyof PdfSentences>(feature: F, language: InterfaceLanguage): PdfSentences[F] =>
  getCatalogue(language)[feature]!.pdf as unknown as PdfSentences[F];

/** A sentence of a document with its places, `%{number}`, filled. */
export const fillText = (sentence: string, texts: Record<string, string>): string =>
  Polyglot.transformPhrase(sentence, texts);

/** The number of a page in a language. */
export const createPageNumbers =
  (language: InterfaceLanguage) =>
  (page: number, pages: number): string =>
    Polyglot.transformPhrase(getPdfTexts('common', language).page, { page, pages }, language);
