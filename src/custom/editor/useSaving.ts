import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker, type Blocker } from 'react-router-dom';
import type { Saved } from './remote.ts';
import type { Saver, SaveState } from './saving/saver.ts';

export const useSaveState = (saver: Pick<Saver<Saved>, 'state' | 'subscribe'>): SaveState<Saved> =>
  useSyncExternalStore(saver.subscribe, saver.state);

/**
 * Saves where the window is about to go. Where what was typed would go with it, the way is blocked until its author has
 * been asked; the browser asks by itself where the tab is closed.
 */
export function useSaving(saver: Pick<Saver, 'leave' | 'retry' | 'unsafe'>): Blocker {
  const blocker = useBlocker(() => saver.unsafe);

  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') saver.leave();
    };
    const flush = () => saver.leave();
    const leave = (event: BeforeUnloadEvent) => {
      if (saver.unsafe) event.preventDefault();
    };
    const online = () => saver.retry();
    document.addEventListener('visibilitychange', hidden);
    addEventListener('pagehide', flush);
    addEventListener('beforeunload', leave);
    addEventListener('online', online);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      removeEventListener('pagehide', flush);
      removeEventListener('beforeunload', leave);
      removeEventListener('online', online);
    };
  }, [saver]);
  return blocker;
}
