import { useCallback, useEffect, useRef, useState } from 'react';
import { saveApplicationDraft } from '#domain/contracts/contracts.calls.ts';
import { send } from '../../../lib/api/client.ts';
import type { Form } from './form.ts';

const pause = 800;
export type Forms = ReadonlyMap<number, Form>;
export type DraftState = 'kept' | 'saving' | 'failed';

/**
 * Keeps each form that changes as a draft, soon after the last key or when the page is left; what failed is tried again
 * with the next change. Nothing is kept while the application is being sent, which ends the draft.
 */
export function useDrafts(forms: Forms, sending: boolean): { state: DraftState; unsaved: boolean } {
  const [saved, setSaved] = useState(forms);
  const [state, setState] = useState<DraftState>('kept');
  const kept = useRef(forms);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const unkept = useRef<Forms>(undefined);

  /** One after another, so that the last words win. */
  const keep = useCallback((wanted: Forms) => {
    queue.current = queue.current.then(async () => {
      const changed = [...wanted].filter(([id, form]) => kept.current.get(id) !== form);
      setState('saving');
      try {
        await Promise.all(
          changed.map(([fiction_id, body]) => send(saveApplicationDraft, { params: { fiction_id }, body })),
        );
        kept.current = wanted;
        setSaved(wanted);
        setState('kept');
      } catch {
        setState('failed');
      }
    });
  }, []);

  useEffect(() => {
    unkept.current = undefined;
    if (forms === kept.current || sending) return undefined;
    unkept.current = forms;
    const timer = setTimeout(() => {
      unkept.current = undefined;
      keep(forms);
    }, pause);
    return () => clearTimeout(timer);
  }, [forms, sending, keep]);
  useEffect(
    () => () => {
      if (unkept.current) keep(unkept.current);
    },
    [keep],
  );
  return { state, unsaved: forms !== saved };
}
