import { useEffect, useRef, useState } from 'react';
import { recordLock } from '#domain/record-locks/recordLock.ts';
import * as calls from '#domain/record-locks/recordLocks.calls.ts';
import { send } from '../../lib/api/client.ts';
import { currentToken } from '../../lib/session/session.ts';
import { useLatest } from '../../lib/useLatest.ts';

export interface RecordLockState {
  /** Who else holds the record. */
  other?: calls.Holder;
  /** It was held here before. */
  lost: boolean;
  takeOver: () => void;
}

/**
 * Holds a record while it is open here. A lock is a courtesy: what fails of it is not told and keeps nobody from
 * working. `onMine` is told when what somebody else held is held here, and whether it was taken `over`.
 */
export function useRecordLock(resource: string, record_id: number, onMine: (over: boolean) => void): RecordLockState {
  const [holder, setHolder] = useState<calls.Holder>();
  const [lost, setLost] = useState(false);
  const ask = useRef((_over: boolean) => {});
  const latestOnMine = useLatest(onMine);

  useEffect(() => {
    const body = { resource, record_id, tab: crypto.randomUUID() };
    const token = currentToken() ?? undefined;
    let lastHolder: calls.Holder | undefined;
    let here = true;
    let last: Promise<unknown> = Promise.resolve();

    async function renew(over: boolean): Promise<void> {
      const now = await send(over ? calls.takeRecordOver : calls.lockRecord, { body }).catch(() => undefined);
      const before = lastHolder;
      lastHolder = now ?? before;
      if (!here) return;
      setHolder(now);
      if (now?.mine) setLost(false);
      else if (now && before?.mine) setLost(true);
      if (now?.mine && before?.mine === false) latestOnMine.current(over);
    }
    // One after another, so that no late answer takes again what was left.
    ask.current = (over) => void (last = last.then(() => (here ? renew(over) : undefined)));
    const leave = () => {
      // Whoever signs out leaves too.
      if (lastHolder?.mine) void send(calls.leaveRecord, { body, token, leaving: true }).catch(() => undefined);
    };
    const checkVisibility = () => {
      if (document.visibilityState === 'visible') ask.current(false);
    };
    ask.current(false);
    const timer = setInterval(() => ask.current(false), recordLock.renewSeconds * 1000);
    document.addEventListener('visibilitychange', checkVisibility);
    addEventListener('pagehide', leave);
    return () => {
      here = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkVisibility);
      removeEventListener('pagehide', leave);
      void last.then(leave);
    };
  }, [resource, record_id, latestOnMine]);

  return { other: holder?.mine === false ? holder : undefined, lost, takeOver: () => ask.current(true) };
}
