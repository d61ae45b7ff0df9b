import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { askedLanguage } from '#domain/shared/askedLanguage.ts';
import { contest } from './contest.entity.ts';
import { getContest } from './contests.calls.ts';

/** A contest in any state as its readers see it, or would. */
export const previewContest = call('GET /api/office/contests/{id}/preview', {
  roles: contest.access.read,
  query: t.object({ language: askedLanguage }),
  answer: getContest.answer,
});
