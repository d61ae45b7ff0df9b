import { findBrokenRules, ruleOf, type Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import type { Message } from '#domain/kit/messages.ts';
import { findProblem } from '../lib/problems.ts';

/** A problem in the two shapes that react-admin's inputs translate. */
export const toInputProblem = (problem: Message | undefined) =>
  problem?.args ? { message: problem.message, args: problem.args } : problem?.message;

/** A field's own rule, and those of the whole record that show there, as react-admin's inputs take them. */
export function createValidator(entity: Entity<any>, name: string) {
  const field: Field = entity.fields[name];
  const rule = ruleOf(field);
  return (value: unknown, record: Record<string, unknown> = {}) =>
    toInputProblem(findProblem(rule, value ?? null) ?? findBrokenRules(entity, record)[name]);
}
