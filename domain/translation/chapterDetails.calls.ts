import { sourceChapter } from '#domain/books/sourceChapter.entity.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { time } from '#domain/kit/fields.ts';
import { pagingQuery } from '#domain/kit/paging.ts';
import * as t from '#domain/kit/types.ts';
import { interfaceLanguageCodes, storyLanguages } from '#domain/languages.ts';
import { segment } from './segmentRule.ts';
import { translatedChapterStates } from './translatedChapter.ts';
import { translationVersionCauses } from './translationVersion.ts';

const { title } = sourceChapter.fields;
const language = t.string().oneOf(storyLanguages).required();
/** Translators read the chapters of their tasks at the desk. */
const readers = ['content_manager', 'translation_auditor', 'original_author'] as const;

const version = {
  id: t.id().required(),
  cause: t.string().oneOf(translationVersionCauses).required(),
  at: time().rule.required(),
  title: ruleOf(title),
};

/**
 * A source chapter with its text, and what there is of it in each language (domain.md section 2, 'chapter details'). The
 * original author sees own books alone.
 */
export const getChapterDetails = call('GET /api/office/source-chapters/{id}/details', {
  roles: readers,
  answer: t.object({
    language: t.string().oneOf(interfaceLanguageCodes).required(),
    paragraphs: t.array(t.object({ id: t.integer().required(), text: t.rawString().defined() })).required(),
    editions: t
      .array(
        t.object({
          language,
          translated_id: t.id().required(),
          state: t.string().oneOf(translatedChapterStates).required(),
          stale: t.boolean().required(),
          title: ruleOf(title),
          text: t.array(segment).required(),
        }),
      )
      .required(),
  }),
});

/**
 * What a translated chapter was, the latest first: each text that was submitted, decided on, corrected, released or replaced.
 * `by` is null for the original author, who does not see who translates.
 */
export const listTranslationVersions = call('GET /api/office/translated-chapters/{id}/versions', {
  roles: readers,
  query: t.object(pagingQuery(20)),
  answer: t.object({
    items: t
      .array(
        t.object({
          ...version,
          by: t.string().nullable().defined(),
          reason: t.string().nullable().defined(),
        }),
      )
      .required(),
    total: t.integer().min(0).required(),
  }),
});

const text = { title: ruleOf(title), text: t.array(segment).required() };

/** One of them with its text, and the one before it; null: it is the first. */
export const getTranslationVersion = call('GET /api/office/translation-versions/{id}', {
  roles: readers,
  answer: t.object({
    ...version,
    ...text,
    language,
    before: t.object(text).nullable().default(undefined).defined(),
  }),
});
