import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router-dom';
import { useT } from '../../i18n/index.ts';
import type { Saved } from './remote.ts';
import type { Saver, SaveState } from './saving/saver.ts';

export const useSaveState = (saver: Pick<Saver<Saved>, 'state' | 'subscribe'>): SaveState<Saved> =>
  useSyncExternalStore(saver.subscribe, saver.state);

/** Saves where the window is about to go, and asks only where what was typed would go with it. */
export function useSaving(saver: Pick<Saver, 'leave' | 'retry' | 'unsafe'>): void {
  const t = useT();
  const blocker = useBlocker(() => saver.unsafe);
  const question = t('editor.author.leave_unsafe');

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, question]);

  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') saver.leave();
    };
    const gone = () => saver.leave();
    const leave = (event: BeforeUnloadEvent) => {
      if (saver.unsafe) event.preventDefault();
    };
    const online = () => saver.retry();
    document.addEventListener('visibilitychange', hidden);
    addEventListener('pagehide', gone);
    addEventListener('beforeunload', leave);
    addEventListener('online', online);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      removeEventListener('pagehide', gone);
      removeEventListener('beforeunload', leave);
      removeEventListener('online', online);
    };
  }, [saver]);
}
