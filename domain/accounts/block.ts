/** Accounts that one call blocks at most. */
export const maxBlocked = 500;

/**
 * What became of an account: it was blocked or let back, it was so already, it is the caller's own, it is only invited, it
 * was closed by a merge, or there is none.
 */
export const blockResults = ['done', 'same', 'own', 'invited', 'closed', 'missing'] as const;
export type BlockResult = (typeof blockResults)[number];
