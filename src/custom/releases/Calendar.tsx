import { useNotify } from 'ra-core';
import { useState } from 'react';
import { getMonth } from '#domain/shared/clock.ts';
import { houseZone, getInstantAt, toWall } from '#domain/shared/zones.ts';
import { useT } from '../../i18n/index.ts';
import { getLocalZone } from '../../lib/time/localZone.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { livesByHouse, useDualTime } from '../../lib/time/zones.ts';
import { MonthPager } from '../../ui/calendar/MonthPager.tsx';
import { TryAgain } from '../../ui/TryAgain.tsx';
import { CalendarItemIcon } from './CalendarItemIcon.tsx';
import { groupByDay, mergeCalendarItems, type CalendarItem } from './calendarItems.ts';
import { DayReleases } from './DayReleases.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { useReleased, useTask, type Task, type ReadyChapter } from './useRelease.ts';
import css from './Calendar.module.css';

interface Props {
  id: number;
  chapters: readonly ReadyChapter[];
  /** The language of the story. */
  written: string;
  /** Nothing can be changed any more. */
  fixed: boolean;
}

/** What goes out, went out and should have, by day; chapters that wait can be moved, and moved back. */
export function Calendar({ id, chapters, written, fixed }: Props) {
  const t = useT();
  const formatDual = useDualTime();
  const notify = useNotify();
  const { run, pending, dialog } = useTask(id, written);
  const [zone, setZone] = useState(houseZone);
  const now = useNow();
  const today = toWall(now, zone).day;
  const [day, setDay] = useState(today);
  const [undo, setUndo] = useState<{ message: string; back?: Partial<Task> }>();
  const month = getMonth(day);
  const { data, error, refetch } = useReleased(id, month);
  const items = groupByDay(mergeCalendarItems(chapters, data?.items ?? [], now), zone);

  const change = async (task: Partial<Task>, message: string, back: Partial<Task>) => {
    setUndo(undefined);
    if (await run(task)) setUndo({ message, back });
  };
  const move = ({ id, at, ...item }: CalendarItem, to: string) => {
    if (to === at) return;
    if (Date.parse(to) <= Date.now()) return notify('releases.writing.errors.past', { type: 'error' });
    const message = t('releases.writing.calendar.moved', { number: item.number, date: formatDual(to) });
    // What was missed cannot be missed again: its way back is out of the schedule.
    const back = Date.parse(at) <= Date.now() ? { take_out: [id] } : { chapters: [{ id, release_at: at }] };
    void change({ chapters: [{ id, release_at: to }] }, message, back);
  };
  const takeOut = (item: CalendarItem) => {
    const { id, at } = item;
    const message = t('releases.writing.calendar.taken_out', { number: item.number });
    void change({ take_out: [id] }, message, { chapters: [{ id, release_at: at }] });
  };
  const takeBack = async () => {
    const back = undo?.back;
    setUndo(undefined);
    if (back && (await run(back))) setUndo({ message: t('releases.writing.calendar.undone') });
  };
  return (
    <section className={css.calendar} aria-labelledby="calendar">
      <div className={css.bar}>
        <h2 id="calendar">{t('releases.writing.calendar.title')}</h2>
        <MonthPager
          month={month}
          previous={t('releases.writing.calendar.previous')}
          next={t('releases.writing.calendar.next')}
          onMonth={(to) => setDay(`${to}-01`)}
        />
        {!livesByHouse() && (
          <label className={css.zone}>
            {t('releases.writing.zone.label')}
            <select className="control" value={zone} onChange={({ target }) => setZone(target.value)}>
              <option value={houseZone}>{t('releases.writing.zone.house')}</option>
              <option value={getLocalZone()}>{t('releases.writing.zone.own', { zone: getLocalZone() })}</option>
            </select>
          </label>
        )}
      </div>
      {!fixed && <p className="note">{t('releases.writing.calendar.text')}</p>}
      {error && !data && <TryAgain retry={refetch} error={error} />}
      {dialog}
      <div role="status" className={css.status}>
        {undo && (
          <p className="actions callout good">
            {undo.message}{' '}
            {undo.back && (
              <button className="button quiet" disabled={pending} onClick={() => void takeBack()}>
                {t('common.shared.undo')}
              </button>
            )}
          </p>
        )}
      </div>
      <MonthGrid
        month={month}
        day={day}
        today={today}
        zone={zone}
        items={items}
        fixed={fixed || pending}
        onDay={setDay}
        onMove={(item, on) =>
          move(item, getInstantAt({ day: on, time: toWall(new Date(item.at), zone).time }, zone).toISOString())
        }
      />
      <ul className={css.legend} aria-hidden>
        {(['scheduled', 'published', 'late', 'missed'] as const).map((state) => (
          <li key={state} data-state={state} className={css.item}>
            <CalendarItemIcon state={state} />
            {t(`releases.writing.calendar.state.${state}`)}
          </li>
        ))}
      </ul>
      <DayReleases
        day={day}
        zone={zone}
        written={written}
        items={items.get(day) ?? []}
        fixed={fixed}
        pending={pending}
        onMove={move}
        onTakeOut={takeOut}
      />
    </section>
  );
}
