import type { ObjectSchema } from '#domain/kit/types.ts';
import { useFormCommand, type FormCommandOptions } from './useFormCommand.ts';
import { useRuleForm, type StartValues } from './useRuleForm.ts';

/** A form (`useRuleForm`) that gives a command. */
export function useCommandForm<V extends object, A>(
  rule: ObjectSchema<V>,
  act: (values: V) => Promise<A>,
  { defaultValues, values, ...options }: StartValues<V> & FormCommandOptions<V, A> = {},
) {
  const { send, pending } = useFormCommand(act, options);
  const form = useRuleForm(rule, send, { defaultValues, values });
  return { ...form, pending };
}
