import { useNotify } from 'ra-core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AnswerOf } from '#domain/kit/call.ts';
import { getTranslation, saveTranslation } from '#domain/translation/desk.calls.ts';
import { mergeSegments, type Clash } from '#domain/translation/mergeSegments.ts';
import { send } from '../../../lib/api/client.ts';
import { useAskAtSignOut } from '../../../lib/session/useAskAtSignOut.ts';
import { readDrafts, type Draft } from './deskJournal.ts';
import { startDeskSaver, type DeskSaver } from './deskSaver.ts';
import { createDeskStore, type DeskStore } from './deskStore.ts';

export type Chapter = AnswerOf<typeof getTranslation>;

/** The text of a chapter while its translator writes, and where it is saved. */
export function useDeskText(chapter: Chapter, user: number) {
  const notify = useNotify();
  const [paragraphs, setParagraphs] = useState(chapter.paragraphs);
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  const [otherTitle, setOtherTitle] = useState<string>();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [store] = useState(() => createDeskStore({ title: chapter.translated_title, segments: chapter.text }));
  const [saver, setSaver] = useState<DeskSaver>();
  const [unsaved, setUnsaved] = useState(false);
  useEffect(() => {
    if (!chapter.may_translate) {
      let isGone = false;
      void readDrafts(user, chapter.id).then((drafts) => !isGone && setUnsaved(showDrafts(drafts, store)));
      return () => void (isGone = true);
    }
    const params = { id: chapter.id };
    const started = startDeskSaver({
      user,
      chapter,
      store,
      save: (revision, { title, segments }, keeps_other) =>
        send(saveTranslation, { params, body: { revision, title, text: [...segments], keeps_other } }),
      load: () => send(getTranslation, { params }),
      onMerged(loaded, merged) {
        setParagraphs(loaded.paragraphs);
        // A segment that was written in again keeps the latest of the other texts.
        const isNew = ({ sources }: Clash) => !merged.clashes.some((one) => isSameSources(one.sources, sources));
        setClashes((before) => [...merged.clashes, ...before.filter(isNew)]);
        setOtherTitle((before) => merged.otherTitle ?? before);
        setLeft((before) => [...before, ...merged.left]);
        if (merged.isForeign) notify('translation.office.desk.merged', { type: 'info' });
      },
    });
    setSaver(started);
    return () => {
      void started.close();
    };
  }, [chapter, notify, store, user]);
  const state = useSyncExternalStore(saver?.subscribe ?? subscribeToNothing, () => saver?.state() ?? 'saved');
  useAskAtSignOut(state !== 'saved');
  return { store, paragraphs, clashes, otherTitle, left, saver, state, unsaved: unsaved && !saver };
}

/** Shows what was typed here and not saved, where nothing can be saved now. Answers whether there was any. */
function showDrafts(drafts: readonly Draft[], store: DeskStore): boolean {
  for (const { base, segments, title } of drafts.toReversed())
    store.set({ title, segments: mergeSegments(base.segments, segments, store.read().segments).segments });
  return drafts.length > 0;
}

const isSameSources = (one: readonly number[], other: readonly number[]) => one.join(' ') === other.join(' ');
const subscribeToNothing = () => () => undefined;
