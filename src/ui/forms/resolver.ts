import type { FieldErrors, FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form';
import type { Message } from '#domain/kit/messages.ts';
import type { Schema } from '#domain/kit/types.ts';
import { findProblems } from '../../lib/problems.ts';

/** react-hook-form's errors, which carry the arguments of a message beside its key. */
export const toFieldErrors = (problems: Partial<Record<string, Message>>): FieldErrors =>
  Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, { type: 'problem', ...problem }]));

/** Checks a form by a rule. */
export const createResolver =
  <V extends FieldValues>(rule: Schema): Resolver<V> =>
  (values) => {
    const errors = toFieldErrors(findProblems(rule, values)) as FieldErrors<V>;
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };

/** Shows what the server finds wrong with fields, and goes to one of them. */
export function showProblems<V extends FieldValues>(
  { setError }: UseFormReturn<V>,
  problems: Record<string, Message>,
): void {
  const [first] = Object.keys(problems);
  for (const [name, problem] of Object.entries(toFieldErrors(problems)))
    setError(name as Path<V>, problem as object, { shouldFocus: name === first });
}
