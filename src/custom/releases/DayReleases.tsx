import { useState } from 'react';
import { formatDay } from '#domain/shared/formatDates.ts';
import { formatRoughSpan } from '#domain/shared/formatSpans.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { useDualTime } from '../../lib/time/zones.ts';
import { CalendarItemIcon } from './CalendarItemIcon.tsx';
import type { CalendarItem } from './calendarItems.ts';
import { MoveDialog } from './MoveDialog.tsx';
import css from './Calendar.module.css';

interface Props {
  day: string;
  zone: string;
  /** The language of the story. */
  written: string;
  items: readonly CalendarItem[];
  fixed: boolean;
  pending: boolean;
  onMove: (item: CalendarItem, to: string) => void;
  onTakeOut: (item: CalendarItem) => void;
}

/** The releases of the chosen day, and what can be done with each. */
export function DayReleases({ day, zone, written, items, fixed, pending, onMove, onTakeOut }: Props) {
  const t = useT();
  const language = useLanguage();
  const formatDual = useDualTime();
  const [moving, setMoving] = useState<CalendarItem>();
  return (
    <section className={css.dayReleases} aria-labelledby="day">
      <h3 id="day">{formatDay(day, language)}</h3>
      {items.length === 0 && <p className="note">{t('releases.writing.calendar.nothing')}</p>}
      <ul>
        {items.map((item) => {
          const { id, number, title, at, due, state } = item;
          const named = t('releases.writing.chapter', { number });
          return (
            <li key={id}>
              <span className={css.item} data-state={state}>
                <CalendarItemIcon state={state} />
                {t(`releases.writing.calendar.state.${state}`)}
              </span>
              <div>
                <strong>
                  {named} {title && <span lang={written}>{title}</span>}
                </strong>
                <p className="note">
                  {formatDual(at)}
                  {state === 'late' &&
                    due &&
                    `, ${t('releases.writing.calendar.due', { date: formatDual(due), span: formatRoughSpan(Date.parse(at) - Date.parse(due), language) })}`}
                </p>
              </div>
              {!fixed && (state === 'scheduled' || state === 'missed') && (
                <div className="actions">
                  <button
                    className="button quiet"
                    disabled={pending}
                    aria-haspopup="dialog"
                    onClick={() => setMoving(item)}
                  >
                    {t('releases.writing.calendar.change')} <span className="visually-hidden">({named})</span>
                  </button>
                  <button className="button quiet" disabled={pending} onClick={() => onTakeOut(item)}>
                    {t('releases.writing.calendar.take_out')} <span className="visually-hidden">({named})</span>
                  </button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {moving && (
        <MoveDialog
          item={moving}
          zone={zone}
          onClose={() => setMoving(undefined)}
          onMove={(to) => {
            setMoving(undefined);
            onMove(moving, to);
          }}
        />
      )}
    </section>
  );
}
