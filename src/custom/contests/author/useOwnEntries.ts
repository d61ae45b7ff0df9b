import { useQuery } from '@tanstack/react-query';
import { listOwnEntries } from '#domain/contests/ownEntries.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { useLanguage } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { contestKeys } from '../queryKeys.ts';

export type OwnEntry = AnswerOf<typeof listOwnEntries>['items'][number];

/** One's own stories in contests, with what became of them. */
export function useOwnEntries() {
  const language = useLanguage();
  return useQuery({
    queryKey: contestKeys.own(language),
    queryFn: () => send(listOwnEntries, { query: { language } }),
  });
}
