import { useCallback, useEffect, useState } from 'react';
import { loginSso } from '#domain/accounts/sso.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { isConnectionLost, type ApiError } from '../../../lib/api/apiError.ts';
import { send } from '../../../lib/api/client.ts';
import { useOneAtATime } from '../../../lib/forms/useOneAtATime.ts';
import type { SignedIn } from '../../../lib/session/account.ts';
import type { BegunSignIn, ProviderAnswer } from '../../../lib/session/providerSignIn.ts';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { Working } from './Working.tsx';

/** A sign-in that can be finished. */
export type Finishable = ProviderAnswer & { begun: BegunSignIn; code: string };

interface Props {
  answer: Finishable;
  onSignedIn: (session: SignedIn) => void;
  onRefused: (error: unknown) => void;
}

/** Finishes the sign-in of somebody who came back from a provider. */
export function Finishing({ answer: { begun, code, state, iss }, onSignedIn, onRefused }: Props) {
  const t = useT();
  const [offline, setOffline] = useState<ApiError>();
  const { run } = useOneAtATime();

  const finish = useCallback(
    () =>
      run(async () => {
        setOffline(undefined);
        const { provider, binding } = begun;
        try {
          onSignedIn(await send(loginSso, { body: { provider, binding, code, state, iss } }));
        } catch (error) {
          // The code is good for one sign-in, so only a call that may not have arrived is made again.
          if (isConnectionLost(error)) setOffline(error);
          else onRefused(error);
        }
      }),
    [run, begun, code, state, iss, onSignedIn, onRefused],
  );
  useEffect(() => void finish(), [finish]);

  if (offline) return <BrokenPage error={offline} retry={() => void finish()} />;
  return <Working>{t('accounts.sso.finishing', { provider: begun.name })}</Working>;
}
