import { AccountAccess } from './AccountAccess.tsx';
import { AccountPerson } from './AccountPerson.tsx';

/** What the page of an account has besides its fields. */
export const AccountParts = () => (
  <>
    <AccountPerson />
    <AccountAccess />
  </>
);
