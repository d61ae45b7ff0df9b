import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { roles } from '#domain/roles.ts';
import { signedIn } from './userInfo.ts';

const token = () => t.rawString().max(2000).required();

/** Whom one may sign in with besides a password, by OpenID Connect. */
export const listProviders = call('GET /api/auth/sso', {
  who: 'anyone',
  answer: t.object({
    items: t.array(t.object({ id: t.string().required(), name: t.string().required() })).required(),
  }),
});

/**
 * Begins a sign-in. The browser goes to `url` and keeps `binding` to itself: only with both what the provider sends
 * back and the binding is the sign-in finished, once and within ten minutes. 503 where the provider does not answer.
 */
export const startSso = call('GET /api/auth/sso/{provider}/start', {
  who: 'anyone',
  answer: t.object({ url: t.string().required(), binding: t.string().required() }),
});

/**
 * Finishes a sign-in with `code`, `state` and `iss` of the address that the provider sent the browser back to. Whoever
 * is new gets the account of an author. 409 `error.sso_link` where the email has an account that the provider is not
 * linked to: after signing in there, `link` of its arguments goes to `linkSso`. 422 at `code` where anything is wrong.
 */
export const loginSso = call('POST /api/auth/sso/login', {
  who: 'anyone',
  body: t.object({ provider: token(), code: token(), state: token(), binding: token(), iss: t.rawString().max(2000) }),
  answer: signedIn(),
});

/** Links the provider of a sign-in that was answered with `error.sso_link` to the own account, which has its email. */
export const linkSso = call('POST /api/user/sso/link', {
  who: roles,
  body: t.object({ link: token() }),
});
