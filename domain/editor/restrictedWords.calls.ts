import { restrictedWord } from '#domain/editor/restrictedWord.entity.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { authors } from '#domain/roles.ts';

const { word, note } = restrictedWord.fields;

/** The restricted words of a story's language, which `createFlagger` finds in its chapters (domain.md section 7). */
export const listRestrictedWords = call('GET /api/fictions/{fiction_id}/sensitive-keywords', {
  viewable: true,
  roles: authors,
  answer: t.object({ items: t.array(t.object({ word: ruleOf(word), note: ruleOf(note) })).required() }),
});
