import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { roles } from '#domain/roles.ts';
import { articleFields } from './articleFields.ts';

const { slug, language } = articleFields;

/**
 * Counts whether an answer of the FAQ helped, in the language in which it was read. Who reads is not kept; from one
 * network address only so many count within an hour, 429 says so.
 */
export const rateAnswer = call('POST /api/articles/faq/{slug}/ratings', {
  roles: 'anyone',
  body: t.object({ language: ruleOf(language), helpful: t.boolean().required() }),
});

/** The lessons of the academy that the account has read. */
export const listReadLessons = call('GET /api/user/lessons', {
  viewable: true,
  roles,
  answer: t.object({ slugs: t.array(ruleOf(slug)).required() }),
});

/** Keeps that a lesson was read, once. */
export const markLessonRead = call('POST /api/user/lessons/{slug}', { roles });
