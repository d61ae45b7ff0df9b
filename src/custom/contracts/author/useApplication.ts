import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useForm, useWatch, type UseFormRegister } from 'react-hook-form';
import * as calls from '#domain/contracts/contracts.calls.ts';
import type { Message } from '#domain/kit/messages.ts';
import { send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { useUnsavedWarning } from '../../../lib/routing/useUnsavedWarning.ts';
import { paymentDetailsKeys } from '../../payment-details/queryKeys.ts';
import { contractChanges } from '../queryKeys.ts';
import type { DraftState } from './applicationDraftSaver.ts';
import { formatFieldName, toApplication, findFirstProblem, getProblems, createResolver, buildValues } from './form.ts';
import type { Field, Form, Place, Problems, Values } from './form.ts';
import { useApplicationDrafts } from './useApplicationDrafts.ts';
import { createContractStateQuery, type ContractState } from './useContracts.ts';

type GoTo = (place: Place) => void;

/** The application of a story, or of several: editor, contract and payment are shared, the rest is each one's own. */
export interface Application {
  /** What is filled in, by story. */
  items: readonly Form[];
  problems: readonly Problems[];
  register: UseFormRegister<Values>;
  draft: DraftState;
  pending: boolean;
  /** Was it sent? From then on it is checked while it is mended. */
  sent: boolean;
  /** Chooses for all of them. */
  share: (field: 'type' | 'editor_id' | 'payment_seen', value: Form[typeof field]) => void;
  change: (at: number, field: Field, value: Form[Field]) => void;
  /** Sends all or none; goes to the first field with a problem. */
  apply: (goTo: GoTo) => void;
}

export function useApplication(states: readonly ContractState[]): Application {
  const notify = useNotify();
  const ids = states.map(({ fiction }) => fiction.id);
  const { control, register, setValue, setError, handleSubmit, formState } = useForm<Values>({
    defaultValues: buildValues(states),
    resolver: createResolver(states.map(({ fiction }) => fiction.word_count)),
    // It goes to the step of the first problem.
    shouldFocusError: false,
  });
  const items = useWatch<Values, 'items'>({ control, name: 'items' });
  const { errors, isSubmitted } = formState;

  const drafts = ids.map((id, at) => [id, JSON.stringify(items[at])] as const);
  const { state: draft, end, resume } = useApplicationDrafts(drafts);

  const { run, pending } = useCommand(
    async ({ items }: Values & { goTo: GoTo }): Promise<unknown> => {
      await end();
      const all = items.map((form, at) => ({ fiction_id: ids[at]!, ...toApplication(form) }));
      const [{ fiction_id, ...only }] = all as [(typeof all)[number]];
      if (all.length > 1) return send(calls.applyForContracts, { body: { items: all } });
      return send(calls.applyForContract, { params: { fiction_id }, body: only });
    },
    {
      invalidates: contractChanges,
      // Another window may have changed where they are paid.
      invalidatesAlways: (error) => (error ? [paymentDetailsKeys.all] : []),
      onSuccess: () => notify('contracts.author.sent', { type: 'success', messageArgs: { smart_count: ids.length } }),
      onRefused: ({ errors, problem }, { goTo }) => {
        resume();
        const places = getPlaces(errors);
        for (const { at, field, error } of places) setError(formatFieldName(at, field), { type: 'problem', ...error });
        notify(problem.message, { type: 'error', messageArgs: problem.args });
        if (places[0]) goTo(places[0]);
      },
    },
  );
  // Going elsewhere keeps the draft; where that failed, or the tab is closed at once, there is something to lose.
  const unsaved = draft === 'dirty' || draft === 'saving' || draft === 'failed';
  useUnsavedWarning(unsaved, (next) => next.pathname === '/sign' || draft !== 'failed');
  useFoundAgain(drafts);

  const change: Application['change'] = (at, field, value) =>
    setValue(formatFieldName(at, field), value, { shouldValidate: isSubmitted });
  return {
    items,
    problems: ids.map((_, at) => getProblems(errors, at)),
    register,
    draft,
    pending,
    sent: isSubmitted,
    share: (field, value) => ids.forEach((_, at) => change(at, field, value)),
    change,
    apply: (goTo) =>
      void handleSubmit(
        (values) => run({ ...values, goTo }),
        (errors) => goTo(findFirstProblem(errors)),
      )(),
  };
}

/** What is filled in is there on coming back, whether it has reached the server or not. */
function useFoundAgain(drafts: readonly (readonly [id: number, form: string])[]): void {
  const client = useQueryClient();
  const loaded = useRef(new Map(drafts));
  useEffect(() => {
    for (const [id, form] of drafts) {
      if (loaded.current.get(id) === form) continue;
      loaded.current.set(id, form);
      client.setQueryData(
        createContractStateQuery(id).queryKey,
        (state) => state && { ...state, draft: JSON.parse(form) as Form },
      );
    }
  });
}

/** Where the server refused something: it says `items[1].outline` of several. */
const getPlaces = (errors: Record<string, Message>): (Place & { error: Message })[] =>
  Object.entries(errors).flatMap(([name, error]) => {
    const [, index = '0', field] = /^(?:items\[(\d+)\]\.)?(\w+)$/.exec(name) ?? [];
    return field ? [{ at: Number(index), field: field as Field, error }] : [];
  });
