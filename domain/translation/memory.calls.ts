import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';

/**
 * Where a suggestion is from: this book, another one of its author, or any; `own`: this book, from what the caller has done
 * and nobody has approved yet.
 */
const memoryScopes = ['book', 'author', 'all', 'own'] as const;

/**
 * How a text like this one was translated before, in approved chapters: of this book in front, then of its author's others,
 * then of all, each by how alike the sources are, from 0.5 to 1; and after these the caller's own of this book.
 */
export const listSuggestions = call('GET /api/office/translated-chapters/{id}/suggestions', {
  roles: ['translator'],
  query: t.object({ source: t.string().max(2000).required() }),
  answer: t.object({
    items: t
      .array(
        t.object({
          source: t.rawString().required(),
          target: t.rawString().required(),
          similarity: t.number().min(0).max(1).required(),
          scope: t.string().oneOf(memoryScopes).required(),
        }),
      )
      .required(),
  }),
});
