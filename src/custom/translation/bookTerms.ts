import { useQuery } from '@tanstack/react-query';
import { listBookTerms } from '#domain/dictionary/bookTerms.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { can } from '#domain/roles.ts';
import { send } from '../../lib/api/client.ts';
import { currentRole } from '../../lib/session/session.ts';
import { translationKeys } from './queryKeys.ts';

export type BookTerm = AnswerOf<typeof listBookTerms>['items'][number];

const none: readonly BookTerm[] = [];

/** The dictionary of a book in a language; empty until it is here, and for who may not read it. */
export function useBookTerms(chapter: { book: { id: number }; language: StoryLanguage } | undefined) {
  const id = chapter?.book.id ?? 0;
  const language = chapter?.language ?? 'en';
  const { data } = useQuery({
    queryKey: translationKeys.terms(id, language),
    queryFn: () => send(listBookTerms, { params: { id }, query: { language } }),
    enabled: chapter !== undefined && can(currentRole(), listBookTerms.roles),
  });
  return data?.items ?? none;
}

/** The terms that a translation is checked for. */
export const filterApproved = (terms: readonly BookTerm[]) => terms.filter(({ state }) => state === 'approved');
