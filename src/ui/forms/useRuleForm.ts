import { useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type Path, type RegisterOptions } from 'react-hook-form';
import type { Message } from '#domain/kit/messages.ts';
import type { ObjectSchema } from '#domain/kit/types.ts';
import { ApiError } from '../../lib/api/client.ts';
import { splitRefusal, type Refusal } from '../../lib/forms/refusal.ts';
import { registerField } from './registerField.ts';
import { createResolver, showProblems } from './resolver.ts';

export interface StartValues<V> {
  defaultValues?: DefaultValues<V>;
  /** Instead of them where they come from the server: what is not touched follows them. */
  values?: Partial<V> | undefined;
}

/**
 * A form that is checked by the rule of a call, from when a field is left and when it is sent; what the call refuses shows at
 * its field, or by `refusal` above them. `methods` are react-hook-form's own.
 */
export function useRuleForm<V extends object>(
  rule: ObjectSchema<V>,
  send: (values: V) => Promise<unknown>,
  { defaultValues, values }: StartValues<V> = {},
) {
  const [refusal, setRefusal] = useState<Refusal>();
  const methods = useForm<V>({
    resolver: createResolver<V>(rule),
    defaultValues,
    values: values as V | undefined,
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
  });
  const { errors } = methods.formState;
  const fields = new Set<string>();

  /** What an input of `ui/fields` needs. */
  function field(name: Path<V> & string, options?: RegisterOptions<V, Path<V>>) {
    fields.add(name);
    return registerField(methods, name, options);
  }

  /** What an input needs that gives no events of its own, `ui/calendar/ControlledDateInput.tsx`. */
  function controlled(name: Path<V> & string) {
    fields.add(name);
    return { control: methods.control, name, error: errors[name] as Message | undefined };
  }

  const submit = methods.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      await send(rule.cast(values) as V);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { errors, refusal } = splitRefusal(error, (name) => fields.has(name));
      setRefusal(refusal);
      showProblems(methods, errors);
    }
  });
  return {
    methods,
    field,
    controlled,
    refusal,
    /** Sends it from elsewhere than a button of the form. */
    submit: () => void submit(),
    form: {
      noValidate: true,
      onInput: () => setRefusal(undefined),
      onSubmit: (event: FormEvent) => void submit(event),
    },
  };
}
