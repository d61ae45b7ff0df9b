import { useCallback, useEffect, useState } from 'react';
import { message, type Message } from '#domain/kit/messages.ts';
import { ApiError } from '../../../lib/api/client.ts';
import { currentAnswer, dropAnswer, type ProviderAnswer } from '../../../lib/session/providerSignIn.ts';
import type { Finishable } from './Finishing.tsx';
import type { Link } from './Linking.tsx';

const canFinish = (answer?: ProviderAnswer): answer is Finishable => Boolean(answer?.begun && answer.code);

/** Why there is nothing to finish. */
function getRefusal(answer: ProviderAnswer | undefined): Message | undefined {
  if (!answer || canFinish(answer)) return undefined;
  return answer.begun ? message('accounts.sso.refused', { provider: answer.begun.name }) : message('errors.sso');
}

interface ProviderSignIn {
  answer: Finishable | undefined;
  refused: Message | undefined;
  /** To be linked to the account of its email, once that is signed in to. */
  link: Link | undefined;
  onRefused: (error: unknown) => void;
  forget: () => void;
}

/**
 * What became of a sign-in at a provider, at the page that the browser came back to. `onAccount` is told the email of the
 * account that is to be signed in to first.
 */
export function useProviderSignIn(onAccount: (email: string) => void): ProviderSignIn {
  const [answer, setAnswer] = useState(currentAnswer);
  const [refused, setRefused] = useState(() => getRefusal(currentAnswer()));
  const [link, setLink] = useState<Link>();
  useEffect(dropAnswer, []);

  const onRefused = useCallback(
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      setAnswer(undefined);
      if (error.message === 'errors.sso_link') {
        onAccount(String(error.args?.email));
        setLink({ provider: String(error.args?.provider), token: String(error.args?.link) });
      } else setRefused(error.errors.code ?? message(error.message, error.args));
    },
    [onAccount],
  );
  const forget = useCallback(() => setRefused(undefined), []);
  return { answer: canFinish(answer) ? answer : undefined, refused, link, onRefused, forget };
}
