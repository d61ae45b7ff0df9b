/** Accounts that one call blocks at most. */
export const maxBlocked = 500;
