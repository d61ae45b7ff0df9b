import { sourceChapter } from '#domain/books/sourceChapter.entity.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { time } from '#domain/kit/fields.ts';
import { pagingQuery } from '#domain/kit/paging.ts';
import * as t from '#domain/kit/types.ts';
import { interfaceLanguageCodes } from '#domain/languages.ts';

const { title } = sourceChapter.fields;
const readers = ['content_manager', 'translation_auditor', 'original_author'] as const;
const revision = t.integer().min(1).required();
const text = {
  title: ruleOf(title),
  paragraphs: t.array(t.object({ id: t.integer().required(), text: t.rawString().defined() })).required(),
};

/**
 * Texts that a source chapter had before its present one, the latest first, each with the time when it was replaced. `by`
 * is null for the original author, and where nobody is known.
 */
export const listSourceVersions = call('GET /api/office/source-chapters/{id}/versions', {
  roles: readers,
  query: t.object(pagingQuery(20)),
  answer: t.object({
    items: t
      .array(
        t.object({ revision, title: ruleOf(title), at: time().rule.required(), by: t.string().nullable().defined() }),
      )
      .required(),
    total: t.integer().min(0).required(),
  }),
});

/** One of them, and what it was replaced by. */
export const getSourceVersion = call('GET /api/office/source-chapters/{id}/versions/{revision}', {
  roles: readers,
  answer: t.object({
    language: t.string().oneOf(interfaceLanguageCodes).required(),
    revision,
    ...text,
    after: t.object(text).required(),
  }),
});
