import { useEffect, useRef, useState } from 'react';
import { recordLock } from '#domain/record-locks/recordLock.ts';
import * as calls from '#domain/record-locks/recordLocks.calls.ts';
import { send } from '../../lib/api/client.ts';
import { currentToken } from '../../lib/session/session.ts';
import { useLatest } from '../../lib/useLatest.ts';

/** Who holds the record, as far as it was answered; `lost` is somebody else's who took it over from here. */
type Stage = 'unknown' | 'mine' | 'others' | 'lost';

const getNextStage = (stage: Stage, mine: boolean): Stage =>
  mine ? 'mine' : stage === 'mine' || stage === 'lost' ? 'lost' : 'others';

export interface RecordLockState {
  /** Who else holds the record; nobody where that could not be asked. */
  other?: calls.Holder;
  /** They took it over from here. */
  lost: boolean;
  takeOver: () => void;
}

/**
 * Holds a record while it is open here. A lock is a courtesy: what fails of it is not told and keeps nobody from
 * working. `onMine` is told when what somebody else held is held here, and whether it was taken `over`.
 */
export function useRecordLock(resource: string, record_id: number, onMine: (over: boolean) => void): RecordLockState {
  const [state, setState] = useState<{ stage: Stage; holder?: calls.Holder }>({ stage: 'unknown' });
  const ask = useRef((_over: boolean) => {});
  const latestOnMine = useLatest(onMine);

  useEffect(() => {
    const body = { resource, record_id, tab: crypto.randomUUID() };
    const token = currentToken() ?? undefined;
    let stage: Stage = 'unknown';
    let here = true;
    let last: Promise<unknown> = Promise.resolve();

    async function renew(over: boolean): Promise<void> {
      const holder = await send(over ? calls.takeRecordOver : calls.lockRecord, { body }).catch(() => undefined);
      const before = stage;
      if (holder) stage = getNextStage(before, holder.mine);
      if (!here) return;
      setState({ stage, holder });
      if (stage === 'mine' && (before === 'others' || before === 'lost')) latestOnMine.current(over);
    }
    // One after another, so that no late answer takes again what was left.
    ask.current = (over) => void (last = last.then(() => (here ? renew(over) : undefined)));
    const leave = () => {
      // Whoever signs out leaves too.
      if (stage === 'mine') void send(calls.leaveRecord, { body, token, leaving: true }).catch(() => undefined);
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

  const { stage, holder } = state;
  return {
    other: holder?.mine === false ? holder : undefined,
    lost: stage === 'lost',
    takeOver: () => ask.current(true),
  };
}
