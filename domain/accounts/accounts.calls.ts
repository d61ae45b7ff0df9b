import { maxBlocked } from '#domain/accounts/block.ts';
import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { reason } from '#domain/shared/reason.ts';

const roles = ['content_manager'] as const;
const ids = () => t.array(t.id().required()).min(1).max(maxBlocked).required();
const answer = t.object({ ids: ids() });

/**
 * Blocks accounts, all or none: they are signed out and cannot sign in. The reason is kept in their history. 422 at `ids`
 * for the caller's own, 409 where one is closed.
 */
export const blockAccounts = call('POST /api/office/users/blocks', {
  roles,
  body: t.object({ ids: ids(), reason: reason() }),
  answer,
});

/** Lets blocked accounts sign in again, all or none. */
export const unblockAccounts = call('POST /api/office/users/unblocks', {
  roles,
  body: t.object({ ids: ids() }),
  answer,
});
