/** Accounts that one call blocks at most. */
export const maxBlocked = 500;
/** Characters of the reason that a block needs. */
export const maxBlockReason = 500;
