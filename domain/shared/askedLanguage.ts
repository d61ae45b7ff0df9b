import * as t from '#domain/kit/types.ts';
import { defaultLanguage, interfaceLanguageCodes } from '#domain/languages.ts';

/** The query `language` of what everybody reads; without it, in English. */
export const askedLanguage = t.string().oneOf(interfaceLanguageCodes).default(defaultLanguage);
