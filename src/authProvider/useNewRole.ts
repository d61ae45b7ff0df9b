import { useEffect } from 'react';
import { refreshUser } from '../lib/session/account.ts';
import { currentRole } from '../lib/session/session.ts';

/** The first contract that is seen to be signed makes a signed author, whose menu has more lines, without a new sign-in. */
export function useNewRole(signed: boolean): void {
  useEffect(() => {
    if (signed && currentRole() === 'author_unsigned') refreshUser().catch(() => undefined);
  }, [signed]);
}
