import { useNotify } from 'ra-core';
import type { DefaultValues } from 'react-hook-form';
import type { ObjectSchema } from '#domain/kit/types.ts';
import { useCommandForm } from '../forms/useCommandForm.ts';

interface Options<V> {
  defaultValues: DefaultValues<V>;
  onDone: () => void;
  /** Asks for the record again. */
  reload: () => void;
}

/** A form that rejects a record of a review; where that was decided meanwhile (409), a toast says so and it is asked for again. */
export function useRejection<V extends object>(
  rule: ObjectSchema<V>,
  act: (values: V) => Promise<unknown>,
  { defaultValues, onDone, reload }: Options<V>,
) {
  const notify = useNotify();
  const rejection = useCommandForm(rule, act, {
    defaultValues,
    onSuccess: () => {
      rejection.methods.reset();
      onDone();
    },
    onRefused: ({ status, problem }) => {
      if (status !== 409) return;
      // What is shown by then is no form any more.
      notify(problem.message, { type: 'error', messageArgs: problem.args });
      reload();
    },
  });
  return rejection;
}
