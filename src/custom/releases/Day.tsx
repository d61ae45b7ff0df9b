import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState } from 'react';
import { formatNumber, formatOrdinal } from '#domain/kit/figures.ts';
import { formatDay, formatTimeIn } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { useLatest } from '../../lib/useLatest.ts';
import type { Entry } from './entries.ts';
import { EntryIcon } from './EntryIcon.tsx';
import css from './Calendar.module.css';

interface Props {
  day: string;
  /** It is the chosen one; arrows move on from it. */
  chosen: boolean;
  today: string;
  zone: string;
  entries: readonly Entry[];
  fixed: boolean;
  onDay: (day: string) => void;
  onMove: (entry: Entry, day: string) => void;
}

const shownEntries = 3;

/** A day in the month of releases. Unless it is over, it takes chapters that are dragged to it. */
export function Day({ day, chosen, today, zone, entries, fixed, onDay, onMove }: Props) {
  const language = useLanguage();
  const cell = useRef<HTMLTableCellElement>(null);
  const [isOver, setIsOver] = useState(false);
  const takes = day >= today;
  const latest = useLatest({ onMove });
  useEffect(() => {
    if (!takes) return undefined;
    return dropTargetForElements({
      element: cell.current!,
      canDrop: ({ source }) => 'entry' in source.data,
      onDragStart: () => setIsOver(true),
      onDragEnter: () => setIsOver(true),
      onDragLeave: () => setIsOver(false),
      onDrop({ source }) {
        setIsOver(false);
        latest.current.onMove(source.data.entry as Entry, day);
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
      {entries.slice(0, shownEntries).map((entry) => (
        <Chip key={entry.id} entry={entry} zone={zone} fixed={fixed} />
      ))}
      {entries.length > shownEntries && (
        <span className={css.more}>+{formatNumber(entries.length - shownEntries, language)}</span>
      )}
    </td>
  );
}

/** A release; a chapter that waits can be dragged to another day. */
function Chip({ entry, zone, fixed }: { entry: Entry; zone: string; fixed: boolean }) {
  const t = useT();
  const language = useLanguage();
  const chip = useRef<HTMLSpanElement>(null);
  const movable = !fixed && (entry.state === 'scheduled' || entry.state === 'missed');
  const latest = useLatest(entry);
  useEffect(() => {
    if (!movable) return undefined;
    return draggable({ element: chip.current!, getInitialData: () => ({ entry: latest.current }) });
  }, [movable, latest]);
  return (
    <span ref={chip} className={css.entry} data-state={entry.state} title={formatTimeIn(entry.at, language, zone)}>
      <EntryIcon state={entry.state} />
      <span className={css.named}>{t('releases.writing.chapter', { number: entry.number })}</span>
      <span className={css.numbered} aria-hidden>
        {formatOrdinal(entry.number, language)}
      </span>
      <span className="visually-hidden"> ({t(`releases.writing.calendar.state.${entry.state}`)})</span>
    </span>
  );
}
