import { applicationFields } from '#domain/contracts/application.ts';
import type { applyForContract, saveApplicationDraft } from '#domain/contracts/contracts.calls.ts';
import type { BodyOf } from '#domain/kit/call.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import * as t from '#domain/kit/types.ts';
import { problemsOf } from '../../../lib/problems.ts';
import type { ContractState } from './useContracts.ts';

/** An application while it is filled in. */
export type Form = BodyOf<typeof saveApplicationDraft>;
export type Field = keyof Form;
export type Problems = Partial<Record<Field, Message>>;

export const wizardSteps = ['editor', 'type', 'info'] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** The step of the wizard that asks for a field. */
export const stepOf = (field: string): WizardStep =>
  field === 'editor_id' ? 'editor' : field === 'type' ? 'type' : 'info';

const rule = t.object(applicationFields);
const names = Object.keys(applicationFields) as Field[];

/** What is filled in: the draft, else what was sent last time, else what profile and story tell. */
export function formOf({ draft, application, prefill }: ContractState): Form {
  const { editor, random_editor, ...sent } = application ?? { editor: null, random_editor: true };
  const last = application && { ...sent, editor_id: random_editor ? null : (editor?.id ?? null) };
  const known: Partial<Record<Field, unknown>> = draft ?? { ...prefill, ...last };
  return Object.fromEntries(names.map((name) => [name, known[name] ?? null])) as Form;
}

/** What the server would refuse, a problem a field. */
export function problemsIn(form: Form, words: number): Problems {
  const { expected_words } = form;
  const short = typeof expected_words === 'number' && expected_words < words;
  return {
    ...(short && { expected_words: message('validation.min', { min: words }) }),
    ...problemsOf(rule, filled(form)),
  };
}

/** The form as it is sent. A blank is none. */
export const filled = ({ original, ...form }: Form): BodyOf<typeof applyForContract> => {
  const fields = Object.entries(form).map(([name, value]) => [
    name,
    typeof value === 'string' && value.trim() === '' ? null : value,
  ]);
  return { ...Object.fromEntries(fields), original: original ?? false } as BodyOf<typeof applyForContract>;
};
