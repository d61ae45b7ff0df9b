import { entity } from '#domain/kit/entity.ts';
import { choice, email, longText, ref, text } from '#domain/kit/fields.ts';
import { interfaceLanguageCodes } from '#domain/languages.ts';
import { staff } from '#domain/roles.ts';
import { maxReason } from '#domain/shared/reason.ts';

export const accountRequestKinds = ['create', 'change_role', 'reset_second_factor'] as const;
export type AccountRequestKind = (typeof accountRequestKinds)[number];
export const accountRequestStatuses = ['pending', 'confirmed', 'declined'] as const;
export type AccountRequestStatus = (typeof accountRequestStatuses)[number];

/** An account, a role of one, or that its second factor is reset, which a content manager asks another one to confirm. */
export const accountRequest = entity('account-requests', {
  title: 'user_name',
  access: { read: ['content_manager'] },
  fields: {
    user_name: text({ required: true, search: true, max: 40 }),
    kind: choice(accountRequestKinds, { required: true, filter: true }),
    /** The one that the account gets; where the second factor is reset, the one that it has. */
    role: choice(staff, { required: true, filter: true }),
    status: choice(accountRequestStatuses, { required: true, filter: true, initial: 'pending' }),
    asked_by_id: ref('users', { required: true, filter: true }),
    decided_by_id: ref('users', { filter: true }),
    /** Why a second factor is to be reset. */
    why: longText({ max: maxReason }),
    /** Why it was declined. */
    reason: longText({ max: maxReason }),
    email: email({ required: true, search: true }),
    /** Of a new account: what it is invited in. */
    language: choice(interfaceLanguageCodes),
    /** The account; of one that is new only once it is confirmed. */
    user_id: ref('users', { filter: true }),
  },
});
