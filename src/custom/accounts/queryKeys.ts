export const sessionKeys = { all: ['sessions'] };

/** Providers that sign the account in. */
export const providerKeys = { linked: ['linked-providers'], offered: ['providers'] };

/** Accounts that are the same author's. */
export const sameAuthorKeys = { all: ['same-authors'] };
