import { useNotify, useSaveContext } from 'ra-core';
import { useState } from 'react';
import { ApiError, isChangedMeanwhile } from '../../lib/api/apiError.ts';

/** What a form would have saved, and what the record is now. */
export interface Unsaved {
  values: object;
  now: Record<string, unknown>;
}

/** Saves the form of a record. Where somebody changed the same meanwhile, that is asked about; other refusals are told. */
export function useSaveUnlessChanged() {
  const { save } = useSaveContext();
  const notify = useNotify();
  const [unsaved, setUnsaved] = useState<Unsaved>();
  const submit = (values: object) =>
    save?.(values, {
      onError(error: Error) {
        if (isChangedMeanwhile(error)) setUnsaved({ values, now: error.details as Unsaved['now'] });
        else if (!(error instanceof ApiError)) notify(error.message, { type: 'error' });
        // An error at a field is shown there.
        else if (Object.keys(error.errors).length === 0)
          notify(error.message, { type: 'error', messageArgs: error.args });
      },
    });
  return { submit, unsaved, close: () => setUnsaved(undefined) };
}
