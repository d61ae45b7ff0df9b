import type { FieldErrors, Resolver } from 'react-hook-form';
import { applicationFields } from '#domain/contracts/application.ts';
import type { applyForContract, saveApplicationDraft } from '#domain/contracts/contracts.calls.ts';
import type { BodyOf } from '#domain/kit/call.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import * as t from '#domain/kit/types.ts';
import { findProblems as wrongIn } from '../../../lib/problems.ts';
import { toFieldErrors } from '../../../ui/forms/resolver.ts';
import type { ContractState } from './useContracts.ts';

/** An application while it is filled in. */
export type Form = BodyOf<typeof saveApplicationDraft>;
export type Field = keyof Form;
export type Problems = Partial<Record<Field, Message>>;
/** The applications of stories as one form; editor, contract and payment are the same in each. */
export interface Values {
  items: Form[];
}
export interface Place {
  at: number;
  field: Field;
}

/** The name of a field of a story; several stories are on one page. */
export const formatFieldName = <F extends Field>(at: number, field: F) => `items.${at}.${field}` as const;

export const wizardSteps = ['editor', 'type', 'info'] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** The step of the wizard that asks for a field. */
export const findStep = (field: string): WizardStep =>
  field === 'editor_id' ? 'editor' : field === 'type' ? 'type' : 'info';

const rule = t.object(applicationFields);
const names = Object.keys(applicationFields) as Field[];

/** What is filled in: the draft, else what was sent last time, else what profile and story tell. */
function getForm({ draft, application, prefill }: ContractState): Form {
  const { editor, random_editor, ...otherFields } = application ?? { editor: null, random_editor: true };
  const last = application && { ...otherFields, editor_id: random_editor ? null : (editor?.id ?? null) };
  const values: Partial<Record<Field, unknown>> = draft ?? { ...prefill, ...last };
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null])) as Form;
}

/** What one of several stories has chosen is chosen for all. */
export function buildValues(states: readonly ContractState[]): Values {
  const read = states.map(getForm);
  const { type, editor_id, payment_seen } = read.find(({ type }) => type) ?? read[0]!;
  return { items: read.map((form) => ({ ...form, type, editor_id, payment_seen })) };
}

/** What the server would refuse, a problem a field. */
function checkForm(form: Form, words: number): Problems {
  const { expected_words } = form;
  const short = typeof expected_words === 'number' && expected_words < words;
  return {
    ...(short && { expected_words: message('validation.min', { min: words }) }),
    ...wrongIn(rule, toApplication(form)),
  };
}

/** The form as it is sent. A blank is none. */
export const toApplication = ({ original, ...form }: Form): BodyOf<typeof applyForContract> => {
  const fields = Object.entries(form).map(([name, value]) => [
    name,
    typeof value === 'string' && value.trim() === '' ? null : value,
  ]);
  return { ...Object.fromEntries(fields), original: original ?? false } as BodyOf<typeof applyForContract>;
};

/** Checks the applications, each by the words that its story has. */
export const createResolver =
  (words: readonly number[]): Resolver<Values> =>
  (values) => {
    const problems = values.items.map((form, at) => checkForm(form, words[at]!));
    if (problems.every((of) => Object.keys(of).length === 0)) return { values, errors: {} };
    return { values: {}, errors: { items: problems.map(toFieldErrors) } as FieldErrors<Values> };
  };

/** What is wrong with the application of a story. */
export const getProblems = ({ items }: FieldErrors<Values>, at: number): Problems => (items?.[at] ?? {}) as Problems;

/** The first field of a form that has something wrong. */
export function findFirstProblem({ items }: FieldErrors<Values>): Place {
  const all = [...((items ?? []) as Problems[])];
  const at = all.findIndex((problems) => problems && Object.keys(problems).length > 0);
  return { at, field: Object.keys(all[at]!)[0] as Field };
}
