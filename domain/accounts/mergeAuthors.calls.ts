import { givenPassword } from '#domain/accounts/givenPassword.ts';
import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { authors } from '#domain/roles.ts';
import { accountInfo } from './userInfo.calls.ts';

/** The caller's account and the others that provably are the same person's, oldest first; `works` counts their stories. */
export const listSameAuthors = call('GET /api/user/same/authors', {
  roles: authors,
  answer: t.object({
    items: t
      .array(
        t.object({
          ...accountInfo,
          works: t.integer().required(),
          created_at: t.string().required(),
          current: t.boolean().required(),
        }),
      )
      .required(),
  }),
});

/**
 * Closes all of the caller's accounts but `main_id`, for good; what was theirs is the main account's, and their
 * sessions end, that of the call too where it is one of them. `confirmation` is the caller's password, or where
 * nobody knows it a sign-in of the last 15 minutes: 422 there. Who has a second factor confirms by a code: 422 at `code`.
 * 409 where there is nothing to merge, and where another of them has a second factor; asked again, it answers the same.
 */
export const mergeAuthors = call('POST /api/user/merge/authors', {
  roles: authors,
  body: t.object({ main_id: t.id().required(), confirmation: givenPassword().optional() }),
  answer: t.object({ main_id: t.id().required(), closed_ids: t.array(t.id().required()).required() }),
});
