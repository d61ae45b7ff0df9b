import { useRef } from 'react';
import type { ObjectSchema } from '#domain/kit/types.ts';
import type { ApiError } from '../../lib/api/client.ts';
import type { Send } from '../../lib/command/keyedSend.ts';
import { useCommand, type CommandOptions } from '../../lib/command/useCommand.ts';
import { useCallForm, type CallForm } from '../../lib/forms/useCallForm.ts';

interface Options<V, A> extends Omit<CommandOptions<V, A>, 'toast' | 'onRefused' | 'scope'> {
  /** Runs before it is shown: the field of the password may be missing yet. */
  onRefused?: (error: ApiError) => unknown;
}

/** A form that asks for a password, whose fields are the browser's (`useCallForm`), and that gives a command. */
export function usePasswordForm<V extends object, A>(
  rule: ObjectSchema<V>,
  act: (values: V, send: Send) => Promise<A>,
  { onRefused, ...options }: Options<V, A> = {},
): CallForm {
  const refused = useRef<ApiError>(undefined);
  const { run } = useCommand(act, {
    ...options,
    onRefused: (error) => {
      onRefused?.(error);
      refused.current = error;
    },
  });
  return useCallForm(rule, async (values) => {
    refused.current = undefined;
    await run(values);
    if (refused.current) throw refused.current;
  });
}
