import { givenPassword } from '#domain/accounts/givenPassword.ts';
import { passkeyNameRule } from '#domain/accounts/passkeys.ts';
import { call } from '#domain/kit/call.ts';
import { message } from '#domain/kit/messages.ts';
import * as t from '#domain/kit/types.ts';
import { roles } from '#domain/roles.ts';
import { sessionAnswer } from './userInfo.calls.ts';

/** What WebAuthn sends to and from a browser, as JSON. */
const credential = () => t.mixed<Record<string, unknown>>().required();
/** Attestations with a chain of certificates take a few KiB. */
const bodyLimit = { bytes: 32_768, field: 'credential', tooLarge: message('accounts.passkeys.errors.refused') };
const begun = () => t.object({ options: credential() });

const passkey = t.object({
  id: t.id().required(),
  name: t.string().required(),
  created_at: t.string().required(),
  /** When it signed in last. */
  used_at: t.string().nullable().defined(),
});
/** A passkey that signs the caller in. */
export type Passkey = t.InferType<typeof passkey>;

export const listPasskeys = call('GET /api/user/passkeys', {
  roles,
  answer: t.object({ items: t.array(passkey).required() }),
});

/**
 * What a browser makes a passkey of, within five minutes. Wants the password (422 at `password`), or
 * where nobody knows it a sign-in of the last 15 minutes, and of who has a second factor a code of the last five (422 at
 * `code`). 409 where the password was given.
 */
export const startPasskey = call('POST /api/user/passkeys/start', {
  roles,
  body: t.object({ password: givenPassword().optional() }),
  answer: begun(),
});

/**
 * Keeps the passkey that was made; 422 at `credential` where it is none of ours, at `code` unless a code was given as for
 * `startPasskey`, which this uses up. The owner is mailed.
 */
export const addPasskey = call('POST /api/user/passkeys', {
  roles,
  bodyLimit,
  body: t.object({ name: passkeyNameRule(), credential: credential() }),
  answer: passkey,
});

export const renamePasskey = call('POST /api/user/passkeys/{id}', {
  roles,
  body: t.object({ name: passkeyNameRule() }),
  answer: passkey,
});

/**
 * It signs in no more. A new password by email is a way in for everybody. Wants the password where the session is older
 * than 15 minutes, and a code of who has a second factor, as `startPasskey` says it. The owner is mailed.
 */
export const removePasskey = call('POST /api/user/passkeys/{id}/remove', {
  roles,
  body: t.object({ password: givenPassword().optional() }),
});

/** What a browser signs with a passkey of this platform, whosever it is. */
export const startPasskeySignIn = call('POST /api/auth/passkeys/start', { roles: 'anyone', answer: begun() });

/** Signs in by what a passkey signed, which proves device and person at once: no code is asked for. 422 at `credential`. */
export const loginPasskey = call('POST /api/auth/passkeys/login', {
  roles: 'anyone',
  bodyLimit,
  body: t.object({ credential: credential() }),
  answer: sessionAnswer(),
});
