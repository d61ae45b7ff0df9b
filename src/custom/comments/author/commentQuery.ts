import { commentFilters, commentOrders, commentTypes } from '#domain/comments/comment.ts';
import type { listComments } from '#domain/comments/comments.calls.ts';
import type { QueryOf } from '#domain/kit/call.ts';
import { isStoryLanguage } from '#domain/languages.ts';
import { parseId } from '../../../lib/routing/parseId.ts';

export type CommentQuery = Omit<QueryOf<typeof listComments>, 'after' | 'per_page'>;

const getOne = <T extends string>(options: readonly T[], value: string | null) =>
  options.find((option) => option === value);

/** What an address asks for; what it does not know, it does not ask for. */
export function readQuery(params: URLSearchParams): CommentQuery {
  const fiction_id = parseId(params, 'fiction_id');
  const language = params.get('language');
  return {
    filter: getOne(commentFilters, params.get('filter')) ?? 'all',
    order: getOne(commentOrders, params.get('order')) ?? 'unanswered',
    type: getOne(commentTypes, params.get('type')),
    fiction_id,
    chapter_id: fiction_id && parseId(params, 'chapter_id'),
    language: isStoryLanguage(language) ? language : undefined,
  };
}
