import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState } from 'react';
import { formatNumber, formatOrdinal } from '#domain/kit/figures.ts';
import { formatDay, formatTimeIn } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { useLatest } from '../../lib/useLatest.ts';
import { CalendarItemIcon } from './CalendarItemIcon.tsx';
import type { CalendarItem } from './calendarItems.ts';
import css from './Calendar.module.css';

interface Props {
  day: string;
  /** It is the chosen one; arrows move on from it. */
  chosen: boolean;
  today: string;
  zone: string;
  items: readonly CalendarItem[];
  fixed: boolean;
  onDay: (day: string) => void;
  onMove: (item: CalendarItem, day: string) => void;
}

const shownItems = 3;

/** A day in the month of releases. Unless it is over, it takes chapters that are dragged to it. */
export function Day({ day, chosen, today, zone, items, fixed, onDay, onMove }: Props) {
  const language = useLanguage();
  const cell = useRef<HTMLTableCellElement>(null);
  const [isOver, setIsOver] = useState(false);
  const takes = day >= today;
  const latest = useLatest({ onMove });
  useEffect(() => {
    if (!takes) return undefined;
    return dropTargetForElements({
      element: cell.current!,
      canDrop: ({ source }) => 'item' in source.data,
      onDragStart: () => setIsOver(true),
      onDragEnter: () => setIsOver(true),
      onDragLeave: () => setIsOver(false),
      onDrop({ source }) {
        setIsOver(false);
        latest.current.onMove(source.data.item as CalendarItem, day);
      },
    });
  }, [day, takes, latest]);
  return (
    <td
      ref={cell}
      data-day={day}
      data-over={isOver ? '' : undefined}
      className={css.cell}
      tabIndex={chosen ? 0 : -1}
      aria-selected={chosen}
      aria-current={day === today ? 'date' : undefined}
      onClick={() => onDay(day)}
    >
      <span className="visually-hidden">{formatDay(day, language)}</span>
      <span className={css.date} aria-hidden>
        {formatNumber(Number(day.slice(8)), language)}
      </span>
      {items.slice(0, shownItems).map((item) => (
        <Chip key={item.id} item={item} zone={zone} fixed={fixed} />
      ))}
      {items.length > shownItems && (
        <span className={css.more}>+{formatNumber(items.length - shownItems, language)}</span>
      )}
    </td>
  );
}

/** A release; a chapter that waits can be dragged to another day. */
function Chip({ item, zone, fixed }: { item: CalendarItem; zone: string; fixed: boolean }) {
  const t = useT();
  const language = useLanguage();
  const chip = useRef<HTMLSpanElement>(null);
  const movable = !fixed && (item.state === 'scheduled' || item.state === 'missed');
  const latest = useLatest(item);
  useEffect(() => {
    if (!movable) return undefined;
    return draggable({ element: chip.current!, getInitialData: () => ({ item: latest.current }) });
  }, [movable, latest]);
  return (
    <span ref={chip} className={css.item} data-state={item.state} title={formatTimeIn(item.at, language, zone)}>
      <CalendarItemIcon state={item.state} />
      <span className={css.named}>{t('releases.writing.chapter', { number: item.number })}</span>
      <span className={css.numbered} aria-hidden>
        {formatOrdinal(item.number, language)}
      </span>
      <span className="visually-hidden"> ({t(`releases.writing.calendar.state.${item.state}`)})</span>
    </span>
  );
}
