import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { dictionaryEntry } from './dictionaryEntry.entity.ts';
import { candidateLimits } from './termCandidates.ts';

const { access, fields } = dictionaryEntry;
const count = t.integer().min(0).required();

/**
 * Names that stand often in the source chapters of a book and have no entry in its dictionary of a language, the most
 * frequent first. Of a long book the first `chapters` are read, of `all_chapters`.
 */
export const listTermCandidates = call('GET /api/office/business-books/{id}/term-candidates', {
  roles: access.create!,
  query: t.object({ language: ruleOf(fields.language) }),
  answer: t.object({
    source_language: t.string().required(),
    chapters: count,
    all_chapters: count,
    items: t
      .array(t.object({ term: ruleOf(fields.term), count, first_chapter: count, context: t.rawString().defined() }))
      .required(),
  }),
});

/** Adds proposed entries to the dictionary of a book in a language, all or none: 422 at `entries[n].term`, which has one. */
export const addBookTerms = call('POST /api/office/business-books/{id}/terms', {
  roles: access.create!,
  idempotent: true,
  body: t.object({
    language: ruleOf(fields.language),
    entries: t
      .array(
        t.object({
          term: ruleOf(fields.term),
          translation: ruleOf(fields.translation),
          type: ruleOf(fields.type),
          first_appearance: ruleOf(fields.first_appearance),
        }),
      )
      .min(1)
      .max(candidateLimits.shown)
      .required(),
  }),
  answer: t.object({ ids: t.array(t.id().required()).required() }),
});
