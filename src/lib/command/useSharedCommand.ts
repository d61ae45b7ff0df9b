import type { QueryKey } from '@tanstack/react-query';
import { useCommand, type Command, type CommandOptions } from './useCommand.ts';

/** One of the things that share a command: its calls, and what is asked for again after it. */
export interface SharedRequest<A> {
  act: () => Promise<A>;
  invalidates?: readonly QueryKey[];
}

/** One command for several things of a screen, of which one runs at a time: each brings its own calls. */
export const useSharedCommand = <A>(
  options: Omit<CommandOptions<SharedRequest<A>, A>, 'invalidates'>,
): Command<SharedRequest<A>, A> =>
  useCommand(({ act }: SharedRequest<A>) => act(), {
    ...options,
    invalidates: (_, { invalidates = [] }) => invalidates,
  });
