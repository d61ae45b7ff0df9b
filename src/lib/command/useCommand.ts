import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useRef } from 'react';
import type { AnswerOf, Declared } from '#domain/kit/call.ts';
import { ApiError, send, type RequestOf } from '../api/client.ts';
import { keepFocus } from '../focus.ts';

export interface CommandOptions<R, A> {
  /** Keys of what is asked for again after it: `pending` lasts until that is here. */
  invalidates?: readonly QueryKey[] | ((answer: A, request: R) => readonly QueryKey[]);
  /** The same, also where it was refused: something else may have changed meanwhile. */
  invalidatesAlways?: readonly QueryKey[] | ((error: ApiError | undefined) => readonly QueryKey[]);
  onSuccess?: (answer: A, request: R) => unknown;
  /** What is refused is shown in place, by `error`. */
  toast?: false;
  /** Shows a refusal; without it, a toast does. */
  onRefused?: (error: ApiError, request: R) => unknown;
  /** Runs after either. */
  onSettled?: (error: ApiError | undefined) => unknown;
  /** Runs wait for those before them, of all commands of that scope, instead of being one at a time. */
  scope?: string;
}

export interface Command<R, A> {
  /** Answers undefined where it was refused, which is shown by then, or left out since the last one is under way. */
  run: (request: R) => Promise<A | undefined>;
  pending: boolean;
  /** Why the last run was refused, unless nobody shall be told (status 411). */
  error: ApiError | undefined;
}

/** Several calls as one command. */
type Act<R, A> = (request: R) => Promise<A>;

/**
 * A command as a screen gives it: a declared call, or several as one. It runs once at a time, so a double click is one
 * request; a refusal is said, and the focus is not lost.
 * Faults that are no refusals are thrown.
 */
export function useCommand<C extends Declared>(
  call: C,
  options?: CommandOptions<RequestOf<C>, AnswerOf<C>>,
): Command<RequestOf<C>, AnswerOf<C>>;
export function useCommand<R = void, A = unknown>(act: Act<R, A>, options?: CommandOptions<R, A>): Command<R, A>;
export function useCommand(
  what: Declared | Act<any, unknown>,
  options: CommandOptions<any, any> = {},
): Command<any, unknown> {
  const { invalidates = [], invalidatesAlways = [], toast = true, onSuccess, onRefused, onSettled, scope } = options;
  const client = useQueryClient();
  const notify = useNotify();
  const running = useRef(false);

  const askAgain = (error: ApiError | undefined, keys: readonly QueryKey[]) => {
    const always = typeof invalidatesAlways === 'function' ? invalidatesAlways(error) : invalidatesAlways;
    return Promise.all([...keys, ...always].map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  function show(error: Error, request: unknown): unknown {
    if (!(error instanceof ApiError) || error.isQuiet) return undefined;
    if (onRefused) return onRefused(error, request);
    return toast && notify(error.problem.message, { type: 'error', messageArgs: error.problem.args });
  }
  const { mutateAsync, isPending, error } = useMutation<unknown, Error, any>({
    mutationFn: (request) => (typeof what === 'function' ? what(request) : send(what, request as object)),
    ...(scope && { scope: { id: scope } }),
    onSuccess: async (answer, request) => {
      const keys = typeof invalidates === 'function' ? invalidates(answer, request) : invalidates;
      const renewed = askAgain(undefined, keys);
      await onSuccess?.(answer, request);
      await onSettled?.(undefined);
      await renewed;
    },
    onError: async (failure, request) => {
      const refusal = failure instanceof ApiError ? failure : undefined;
      // Who was refused may try again at once.
      void askAgain(refusal, []);
      await show(failure, request);
      await onSettled?.(refusal);
    },
  });

  async function run(request: unknown): Promise<unknown> {
    if (running.current && !scope) return undefined;
    running.current = true;
    const giveFocusBack = keepFocus();
    try {
      return await mutateAsync(request);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      return undefined;
    } finally {
      running.current = false;
      giveFocusBack();
    }
  }
  return { run, pending: isPending, error: error instanceof ApiError && !error.isQuiet ? error : undefined };
}
