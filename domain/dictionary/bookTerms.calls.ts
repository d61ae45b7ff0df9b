import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { dictionaryEntry } from './dictionaryEntry.entity.ts';

const { term, translation, type, state, note, language } = dictionaryEntry.fields;

/** The dictionary of a book in a language, the longest terms first; `aliases` are other forms of a term in the source. */
export const listBookTerms = call('GET /api/office/business-books/{id}/terms', {
  roles: ['content_manager', 'translator', 'translation_auditor'],
  query: t.object({ language: ruleOf(language) }),
  answer: t.object({
    items: t
      .array(
        t.object({
          id: t.id().required(),
          term: ruleOf(term),
          aliases: t.array(t.string().required()).required(),
          translation: ruleOf(translation),
          type: ruleOf(type),
          state: ruleOf(state),
          note: ruleOf(note),
        }),
      )
      .required(),
  }),
});
