import { useEffect, useEffectEvent } from 'react';
import { getKnownUnread, subscribe } from './unread.ts';

/** Calls back when the platform has told its reader something new, or the staff took a step with their money, which not each message tells. */
export function useNews(onNews: () => void): void {
  const notify = useEffectEvent(onNews);
  useEffect(() => {
    let unread = getKnownUnread();
    return subscribe(() => {
      const before = unread;
      unread = getKnownUnread();
      // What is found out first is not new.
      if (before.at > 0 && (unread.newest > before.newest || (unread.moved ?? '') > (before.moved ?? ''))) notify();
    });
  }, []);
}
