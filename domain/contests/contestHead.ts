import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { interfaceLanguageCodes } from '#domain/languages.ts';
import { contest } from './contest.entity.ts';

const { slug, edition, opens_on, closes_on, palette, motif } = contest.fields;

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
