import { choice, longText, text } from '#domain/kit/fields.ts';
import { interfaceLanguageCodes } from '#domain/languages.ts';
import { slugPattern } from './article.ts';

/** The fields of an article that readers get: a public page comes without the rules by which the staff write it. */
export const articleFields = {
  title: text({ required: true, search: true, max: 160 }),
  slug: text({ required: true, search: true, max: 40, fixed: true, matches: slugPattern }),
  language: choice(interfaceLanguageCodes, { required: true, filter: true, fixed: true }),
  summary: longText({ required: true, max: 600 }),
};
