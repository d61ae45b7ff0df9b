import { useNotify } from 'ra-core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AnswerOf } from '#domain/kit/call.ts';
import { getTranslation, saveTranslation } from '#domain/translation/desk.calls.ts';
import type { Clash } from '#domain/translation/mergeSegments.ts';
import { send } from '../../../lib/api/client.ts';
import { useAskAtSignOut } from '../../../lib/session/useAskAtSignOut.ts';
import { startDeskSaver, type DeskSaver } from './deskSaver.ts';
import { createDeskStore } from './deskStore.ts';

export type Chapter = AnswerOf<typeof getTranslation>;

/** The text of a chapter while its translator writes, and where it is saved. */
export function useDeskText(chapter: Chapter, user: number) {
  const notify = useNotify();
  const [paragraphs, setParagraphs] = useState(chapter.paragraphs);
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [store] = useState(() => createDeskStore({ title: chapter.translated_title, segments: chapter.text }));
  const [saver, setSaver] = useState<DeskSaver>();
  useEffect(() => {
    if (!chapter.may_translate) return undefined;
    const params = { id: chapter.id };
    const started = startDeskSaver({
      user,
      chapter,
      store,
      save: (revision, { title, segments }) =>
        send(saveTranslation, { params, body: { revision, title, text: [...segments] } }),
      load: () => send(getTranslation, { params }),
      onMerged(loaded, merged) {
        setParagraphs(loaded.paragraphs);
        setClashes(merged.clashes);
        setLeft((before) => [...before, ...merged.left]);
        notify('translation.office.desk.merged', { type: 'info' });
      },
    });
    setSaver(started);
    return () => {
      void started.flush();
      started.stop();
    };
  }, [chapter, notify, store, user]);
  const state = useSyncExternalStore(saver?.subscribe ?? subscribeToNothing, () => saver?.state() ?? 'saved');
  useAskAtSignOut(state !== 'saved');
  return { store, paragraphs, clashes, left, saver, state };
}

const subscribeToNothing = () => () => undefined;
