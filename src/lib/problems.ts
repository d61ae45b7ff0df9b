import { asMessage, type Message } from '#domain/kit/messages.ts';
import { ValidationError, type Schema } from '#domain/kit/types.ts';

/** What a rule finds wrong with a value; undefined when nothing. */
export function findProblem(rule: Schema, value: unknown): Message | undefined {
  try {
    rule.validateSync(value);
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return asMessage(error.errors[0]);
    throw error;
  }
}

/** Of a field that is empty, that it is missing; else what the rule says first. */
const findForemost = (problems: ValidationError[]) => problems.find(({ type }) => type === 'required') ?? problems[0];

/** What a rule finds wrong with a form's values, a problem a field. */
export function findProblems(rule: Schema, values: unknown): Record<string, Message> {
  try {
    rule.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const byPath = Map.groupBy(error.inner, ({ path = '' }) => path);
    return Object.fromEntries(
      [...byPath].map(([path, problems]) => [path, asMessage(findForemost(problems)?.errors[0])]),
    );
  }
}
