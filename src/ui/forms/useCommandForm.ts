import { useState, type FocusEvent, type FormEvent } from 'react';
import { useForm, type DefaultValues, type Path, type RegisterOptions } from 'react-hook-form';
import type { Message } from '#domain/kit/messages.ts';
import type { ObjectSchema } from '#domain/kit/types.ts';
import type { ApiError } from '../../lib/api/client.ts';
import type { Send } from '../../lib/command/keyedSend.ts';
import { useCommand, type CommandOptions } from '../../lib/command/useCommand.ts';
import { isLeft, splitRefusal, type Refusal } from '../../lib/forms/refusal.ts';
import { resolverOf, showProblems } from './resolver.ts';

interface Options<V, A> extends Omit<CommandOptions<V, A>, 'toast' | 'onRefused' | 'scope'> {
  defaultValues?: DefaultValues<V>;
  /** Instead of them where they come from the server: what is not touched follows them. */
  values?: Partial<V> | undefined;
  /** Runs besides what is shown of it. */
  onRefused?: (error: ApiError) => unknown;
}

/**
 * A form that gives a command: its fields are checked by the call's own rule, from when they are left and when the form is
 * sent; what the server refuses shows at its field, or by `refusal` above them. `methods` are react-hook-form's own.
 */
export function useCommandForm<V extends object, A>(
  rule: ObjectSchema<V>,
  act: (values: V, send: Send) => Promise<A>,
  { defaultValues, values, onRefused, ...options }: Options<V, A> = {},
) {
  const [refusal, setRefusal] = useState<Refusal>();
  const methods = useForm<V>({
    resolver: resolverOf<V>(rule),
    defaultValues,
    values: values as V | undefined,
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
  });
  const { errors } = methods.formState;
  const fields = new Set<string>();

  const { run, pending } = useCommand(act, {
    ...options,
    onRefused: (error) => {
      const { errors, refusal } = splitRefusal(error, (name) => fields.has(name));
      setRefusal(refusal);
      showProblems(methods, errors);
      return onRefused?.(error);
    },
  });

  /** What an input of `ui/fields` needs. */
  function field(name: Path<V> & string, options?: RegisterOptions<V, Path<V>>) {
    fields.add(name);
    const registered = methods.register(name, options);
    return {
      ...registered,
      onBlur: (event: FocusEvent) => void (isLeft(event) && registered.onBlur(event)),
      error: errors[name] as Message | undefined,
    };
  }

  /** What an input needs that gives no events of its own, `ui/calendar/ControlledDateInput.tsx`. */
  function controlled(name: Path<V> & string) {
    fields.add(name);
    return { control: methods.control, name, error: errors[name] as Message | undefined };
  }

  const submit = methods.handleSubmit((values) => {
    setRefusal(undefined);
    return run(rule.cast(values) as V);
  });
  return {
    methods,
    field,
    controlled,
    refusal,
    pending,
    /** Sends it from elsewhere than a button of the form. */
    submit: () => void submit(),
    form: {
      noValidate: true,
      onInput: () => setRefusal(undefined),
      onSubmit: (event: FormEvent) => void submit(event),
    },
  };
}
