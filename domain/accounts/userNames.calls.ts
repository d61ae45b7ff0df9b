import { userNameRule } from '#domain/accounts/names.ts';
import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { authors } from '#domain/roles.ts';
import { userInfo } from './userInfo.calls.ts';

/**
 * Replaces a user name that was generated, once, since readers of messages know an author by it; and one that gives its
 * owner away, while the tip tells so. Else 409.
 */
export const setUserName = call('POST /api/user/user-name', {
  roles: authors,
  body: t.object({ user_name: userNameRule().required() }),
  answer: t.object(userInfo),
});

/** Hides the tip that the user name gives its owner away, until the name changes. */
export const readNameRiskTip = call('POST /api/user/name-risk-tips/read', { roles: authors });

/** Hides the tip for good. */
export const ignoreNameRiskTip = call('POST /api/user/name-risk-tips/ignore', { roles: authors });
