import { useCallback, useEffect, useRef, useState } from 'react';
import { saveApplicationDraft } from '#domain/contracts/contracts.calls.ts';
import { send } from '../../../lib/api/client.ts';
import type { Form } from './form.ts';

const pause = 800;
/** Of works what is filled in, as text: so it is compared. */
export type Drafts = readonly (readonly [id: number, form: string])[];
export type DraftState = 'kept' | 'saving' | 'failed';

const read = (text: string) => JSON.parse(text) as Drafts;

/**
 * Keeps each form that changes as a draft, soon after the last key or when the page is left; what failed is tried again
 * with the next change. Nothing is kept from when the application is sent (`ended`), which ends the draft; what is under way
 * then is waited for (`settled`).
 */
export function useApplicationDrafts(
  drafts: Drafts,
  ended: boolean,
): { state: DraftState; unsaved: boolean; settled: () => Promise<void> } {
  const text = JSON.stringify(drafts);
  const [saved, setSaved] = useState(text);
  const [state, setState] = useState<DraftState>('kept');
  const kept = useRef(text);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const unkept = useRef<string>(undefined);

  /** One after another, so that the last words win. */
  const keep = useCallback((wanted: string) => {
    queue.current = queue.current.then(async () => {
      const before = new Map(read(kept.current));
      const changed = read(wanted).filter(([id, form]) => before.get(id) !== form);
      setState('saving');
      try {
        await Promise.all(
          changed.map(([fiction_id, form]) =>
            send(saveApplicationDraft, { params: { fiction_id }, body: JSON.parse(form) as Form }),
          ),
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
    if (text === kept.current || ended) return undefined;
    unkept.current = text;
    const timer = setTimeout(() => {
      unkept.current = undefined;
      keep(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text, ended, keep]);
  useEffect(
    () => () => {
      if (unkept.current) keep(unkept.current);
    },
    [keep],
  );
  const settled = useCallback(() => queue.current, []);
  return { state, unsaved: text !== saved, settled };
}
