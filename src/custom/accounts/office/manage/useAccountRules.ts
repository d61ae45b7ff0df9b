import { useQuery } from '@tanstack/react-query';
import { getAccountRules } from '#domain/accounts/accountRequests.calls.ts';
import { needsConfirmation, needsTwoForChange } from '#domain/accounts/management.ts';
import { roles, type Role } from '#domain/roles.ts';
import { send } from '../../../../lib/api/client.ts';
import { accountKeys } from '../../queryKeys.ts';

/** Which roles another content manager has to confirm, and whether there is one; until that is known, as it is by default. */
export function useAccountRules() {
  const { data } = useQuery({ queryKey: accountKeys.rules, queryFn: () => send(getAccountRules, {}) });
  const twoManagers = data?.two_managers ?? true;
  return {
    needsSecond: (typed: string | undefined): boolean =>
      roles.some((role) => role === typed && needsConfirmation(role, twoManagers)),
    needsSecondForChange: (from: Role, typed: string | undefined): boolean =>
      roles.some((role) => role === typed && needsTwoForChange(from, role, twoManagers)),
    isAlone: data?.others === 0,
  };
}
