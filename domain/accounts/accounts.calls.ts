import { blockResults, maxBlocked } from '#domain/accounts/block.ts';
import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { reason } from '#domain/shared/reason.ts';

const roles = ['content_manager'] as const;
const ids = () => t.array(t.id().required()).min(1).max(maxBlocked).required();
/** Of each account in the order of their ids. */
const answer = t.object({
  items: t
    .array(
      t
        .object({
          id: t.id().required(),
          result: t.string().oneOf(blockResults).required(),
          user_name: t.string().nullable().defined(),
        })
        .required(),
    )
    .required(),
});

/**
 * Blocks accounts, each that may be: they are signed out and cannot sign in. The reason is kept in their history. What one
 * refuses does not hold up the others.
 */
export const blockAccounts = call('POST /api/office/users/blocks', {
  roles,
  body: t.object({ ids: ids(), reason: reason() }),
  answer,
});

/** Lets blocked accounts sign in again, each that is blocked. */
export const unblockAccounts = call('POST /api/office/users/unblocks', {
  roles,
  body: t.object({ ids: ids() }),
  answer,
});
