import { requireKnownNumbers, titleNamesNoNumbers } from '#domain/articles/knownNumbers.ts';
import { textRules } from '#domain/articles/textProblems.ts';
import { entity } from '#domain/kit/entity.ts';
import { choice, flag, longText, ref, text } from '#domain/kit/fields.ts';
import { interfaceLanguageCodes } from '#domain/languages.ts';

const manager = ['content_manager'] as const;
const writers = ['content_manager', 'translator'] as const;

/** Who works on what contests say: translators in all languages but English, which only a content manager writes. */
export const contestTextAccess = { read: writers, create: writers, update: writers, delete: manager };

/** The English has changed since, until whoever translates says that a translation is up to date; a save alone does not. */
export const staleField = () => flag({ required: true, initial: false, filter: true });

/**
 * What a contest is called in a language, and what it says there beside the rules that are made of its record. One a
 * contest and language; the body is Markdown as that of an article.
 */
export const contestText = entity('contest-texts', {
  title: 'title',
  access: contestTextAccess,
  fields: {
    title: text({ required: true, search: true, max: 120 }),
    contest_id: ref('contests', { required: true, filter: true, fixed: true }),
    language: choice(interfaceLanguageCodes, { required: true, filter: true, fixed: true }),
    summary: longText({ required: true, max: 600 }),
    body: longText({ max: 20_000 }),
    stale: staleField(),
  },
  rules: [titleNamesNoNumbers, requireKnownNumbers('summary'), ...textRules],
});
