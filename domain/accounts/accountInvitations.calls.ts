import { newPassword, repetitionRule } from '#domain/accounts/password.ts';
import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { staff } from '#domain/roles.ts';
import { sessionAnswer } from './userInfo.calls.ts';

const token = () => t.rawString().max(100).required();

/** What the token of an invitation to an account is good for. */
export const readAccountInvitation = call('POST /api/auth/invitations/read', {
  roles: 'anyone',
  body: t.object({ invitation: token() }),
  answer: t.object({
    state: t.string().oneOf(['open', 'used', 'expired', 'unknown']).required(),
    /** Of an open one; else null. */
    user_name: t.string().nullable().defined(),
    role: t.string().oneOf(staff).nullable().defined(),
  }),
});

/** Sets the password of an account that was invited, once, and signs in. 409 where the invitation is not open. */
export const acceptAccountInvitation = call('POST /api/auth/invitations/accept', {
  roles: 'anyone',
  body: t.object({
    invitation: token(),
    password: newPassword(staff[0]!),
    password_confirmation: repetitionRule(),
  }),
  answer: sessionAnswer(),
});
