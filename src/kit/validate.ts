import { ruleOf } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import type { Message } from '#domain/kit/messages.ts';
import { problemOf } from './problems.ts';

/** A problem in the two shapes that react-admin's inputs translate. */
export const forInput = (problem: Message | undefined) =>
  problem?.args ? { message: problem.message, args: problem.args } : problem?.message;

/** A field's rule as react-admin's inputs take it: the one that the server reads too. */
export function validatorOf(field: Field) {
  const rule = ruleOf(field);
  return Object.assign((value: unknown) => forInput(problemOf(rule, value ?? null)), { isRequired: field.required });
}
