import { useQuery, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import * as t from '#domain/kit/types.ts';
import { maxDecisions } from '#domain/shared/bulkDecision.ts';
import { useUnsavedWarning } from '../../lib/routing/useUnsavedWarning.ts';
import { useCommandForm } from '../../ui/forms/useCommandForm.ts';
import { bulkDecisionKeys } from '../queryKeys.ts';
import type { BulkDecisionItem } from './bulkDecisionItem.ts';

interface Options<T, V extends object> {
  ids: readonly number[];
  title: string;
  preview: (ids: number[]) => Promise<T[]>;
  /** Of what is asked about those that are ready; absent where nothing is. */
  ruleOf?: (ready: readonly T[]) => t.ObjectSchema<V>;
  defaultValues?: DefaultValues<V>;
  decide: (ready: readonly T[], values: V) => Promise<T[]>;
  /** What is asked for again at once; the list that the records are in, once what became of them was read. */
  invalidates?: readonly QueryKey[];
}

const nothing = t.object({});

/** What would become of each record, the form that asks for what that takes, and what became of them. */
export function useBulkDecision<T extends BulkDecisionItem, V extends object = {}>(options: Options<T, V>) {
  const { ids, title, preview, ruleOf, defaultValues, decide, invalidates } = options;
  const [done, setDone] = useState<T[]>();
  const some = ids.slice(0, maxDecisions);
  const { data, error, refetch } = useQuery({
    queryKey: bulkDecisionKeys.preview(title, some),
    queryFn: () => preview([...some]),
    gcTime: 0,
  });
  const ready = (data ?? []).filter(({ result }) => result === 'ready');
  const rule = ruleOf?.(ready) ?? (nothing as unknown as t.ObjectSchema<V>);
  const form = useCommandForm<V, T[]>(rule, (values) => decide(ready, values), {
    defaultValues,
    invalidates,
    onSuccess: setDone,
  });
  useUnsavedWarning(form.methods.formState.isDirty && !done);
  return {
    ...form,
    title,
    tooMany: ids.length > some.length,
    items: done ?? data,
    ready,
    done: done !== undefined,
    isSent: form.methods.formState.submitCount > 0,
    error,
    refetch,
  };
}
