import { useRef } from 'react';
import type { ApiError } from '../../lib/api/client.ts';
import { useCommand, type CommandOptions } from '../../lib/command/useCommand.ts';

export interface FormCommandOptions<V, A> extends Omit<CommandOptions<V, A>, 'toast' | 'onRefused' | 'scope'> {
  /** Runs before it is shown. */
  onRefused?: (error: ApiError) => unknown;
}

/** A command as a form gives it: what is refused is thrown, for the form to show it. */
export function useFormCommand<V, A>(
  act: (values: V) => Promise<A>,
  { onRefused, ...options }: FormCommandOptions<V, A>,
) {
  const refused = useRef<ApiError>(undefined);
  const { run, pending } = useCommand(act, {
    ...options,
    onRefused: (error) => {
      refused.current = error;
      return onRefused?.(error);
    },
  });
  async function send(values: V): Promise<void> {
    refused.current = undefined;
    await run(values);
    if (refused.current) throw refused.current;
  }
  return { send, pending };
}
