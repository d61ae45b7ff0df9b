import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { memo, useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import { getChapterState } from '#domain/chapters/chapter.ts';
import { formatNumber, formatOrdinal } from '#domain/kit/figures.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { formatClock, formatDate, formatTime } from '#domain/shared/formatDates.ts';
import type { Translate } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { getChapterPath } from '../../../lib/routing/story.ts';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import type { Row } from './useContents.ts';
import css from './Contents.module.css';

/** Pixels; all rows have the same, so that any of them is found by its number. */
export const rowHeight = 58;

interface Props {
  row: Row | undefined;
  index: number;
  /** In pixels from the top of the list. */
  top: number;
  story_id: number;
  /** Handed down: a thousand rows a second come into view while the list is scrolled. */
  t: Translate;
  language: InterfaceLanguage;
  lang: string;
  selected: boolean;
  /** A completed story is only read. */
  readOnly: boolean;
  /** Only all chapters together have an order to change. */
  sortable: boolean;
  onToggle: (index: number, row: Row, range: boolean) => void;
  onMove: (row: Row) => void;
  /** Says what is being dragged. */
  getLabel: (id: number) => string;
}

export const ChapterRow = memo(function ChapterRow(props: Props) {
  const { row, index, top, selected } = props;
  const place = { transform: `translateY(${top}px)` };
  if (!row) return <div className={css.row} style={place} role="row" aria-rowindex={index + 2} aria-busy />;
  return (
    <div
      className={`${css.row} ${selected ? css.selected : ''}`}
      style={place}
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
    >
      <Cells {...props} row={row} />
    </div>
  );
});

function Cells({ row, index, story_id, lang, selected, readOnly, sortable, ...props }: Props & { row: Row }) {
  const { t, language, onToggle, onMove, getLabel } = props;
  const makeDraggable = useDraggable(row.id, sortable, getLabel);
  const { number, title, word_count, reads, updated_at } = row;
  const state = getChapterState(row);
  const toggle = (event: MouseEvent) => onToggle(index, row, event.shiftKey);
  return (
    <>
      {!readOnly && (
        <div className={css.marks} role="cell">
          <button
            type="button"
            className={css.handle}
            aria-label={t('chapters.writing.contents.move.handle', { number })}
            title={
              sortable
                ? t('chapters.writing.contents.move.handle', { number })
                : t('chapters.writing.contents.move.filtered')
            }
            onPointerEnter={makeDraggable}
            aria-haspopup="dialog"
            onClick={() => onMove(row)}
          >
            <GripVertical />
          </button>
          <input
            type="checkbox"
            className={css.check}
            checked={selected}
            aria-label={t('chapters.writing.contents.list.select', { number })}
            onClick={toggle}
            onChange={() => undefined}
          />
        </div>
      )}
      <div className={css.number} role="cell">
        {formatOrdinal(number, language)}
      </div>
      <div className={css.name} role="cell">
        <Link to={getChapterPath(story_id, row.id)} title={title ?? undefined} lang={title ? lang : undefined}>
          {title || t('chapters.writing.contents.list.untitled', { number })}
        </Link>
        <Note {...{ row, lang, t }} />
      </div>
      <div role="cell">
        <StateChip state={state}>{t(`chapters.shared.status.${state}`)}</StateChip>
      </div>
      <div className={css.count} role="cell">
        {formatNumber(word_count, language)}
      </div>
      <div className={css.count} role="cell">
        {reads === null ? '–' : formatNumber(reads, language)}
      </div>
      <div
        className="note"
        role="cell"
        title={t('chapters.writing.contents.list.changed', { time: formatTime(updated_at, language) })}
      >
        <Live {...{ row, t, language }} />
      </div>
    </>
  );
}

/** When a chapter went live, or is planned to. */
function Live({
  row: { status, published_at, release_at },
  t,
  language,
}: Pick<Props, 't' | 'language'> & { row: Row }) {
  if (status === 'published' && published_at) return formatDate(published_at, language);
  if (!release_at) return '–';
  return (
    <span className={css.planned}>
      <CalendarClock />
      <span className="visually-hidden">{t('chapters.writing.contents.list.planned')}</span>
      {formatDate(release_at, language)}
      <span className={css.clock}>{formatClock(Date.parse(release_at), language)}</span>
    </span>
  );
}

/** Why a chapter was rejected, and that readers see an earlier text meanwhile. */
function Note({ row, lang, t }: Pick<Props, 'lang' | 't'> & { row: Row }) {
  const state = getChapterState(row);
  if (state === 'rejected' && row.rejection_reason)
    return (
      <span className={`${css.note} ${css.reason}`} title={row.rejection_reason} lang={lang}>
        {row.rejection_reason}
      </span>
    );
  const notes = [
    state === 'pending_review' &&
      row.publish_when_approved &&
      !row.release_at &&
      t('chapters.writing.contents.list.live_when_approved'),
    row.revision_status && t('chapters.writing.contents.list.revised'),
  ].filter(Boolean);
  return notes.length > 0 && <span className={css.note}>{notes.join(' · ')}</span>;
}

/** Lets a row be dragged by its handle, from when the pointer is there: most rows pass by without. */
function useDraggable(id: number, sortable: boolean, getLabel: (id: number) => string) {
  const cleanUp = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      cleanUp.current?.();
      cleanUp.current = undefined;
    },
    // eslint-disable-next-line react/exhaustive-effect-dependencies -- what was registered knows the former ones
    [id, sortable, getLabel],
  );
  return ({ currentTarget: dragHandle }: PointerEvent<HTMLElement>) => {
    const element = dragHandle.closest<HTMLElement>('[role=row]');
    if (!sortable || !element) return;
    cleanUp.current ??= draggable({
      element,
      dragHandle,
      getInitialData: () => ({ id }),
      onGenerateDragPreview: ({ nativeSetDragImage }) =>
        setCustomNativeDragPreview({
          nativeSetDragImage,
          render({ container }) {
            const label = document.createElement('div');
            label.className = css.preview!;
            label.textContent = getLabel(id);
            container.append(label);
          },
        }),
    });
  };
}
