import type { QueryKey } from '@tanstack/react-query';

/** What the staff are shown of an account, and the rules by which roles are given. */
export const accountKeys = {
  access: (id: number) => ['account-access', id],
  person: (id: number) => ['account-person', id],
  imports: ['account-imports'],
  rules: ['account-rules'],
};

/** Whether a pen name is free. */
export const penNameKeys = { of: (name: string) => ['pen-name', name] };

export const sessionKeys = { all: ['sessions'] };

export const secondFactorKeys = { all: ['second-factor'] };

export const passkeyKeys = { all: ['passkeys'] };

/** Providers that sign the account in. */
export const providerKeys = { linked: ['linked-providers'], offered: ['providers'] };

/** Accounts that are the same author's. */
export const sameAuthorKeys = { all: ['same-authors'] };

/** What each key begins with. */
export const everythingKey: QueryKey = [];
