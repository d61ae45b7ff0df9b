import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { reasonBody } from '#domain/shared/reason.ts';

const roles = ['content_manager'] as const;
const answer = t.object({ id: t.id().required() });

/** Does what another content manager asked for: makes the account and invites it, changes the role, or resets the second factor. Again: the same answer. */
export const confirmAccountRequest = call('POST /api/office/account-requests/{id}/confirm', {
  roles,
  answer,
});

/** Declines it, with a reason that stays with it. Again: the same answer. */
export const declineAccountRequest = call('POST /api/office/account-requests/{id}/decline', {
  roles,
  body: reasonBody,
  answer,
});

/** Whether some roles need two content managers, and how many others there are who could confirm. */
export const getAccountRules = call('GET /api/office/account-rules', {
  roles,
  answer: t.object({ two_managers: t.boolean().required(), others: t.integer().min(0).required() }),
});
