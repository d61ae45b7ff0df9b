import { penNameRule } from '#domain/accounts/names.ts';
import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { authors } from '#domain/roles.ts';
import { userInfo } from './userInfo.calls.ts';

/** May the caller take a pen name, as far as others are concerned? For a form that tells while one types. */
export const checkPenName = call('GET /api/user/pen-name/check', {
  roles: authors,
  query: t.object({ pen_name: penNameRule().required() }),
  answer: t.object({
    result: t
      .string()
      .oneOf(['free', 'taken', 'is_user_name'] as const)
      .required(),
  }),
});

/**
 * Sets the pen name, or changes it, which is possible once (409 then), and not while the profile is locked (409): it
 * stands in contracts. Taken or equal to the user name: 422 at `pen_name`.
 */
export const setPenName = call('POST /api/user/pen-name', {
  roles: authors,
  body: t.object({ pen_name: penNameRule().required() }),
  answer: t.object(userInfo),
});
