import { useEffect, useState } from 'react';
import { listProviders } from '#domain/accounts/sso.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { send } from '../../../lib/api/client.ts';

export type Provider = AnswerOf<typeof listProviders>['items'][number];

/** Whom one may sign in with besides a password; none for as long as that is not known. */
export function useProviders(): Provider[] {
  const [items, setItems] = useState<Provider[]>([]);
  useEffect(() => {
    let late = false;
    send(listProviders, {})
      .then(({ items }) => !late && setItems(items))
      // A password does without.
      .catch(() => undefined);
    return () => void (late = true);
  }, []);
  return items;
}
