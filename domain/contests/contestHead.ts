import { slugPattern } from '#domain/articles/article.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { choice, date, number, text, time } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';
import { interfaceLanguageCodes } from '#domain/languages.ts';
import { contestMotifs, contestPalettes, lastEdition } from './contest.ts';

/** What readers see of a contest's record: apart from it, since every first page lists contests. */
export const contestHeadFields = {
  slug: text({ required: true, search: true, max: 40, fixed: true, matches: slugPattern }),
  edition: number({ required: true, min: 1, max: lastEdition, initial: 1, fixed: true }),
  opens_on: date({ required: true, filter: true }),
  closes_on: date({ required: true, filter: true }),
  results_at: time({ required: true }),
  palette: choice(contestPalettes, { required: true, initial: 'night' }),
  motif: choice(contestMotifs, { required: true, initial: 'quill' }),
};
const { slug, edition, opens_on, closes_on, palette, motif } = contestHeadFields;

/** What each answer tells of a contest: in the language that is asked for, else in English, and `language` says which. */
export const contestHead = {
  slug: ruleOf(slug),
  edition: ruleOf(edition),
  language: t.string().oneOf(interfaceLanguageCodes).required(),
  title: t.string().required(),
  opens_on: ruleOf(opens_on),
  closes_on: ruleOf(closes_on),
  palette: ruleOf(palette),
  motif: ruleOf(motif),
};
