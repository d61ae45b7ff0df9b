import type { FocusEvent } from 'react';
import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';
import type { Message } from '#domain/kit/messages.ts';
import { isLeft } from '../../lib/forms/refusal.ts';

/** What an input of `ui/fields` needs; it is not checked as left while something is being pressed, which would move away. */
export function registerField<V extends FieldValues>(
  { register, formState }: Pick<UseFormReturn<V>, 'register' | 'formState'>,
  name: Path<V> & string,
  options?: RegisterOptions<V, Path<V>>,
) {
  const registered = register(name, options);
  return {
    ...registered,
    onBlur: (event: FocusEvent) => void (isLeft(event) && registered.onBlur(event)),
    error: formState.errors[name] as Message | undefined,
  };
}
