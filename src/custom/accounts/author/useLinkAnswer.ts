import { useNotify } from 'ra-core';
import { useCallback, useEffect } from 'react';
import { finishLinking } from '#domain/accounts/sso.calls.ts';
import { message } from '#domain/kit/messages.ts';
import { ApiError, send } from '../../../lib/api/client.ts';
import { currentAnswer, dropAnswer } from '../../../lib/session/providerSignIn.ts';

/** Finishes the linking of a provider that the browser came back from, and says what became of it. */
export function useLinkAnswer(onLinked: () => void): void {
  const notify = useNotify();
  const finish = useCallback(async () => {
    const answer = currentAnswer();
    if (!answer?.begun?.linking) return;
    dropAnswer();
    const { begun, code, state, iss } = answer;
    const messageArgs = { provider: begun.name };
    if (!code) return notify('accounts.shared.person.provider_not_linked', { type: 'error', messageArgs });
    try {
      const { provider, binding } = begun;
      await send(finishLinking, { body: { provider, binding, code, state, iss } });
      notify('accounts.shared.person.provider_linked', { type: 'success', messageArgs });
      onLinked();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const why = error.errors.code
        ? message('accounts.shared.person.provider_not_linked', messageArgs)
        : message(error.message, error.args);
      notify(why.message, { type: 'error', messageArgs: why.args });
    }
  }, [notify, onLinked]);
  useEffect(() => void finish(), [finish]);
}
