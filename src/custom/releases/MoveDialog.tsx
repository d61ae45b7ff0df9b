import { useState } from 'react';
import { isDate, isTime } from '#domain/kit/dates.ts';
import { message } from '#domain/kit/messages.ts';
import { getLatestRelease } from '#domain/releases/release.ts';
import { houseZone, getInstantAt, toWall } from '#domain/shared/zones.ts';
import { useT } from '../../i18n/index.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { useDualTime } from '../../lib/time/zones.ts';
import { DateInput } from '../../ui/calendar/DateInput.tsx';
import { TimeInput } from '../../ui/calendar/TimeInput.tsx';
import { Dialog } from '../../ui/fields/Dialog.tsx';
import type { CalendarItem } from './calendarItems.ts';

interface Props {
  item: CalendarItem;
  /** By whose clock the new time is written. */
  zone: string;
  onClose: () => void;
  onMove: (to: string) => void;
}

/** Asks for another day and time of a release. */
export function MoveDialog({ item, zone, onClose, onMove }: Props) {
  const t = useT();
  const both = useDualTime();
  const [wall, setWall] = useState(() => toWall(new Date(item.at), zone));
  const now = useNow();
  const to = isDate(wall.day) && isTime(wall.time) ? getInstantAt(wall, zone) : undefined;
  const wrong = to && (to <= now ? 'past' : to > getLatestRelease(now) ? 'too_far' : undefined);
  return (
    <Dialog
      title={t('releases.writing.move.title', { number: item.number })}
      onClose={onClose}
      actions={
        <>
          <button className="button quiet" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <button className="button" disabled={!to || wrong !== undefined} onClick={() => onMove(to!.toISOString())}>
            {t('releases.writing.move.save')}
          </button>
        </>
      }
    >
      <p>{zone === houseZone ? t('releases.writing.zone.house') : t('releases.writing.zone.own', { zone })}</p>
      <DateInput
        kind="date"
        name="move-day"
        label={t('releases.writing.move.day')}
        value={wall.day}
        min={toWall(now, zone).day}
        max={toWall(getLatestRelease(now), zone).day}
        error={wrong && message(`releases.writing.errors.${wrong}`)}
        onChange={(day) => setWall({ ...wall, day })}
      />
      <TimeInput
        name="move-time"
        label={t('releases.writing.times.time')}
        value={wall.time}
        onChange={(time) => setWall({ ...wall, time })}
      />
      {to && <p aria-live="polite">{both(to.toISOString())}</p>}
    </Dialog>
  );
}
