import { useState } from 'react';
import { draftParagraphs } from '#domain/translation/machineDraft.calls.ts';
import { paragraphBreak, setTarget } from '#domain/translation/segments.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import type { DeskStore } from './deskStore.ts';

const getKey = (sources: readonly number[]) => sources.join(' ');

/** What a machine makes of a segment, once one asks for it; it fills the segment where that is still empty. */
export function useMachineDraft(store: DeskStore, chapter: number) {
  const [draft, setDraft] = useState<{ key: string; text: string }>();
  const { run, pending } = useCommand(draftParagraphs, {
    onSuccess({ drafts }) {
      const key = getKey(drafts.map(({ paragraph }) => paragraph));
      const text = drafts.map((one) => one.text).join(paragraphBreak);
      setDraft({ key, text });
      // Segments may have been joined or parted meanwhile.
      const { segments } = store.read();
      const at = segments.findIndex(({ sources }) => getKey(sources) === key);
      if (segments[at]?.target.trim() === '') store.edit((all) => setTarget(all, at, text));
    },
  });
  return {
    findDraft: (sources: readonly number[]) => (draft?.key === getKey(sources) ? draft.text : undefined),
    pending,
    ask: (paragraphs: number[]) => void run({ params: { id: chapter }, body: { paragraphs } }),
  };
}
