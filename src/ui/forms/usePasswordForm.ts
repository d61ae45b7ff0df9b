import type { ObjectSchema } from '#domain/kit/types.ts';
import { useCallForm, type CallForm } from '../../lib/forms/useCallForm.ts';
import { useFormCommand, type FormCommandOptions } from './useFormCommand.ts';

/** A form that asks for a password, whose fields are the browser's (`useCallForm`), and that gives a command. */
export function usePasswordForm<V extends object, A>(
  rule: ObjectSchema<V>,
  act: (values: V) => Promise<A>,
  options: FormCommandOptions<V, A> = {},
): CallForm {
  const { send } = useFormCommand(act, options);
  return useCallForm(rule, send);
}
