import { asMessage, type Message } from '#domain/kit/messages.ts';
import { ValidationError, type Schema } from '#domain/kit/types.ts';

/** What a rule finds wrong with a value; undefined when nothing. */
export function problemOf(rule: Schema, value: unknown): Message | undefined {
  try {
    rule.validateSync(value);
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return asMessage(error.errors[0]);
    throw error;
  }
}

/** All that a rule finds wrong with a form's values, by field. */
export function problemsOf(rule: Schema, values: unknown): Record<string, Message> {
  try {
    rule.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const first = Map.groupBy(error.inner, ({ path = '' }) => path);
    return Object.fromEntries([...first].map(([path, [problem]]) => [path, asMessage(problem?.errors[0])]));
  }
}
