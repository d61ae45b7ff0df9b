import { useCallback, useEffect, useState } from 'react';
import { refreshUser } from './account.ts';
import { useToken } from './session.ts';

interface Profile {
  token: string | null;
  failure: Error | undefined;
  retry: () => void;
}

/** Loads the profile of the token that is held, at the start and at each sign-in. */
export function useProfile(): Profile {
  const token = useToken();
  const [failure, setFailure] = useState<Error>();
  const retry = useCallback(() => {
    setFailure(undefined);
    if (token) refreshUser().catch(setFailure);
  }, [token]);
  useEffect(retry, [retry]);
  return { token, failure, retry };
}
