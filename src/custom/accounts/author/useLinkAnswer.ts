import { useNotify } from 'ra-core';
import { useEffect } from 'react';
import { finishLinking } from '#domain/accounts/sso.calls.ts';
import type { BodyOf } from '#domain/kit/call.ts';
import { message } from '#domain/kit/messages.ts';
import { send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { currentAnswer, dropAnswer } from '../../../lib/session/providerSignIn.ts';
import { providerKeys } from '../queryKeys.ts';

interface Linking {
  body: BodyOf<typeof finishLinking>;
  messageArgs: { provider: string };
}

/** Finishes the linking of a provider that the browser came back from, and says what became of it. */
export function useLinkAnswer(): void {
  const notify = useNotify();
  const { run } = useCommand(({ body }: Linking) => send(finishLinking, { body }), {
    invalidates: [providerKeys.linked],
    onSuccess: (_, { messageArgs }) =>
      notify('accounts.shared.person.provider_linked', { type: 'success', messageArgs }),
    onRefused: (error, { messageArgs }) => {
      const why = error.errors.code ? message('accounts.shared.person.provider_not_linked', messageArgs) : error;
      notify(why.message, { type: 'error', messageArgs: why.args });
    },
  });
  // What waits is taken by the first drawing that finds it.
  useEffect(() => {
    const answer = currentAnswer();
    if (!answer?.begun?.linking) return;
    dropAnswer();
    const { begun, code, state, iss } = answer;
    const { provider, binding, name } = begun;
    const messageArgs = { provider: name };
    if (code) void run({ body: { provider, binding, code, state, iss }, messageArgs });
    else notify('accounts.shared.person.provider_not_linked', { type: 'error', messageArgs });
  });
}
