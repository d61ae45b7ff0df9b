import type { QueryKey } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { DefaultValues, Path, PathValue } from 'react-hook-form';
import type { ObjectSchema } from '#domain/kit/types.ts';
import { useCommandForm } from '../forms/useCommandForm.ts';

interface Options<V, A> {
  defaultValues: DefaultValues<V>;
  /** Keeps what is written of the reason, where it outlives the form. */
  onWrite?: (reason: string) => void;
  /** What is asked for again, also where it was refused. */
  invalidatesAlways: readonly QueryKey[];
  onDone: (answer: A) => void;
}

/**
 * A form that rejects a record of a review, with a reason in a field of its rule: `props` are `Rejection`'s. Where that was
 * decided meanwhile (409), a toast says so.
 */
export function useRejection<V extends object, A>(
  rule: ObjectSchema<V>,
  name: Path<V> & string,
  act: (values: V) => Promise<A>,
  { defaultValues, onWrite, invalidatesAlways, onDone }: Options<V, A>,
) {
  const notify = useNotify();
  const command = useCommandForm(rule, act, {
    defaultValues,
    invalidatesAlways,
    onSuccess: (answer) => {
      command.methods.reset();
      onDone(answer);
    },
    onRefused: ({ status, problem }) => {
      // What is shown by then is no form any more.
      if (status === 409) notify(problem.message, { type: 'error', messageArgs: problem.args });
    },
  });
  const { methods, controlled, form, refusal, submit, pending } = command;
  const { error } = controlled(name);
  const value = methods.watch(name) as string;
  const onChange = (reason: string) => {
    // The mark goes as soon as its reason does.
    methods.setValue(name, reason as PathValue<V, Path<V>>, { shouldValidate: error !== undefined });
    form.onInput();
    onWrite?.(reason);
  };
  /** What is wrong with it is not said again when it is begun anew. */
  const forget = () => {
    methods.clearErrors();
    form.onInput();
  };
  const props = { value, error, onChange, refusal, submit, forget };
  return { methods, controlled, pending, value, write: onChange, props };
}
export type Rejecting = ReturnType<typeof useRejection>['props'];
