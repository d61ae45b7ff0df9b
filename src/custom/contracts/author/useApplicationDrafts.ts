import { useEffect, useState, useSyncExternalStore } from 'react';
import { saveApplicationDraft } from '#domain/contracts/contracts.calls.ts';
import { send } from '../../../lib/api/client.ts';
import { createDraftSaver, type Drafts, type DraftState } from './applicationDraftSaver.ts';
import type { Form } from './form.ts';

const save = (fiction_id: number, form: string) =>
  send(saveApplicationDraft, { params: { fiction_id }, body: JSON.parse(form) as Form });

/** Keeps each form that changes as a draft, soon after the last key or when the page is left. */
export function useApplicationDrafts(drafts: Drafts) {
  const [saver] = useState(() => createDraftSaver(drafts, save));
  const state: DraftState = useSyncExternalStore(saver.subscribe, saver.state);
  useEffect(() => saver.edit(drafts));
  useEffect(() => saver.flush, [saver]);
  return { state, end: saver.end, resume: saver.resume };
}
