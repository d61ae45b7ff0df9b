import { useEffect, useState } from 'react';
import type { Session } from './session.ts';
import { useSaveState } from './useSaving.ts';

interface Said {
  kind: 'here' | 'too' | 'saved' | 'gone';
  chapter: number;
  from: string;
}

/** Whether the chapter is open in another window of this browser. What is saved there is taken over here. */
export function usePresence({ id, saver }: Session): boolean {
  const { chapter, savedAt } = useSaveState(saver);
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  const [channel, setChannel] = useState<BroadcastChannel>();

  useEffect(() => {
    if (chapter === undefined) return undefined;
    const opened = new BroadcastChannel('editor');
    const say = (kind: Said['kind']) => opened.postMessage({ kind, chapter, from: id } satisfies Said);
    opened.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if (data.chapter !== chapter || data.from === id) return;
      setOthers((before) => {
        const windows = new Set(before);
        if (data.kind === 'gone') windows.delete(data.from);
        else windows.add(data.from);
        return windows;
      });
      if (data.kind === 'here') say('too');
      if (data.kind === 'saved') void saver.refresh();
    });
    say('here');
    setChannel(opened);
    const leave = () => say('gone');
    addEventListener('pagehide', leave);
    return () => {
      leave();
      removeEventListener('pagehide', leave);
      opened.close();
      setChannel(undefined);
      setOthers(new Set());
    };
  }, [chapter, id, saver]);

  useEffect(() => {
    if (channel && savedAt !== undefined)
      channel.postMessage({ kind: 'saved', chapter: chapter!, from: id } satisfies Said);
  }, [channel, savedAt, chapter, id]);

  return others.size > 0;
}
