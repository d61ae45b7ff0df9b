import { givenPassword } from '#domain/accounts/givenPassword.ts';
import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { roles } from '#domain/roles.ts';
import { sessionAnswer } from './userInfo.calls.ts';

const token = () => t.rawString().max(2000).required();
const begun = () => t.object({ url: t.string().required(), binding: t.string().required() });
const cameBack = () =>
  t.object({ provider: token(), code: token(), state: token(), binding: token(), iss: t.rawString().max(2000) });
const confirmed = () => t.object({ password: givenPassword().optional() });

/** Whom one may sign in with besides a password, by OpenID Connect. */
export const listProviders = call('GET /api/auth/sso', {
  roles: 'anyone',
  answer: t.object({
    items: t.array(t.object({ id: t.string().required(), name: t.string().required() })).required(),
  }),
});

/**
 * Begins a sign-in. The browser goes to `url` and keeps `binding` to itself: only with both what the provider sends
 * back and the binding is the sign-in finished, once and within ten minutes. 503 where the provider does not answer.
 */
export const startSso = call('GET /api/auth/sso/{provider}/start', { roles: 'anyone', answer: begun() });

/**
 * Finishes a sign-in with `code`, `state` and `iss` of the address that the provider sent the browser back to. Whoever
 * is new gets the account of an author. 409 `errors.sso_link` where the email has an account that the provider is not
 * linked to: after signing in there, `link` of its arguments goes to `linkSso`. 422 at `code` where anything is wrong.
 */
export const loginSso = call('POST /api/auth/sso/login', {
  roles: 'anyone',
  body: cameBack(),
  answer: sessionAnswer(),
});

/**
 * Links the provider of a sign-in that was answered with `errors.sso_link` to the own account, which has its email. Who
 * has a second factor confirms by a code first: 422 at `code`.
 */
export const linkSso = call('POST /api/user/sso/link', {
  roles,
  body: t.object({ link: token() }),
});

const linkedProvider = t.object({
  id: t.id().required(),
  /** Its id among the providers; null where this platform has it no more. */
  provider: t.string().nullable().defined(),
  /** As people know it: its host, where it is none of ours. */
  name: t.string().required(),
  /** The email that the provider verified last. */
  email: t.string().nullable().defined(),
  created_at: t.string().required(),
  /** Without it nobody could sign in: it is not unlinked before the account has a password. */
  only_way_in: t.boolean().required(),
});
/** A provider that signs the caller in. */
export type LinkedProvider = t.InferType<typeof linkedProvider>;

/** The providers that sign the caller in, the first linked first. */
export const listLinkedProviders = call('GET /api/user/sso', {
  roles,
  answer: t.object({ items: t.array(linkedProvider).required() }),
});

/**
 * Begins a sign-in that links a provider to the caller's account, whatever its email: see `startSso`. `password` is
 * wanted, or where nobody knows it a sign-in of the last 15 minutes: 422 there. Who has a second factor confirms by a code:
 * 422 at `code`.
 */
export const startLinking = call('POST /api/user/sso/{provider}/start', {
  roles,
  body: confirmed(),
  answer: begun(),
});

/** Finishes it, by whoever began it; see `loginSso`. 409 where the person signs another account in. */
export const finishLinking = call('POST /api/user/sso/finish', { roles, body: cameBack() });

/**
 * The provider signs the caller in no more. 409 where it is the only way in; a code as in
 * `startLinking`, and the password where the session is older than 15 minutes.
 */
export const unlinkProvider = call('POST /api/user/sso/{id}/unlink', { roles, body: confirmed() });
