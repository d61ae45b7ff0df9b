import { demoAccounts } from '#demo/accounts/demoAccounts.ts';
import { isAuthor } from '#domain/roles.ts';
import type { Account } from './people.ts';

/** An account of each role of the staff. */
export const staffAccounts = (Object.keys(demoAccounts) as Account[]).filter(
  (name, at, names) =>
    !isAuthor(demoAccounts[name]) && names.findIndex((other) => demoAccounts[other] === demoAccounts[name]) === at,
);
