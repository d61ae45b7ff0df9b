import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import * as calls from '#domain/contracts/contracts.calls.ts';
import type { Message } from '#domain/kit/messages.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { useUnsavedWarning } from '../../../lib/routing/useUnsavedWarning.ts';
import { forgetCanSign } from '../../../lib/session/canSign.ts';
import { paymentKeys } from '../../payment-details/queryKeys.ts';
import { contractChanges } from '../queryKeys.ts';
import { filled, formOf, problemsIn, type Field, type Form, type Problems } from './form.ts';
import { contractState, type ContractState } from './useContracts.ts';
import { useDrafts, type DraftState, type Forms } from './useDrafts.ts';

type GoTo = (problem: { id: number; field: Field }) => void;

/** The application of a work, or of several: editor, contract and payment are theirs together, the rest is each one's own. */
export interface Application {
  forms: Forms;
  draft: DraftState;
  pending: boolean;
  /** Was it sent? From then on it is checked while it is mended. */
  sent: boolean;
  /** What is chosen for all of them. */
  shared: Form;
  problemsOf: (id: number) => Problems;
  share: (change: Pick<Partial<Form>, 'type' | 'editor_id' | 'payment_seen'>) => void;
  change: (id: number, change: Partial<Form>) => void;
  /** Sends all or none; goes to the first field with a problem. */
  apply: (goTo: GoTo) => void;
}

export function useApplication(states: readonly ContractState[]): Application {
  const notify = useNotify();
  const client = useQueryClient();
  const [forms, setForms] = useState<Forms>(() => {
    const read = states.map((state) => [state.fiction.id, formOf(state)] as const);
    const { type, editor_id, payment_seen } = read.find(([, { type }]) => type)?.[1] ?? read[0]![1];
    return new Map(read.map(([id, form]) => [id, { ...form, type, editor_id, payment_seen }]));
  });
  const [sent, setSent] = useState(false);
  const [refused, setRefused] = useState<ReadonlyMap<number, Problems>>(new Map());
  const { run, pending } = useCommand(
    (_: GoTo, send): Promise<unknown> => {
      const items = [...forms].map(([fiction_id, form]) => ({ fiction_id, ...filled(form) }));
      const [{ fiction_id, ...only }] = items as [(typeof items)[number]];
      if (items.length > 1) return send(calls.applyForContracts, { body: { items } });
      return send(calls.applyForContract, { params: { fiction_id }, body: only });
    },
    {
      invalidates: contractChanges,
      // Another window may have changed where they are paid.
      invalidatesAlways: (error) => (error ? [paymentKeys.all] : []),
      onSuccess: () => {
        notify('contracts.author.sent', { type: 'success', messageArgs: { smart_count: forms.size } });
        forgetCanSign();
      },
      onRefused: ({ errors, problem }, goTo) => {
        const problems = byWork(errors, [...forms.keys()]);
        setRefused(problems);
        notify(problem.message, { type: 'error', messageArgs: problem.args });
        const first = firstOf(problems);
        if (first) goTo(first);
      },
    },
  );
  const { state: draft, unsaved } = useDrafts(forms, pending);
  // Going elsewhere keeps the draft; where that failed, or the tab is closed at once, there is something to lose.
  useUnsavedWarning(unsaved && !pending, (next) => next.pathname === '/sign' || draft !== 'failed');

  /** What is filled in is there on coming back, whether it has reached the server or not. */
  function fillIn(filledIn: Forms) {
    setForms(filledIn);
    for (const [id, form] of filledIn)
      client.setQueryData(contractState(id).queryKey, (known) => known && { ...known, draft: form });
  }

  const wordsOf = (id: number) => states.find(({ fiction }) => fiction.id === id)?.fiction.word_count ?? 0;
  const problemsFor = (id: number): Problems => problemsIn(forms.get(id)!, wordsOf(id));

  const firstOf = (all: ReadonlyMap<number, Problems>) => {
    for (const [id, problems] of all)
      for (const [field] of Object.entries(problems)) return { id, field: field as Field };
    return undefined;
  };

  return {
    forms,
    draft,
    pending,
    sent,
    shared: [...forms.values()][0]!,
    problemsOf: (id) => ({ ...refused.get(id), ...(sent && problemsFor(id)) }),
    share(change) {
      fillIn(new Map([...forms].map(([id, form]) => [id, { ...form, ...change }])));
      setRefused(new Map([...refused].map(([id, problems]) => [id, without(problems, change)])));
    },
    change(id, change) {
      fillIn(new Map(forms).set(id, { ...forms.get(id)!, ...change }));
      setRefused(new Map(refused).set(id, without(refused.get(id), change)));
    },
    apply(goTo) {
      setSent(true);
      const first = firstOf(new Map([...forms.keys()].map((id) => [id, problemsFor(id)])));
      if (first) goTo(first);
      else void run(goTo);
    },
  };
}

/** What is left of problems once fields were changed. */
const without = (problems: Problems = {}, change: object): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in change)));

/** What the server refused, by work: it says `items[1].outline` of several. */
function byWork(errors: Record<string, Message>, ids: readonly number[]): Map<number, Problems> {
  const problems = new Map<number, Problems>();
  for (const [at, error] of Object.entries(errors)) {
    const [, index = '0', field = ''] = /^(?:items\[(\d+)\]\.)?(\w+)$/.exec(at) ?? [];
    const id = ids[Number(index)];
    if (id !== undefined) problems.set(id, { ...problems.get(id), [field]: error });
  }
  return problems;
}
