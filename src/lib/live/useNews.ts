import { useEffect, useEffectEvent } from 'react';
import { getKnownUnread, subscribe } from './unread.ts';

/** Calls back when the platform has told its reader something new: whatever it decides, it leaves a message. */
export function useNews(onNews: () => void): void {
  const notify = useEffectEvent(onNews);
  useEffect(() => {
    let known = getKnownUnread();
    return subscribe(() => {
      const before = known;
      known = getKnownUnread();
      // What is found out first is not new.
      if (before.at > 0 && known.newest > before.newest) notify();
    });
  }, []);
}
