import { parseEdition } from '#domain/contests/contest.ts';
import type { getContest } from '#domain/contests/contests.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { send } from '../../lib/api/client.ts';
import { publicCall } from '../../lib/api/publicCalls.ts';
import { useInLanguage, type Coming } from '../../lib/useInLanguage.ts';

export type Contest = AnswerOf<typeof getContest>;

/** A contest by its slug, and the edition that an address names, where it names one. */
export function useContest(slug: string, edition: string | null): Coming<Contest> {
  const number = edition === null ? undefined : parseEdition(edition);
  return useInLanguage(`${slug} ${number}`, (language) =>
    send(publicCall<typeof getContest>('GET /api/contests/{slug}'), {
      params: { slug },
      query: { language, edition: number },
    }),
  );
}
