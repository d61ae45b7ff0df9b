import type { Node } from '@tiptap/pm/model';
import { useEffect, useState } from 'react';
import { maxContent } from '#domain/chapters/chapterLimits.ts';
import { measureDoc, countDocWords } from './document.ts';
import type { Session } from './session.ts';

const pause = 250;

/** What stands in the window, counted when the keys pause. */
function useTextSize({ editorDocument }: Session, getCount: (doc: Node) => number): number {
  const [count, setCount] = useState(() => getCount(editorDocument.doc()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const recount = () => {
      timer = undefined;
      setCount(getCount(editorDocument.doc()));
    };
    recount();
    const stop = editorDocument.subscribe(() => void (timer ??= setTimeout(recount, pause)));
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [editorDocument, getCount]);
  return count;
}

export const useWords = (session: Session): number => useTextSize(session, countDocWords);

/** Characters by which the text is longer than what the server takes; 0: it fits. */
export const useExcess = (session: Session): number => Math.max(0, useTextSize(session, measureDoc) - maxContent);
