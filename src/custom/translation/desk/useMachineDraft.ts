import { useSyncExternalStore } from 'react';
import { draftParagraphs } from '#domain/translation/machineDraft.calls.ts';
import { paragraphBreak, setTarget, type Segment } from '#domain/translation/segments.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import type { DeskStore } from './deskStore.ts';
import { listStanding, type DraftStore } from './draftStore.ts';

const getKey = (sources: readonly number[]) => sources.join(' ');

interface Of {
  store: DeskStore;
  drafts: DraftStore;
  chapter: number;
  segment: Segment | undefined;
}

/** What a machine makes of a segment, once one asks for it; it fills the segment where that is still empty. */
export function useMachineDraft({ store, drafts, chapter, segment }: Of) {
  const texts: string[] = JSON.parse(useSyncExternalStore(drafts.subscribe, () => drafts.read(segment?.sources ?? [])));
  const { run, pending } = useCommand(draftParagraphs, {
    onSuccess(answer) {
      drafts.add(answer.drafts);
      const key = getKey(answer.drafts.map(({ paragraph }) => paragraph));
      const text = answer.drafts.map((one) => one.text).join(paragraphBreak);
      // Segments may have been joined or parted meanwhile.
      const { segments } = store.read();
      const at = segments.findIndex(({ sources }) => getKey(sources) === key);
      if (segments[at]?.target.trim() === '') store.edit((all) => setTarget(all, at, text));
    },
  });
  return {
    /** Of the whole segment. */
    draft: texts.length > 0 && texts.every((text) => text !== '') ? texts.join(paragraphBreak) : undefined,
    /** Those that its target has as they came. */
    standing: segment ? listStanding(segment.target, texts) : [],
    pending,
    ask: (paragraphs: number[]) => void run({ params: { id: chapter }, body: { paragraphs } }),
  };
}
