import { useNotify } from 'ra-core';
import { useLayoutEffect, useRef } from 'react';
import { formatClock, formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { toLocalWall } from '../../lib/time/localWall.ts';
import { useRecordLock } from './useRecordLock.ts';
import css from './lock.module.css';

interface Props {
  /** Name of the record's entity. */
  resource: string;
  id: number;
  /** Somebody else holds the record, or no more. */
  onLocked: (locked: boolean) => void;
  /** It was somebody else's until now, who may have changed it. */
  onMine?: () => void;
}

const isToday = (instant: string) => toLocalWall(instant).day === toLocalWall(new Date().toISOString()).day;

/** Holds a record as long as it is drawn, or says who else does. */
export function LockNotice({ resource, id, onLocked, onMine }: Props) {
  const t = useT();
  const language = useLanguage();
  const notify = useNotify();
  const place = useRef<HTMLDivElement>(null);
  const { other, lost, takeOver } = useRecordLock(resource, id, (over) => {
    if (over) notify('record-locks.office.taken', { type: 'success' });
    onMine?.();
  });
  const locked = other !== undefined;
  // As soon as the notice is seen nothing is sent any more.
  useLayoutEffect(() => {
    onLocked(locked);
    return () => onLocked(false);
  }, [locked, onLocked]);

  function take() {
    // The button will be gone.
    place.current?.focus();
    takeOver();
  }
  const since = other?.since ?? '';
  const time =
    since && isToday(since) ? formatClock(Date.parse(since), language) : since && formatTime(since, language);
  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      {other && (
        <div className={css.notice} role="alert" data-actions="">
          <p>
            {other.by === null
              ? t(lost ? 'record-locks.office.lost_hidden' : 'record-locks.office.held_hidden', { time })
              : t(lost ? 'record-locks.office.lost' : 'record-locks.office.held', { name: other.by, time })}
          </p>
          <button type="button" className="button quiet" onClick={take}>
            {t(lost ? 'record-locks.office.take_back' : 'record-locks.office.take_over')}
          </button>
        </div>
      )}
    </div>
  );
}
