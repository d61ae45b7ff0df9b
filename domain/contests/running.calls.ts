import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { askedLanguage } from '#domain/shared/askedLanguage.ts';
import { contestHead } from './contestHead.ts';

/** The contests that take entries now, those that close first before the others. */
export const listContests = call('GET /api/contests', {
  roles: 'anyone',
  query: t.object({ language: askedLanguage }),
  answer: t.object({ items: t.array(t.object(contestHead)).required() }),
});
