import { emailRule } from '#domain/accounts/email.ts';
import { givenPassword } from '#domain/accounts/givenPassword.ts';
import { userNameRule } from '#domain/accounts/names.ts';
import { optionalPassword } from '#domain/accounts/password.ts';
import { session } from '#domain/accounts/session.ts';
import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { interfaceLanguageCodes } from '#domain/languages.ts';
import { staff } from '#domain/roles.ts';
import { reason } from '#domain/shared/reason.ts';
import { givenRoles } from './management.ts';

const roles = ['content_manager'] as const;
const role = () => t.string().oneOf(givenRoles).required();
/** The account, or null where another content manager has to confirm it first: then the request. */
const answer = t.object({ id: t.id().nullable().defined(), request_id: t.id().nullable().defined() });

/** Makes an account of the staff, with a password, or invites its owner by mail to choose one. 422 where a name is taken. */
export const createAccount = call('POST /api/office/accounts', {
  roles,
  idempotent: true,
  body: t.object({
    user_name: userNameRule().required(),
    email: emailRule().required(),
    language: t.string().oneOf(interfaceLanguageCodes).required(),
    role: role(),
    password: optionalPassword(staff[0]!),
  }),
  answer,
});

/**
 * Gives an account of the staff another role, which counts from its next call on, or asks for it; asked for again, it
 * answers the same request. 409 for the own and for authors.
 */
export const setAccountRole = call('POST /api/office/users/{id}/role', {
  roles,
  body: t.object({ role: role() }),
  answer,
});

/** Where an account is signed in, when it signed in last, and until when it may accept its invitation. */
export const getAccountAccess = call('GET /api/office/users/{id}/access', {
  roles,
  answer: t.object({
    /** Last seen first, a hundred at most. */
    sessions: t.array(t.object(session)).required(),
    last_sign_in: t.string().nullable().defined(),
    invited_until: t.string().nullable().defined(),
    /** Since when it has a second factor. */
    second_factor: t.string().nullable().defined(),
    /** How many passkeys sign it in. */
    passkeys: t.integer().required(),
  }),
});

/** Signs an account out everywhere. */
export const endAccountSessions = call('DELETE /api/office/users/{id}/sessions', { roles });

/** Mails an active account a code for a new password, as it could ask for one itself. Within a minute: 429. */
export const sendPasswordReset = call('POST /api/office/users/{id}/password-resets', { roles });

/**
 * Takes away the second factor of an account that lost it, its passkeys and its sessions, or asks for it; asked for again,
 * it answers the same request. The owner is mailed why. Wants the caller's password (422 at `password`), or where nobody
 * knows it a sign-in of the last 15 minutes, and of who has a second factor a code of the last five (422 at `code`). 409
 * for one's own, and where there is neither.
 */
export const resetSecondFactor = call('POST /api/office/users/{id}/second-factor-resets', {
  roles,
  body: t.object({ reason: reason(), password: givenPassword().optional() }),
  answer,
});

/** Mails an invited account a new invitation; the one before is void. */
export const resendAccountInvitation = call('POST /api/office/users/{id}/invitations', { roles });

/** Takes an invitation back, and the account with it, which nobody has used yet. */
export const withdrawAccountInvitation = call('DELETE /api/office/users/{id}/invitations', { roles });
