import { useNotify, useRecordContext, useSaveContext } from 'ra-core';
import { useState } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import { findDisputed, getChangedMeanwhile } from '../../dataProvider/changedMeanwhile.ts';
import { ApiError } from '../../lib/api/client.ts';
import { getFrameIds } from '../../ui/fields/FieldFrame.tsx';
import type { Dispute } from '../changed/ChangedQuestion.tsx';
import { readRefTitles } from '../changed/readRefTitles.ts';
import { selectChanged } from '../formValues.ts';

type Row = { id: number; [name: string]: unknown };

/** Saves the form of a record. Where somebody changed the same meanwhile, that is asked about; other refusals are told. */
export function useSaveUnlessChanged(entity: Entity<any>) {
  const { save } = useSaveContext();
  const record = useRecordContext<Row>();
  const notify = useNotify();
  const [dispute, setDispute] = useState<Dispute>();

  function ask(values: object, now: Row): void {
    const seen = record!;
    const { updated_at: _, ...change } = selectChanged(values as Row, { previousData: seen });
    const fields = findDisputed(change, seen, now);
    const titles = { ...(now.titles as object), ...readRefTitles(entity, fields, (name) => getFrameIds(name).control) };
    setDispute({ fields, mine: { ...now, ...change, titles }, now });
  }
  const submit = (values: object) =>
    save?.(values, {
      onError(error: unknown) {
        const now = getChangedMeanwhile(error);
        if (now) ask(values, now as Row);
        // An error at a field is shown there.
        else if (error instanceof ApiError && Object.keys(error.errors).length === 0)
          notify(error.message, { type: 'error', messageArgs: error.args });
        else if (!(error instanceof ApiError)) notify('errors.internal', { type: 'error' });
      },
    });
  return { submit, dispute, close: () => setDispute(undefined) };
}
