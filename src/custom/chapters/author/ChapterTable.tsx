import { useWindowVirtualizer } from '@tanstack/react-virtual';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { statusCodes } from '#domain/stories/story.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import type { Story } from '../../../lib/routing/story.ts';
import { useLatest } from '../../../lib/useLatest.ts';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { ChapterRow, rowHeight } from './ChapterRow.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { StepDialog } from './StepDialog.tsx';
import type { BulkStep, useBulk } from './useBulk.ts';
import { useRows, type Contents, type Row } from './useContents.ts';
import { useListKeys } from './useListKeys.ts';
import { useSelection } from './useSelection.ts';
import { useSorting } from './useSorting.ts';
import css from './Contents.module.css';

interface Props {
  story: Story;
  contents: Contents;
  bulk: ReturnType<typeof useBulk>;
  /** No filter leaves a chapter out. */
  whole: boolean;
  oldestFirst: boolean;
  onTurn: () => void;
}

/** The chapters as a table of which only what is in view is drawn, with selection and sorting. */
export function ChapterTable({ story, contents, bulk, whole, oldestFirst, onTurn }: Props) {
  const t = useT();
  const language = useLanguage();
  const formatCount = useFormatCount();
  const { total, rowsFrom } = contents;
  const readOnly = story.status === statusCodes.completed;
  const signed = story.contract_status === 'signed';
  const sortable = whole && !readOnly && !bulk.pending;

  const list = useRef<HTMLDivElement>(null);
  // eslint-disable-next-line react/incompatible-library -- nothing memoised depends on what it gives
  const virtualizer = useWindowVirtualizer({
    count: total,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin: useOffset(list),
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  const { rowAt, error } = useRows(contents, { first: items[0]?.index ?? 0, last: items.at(-1)?.index ?? 0 });

  const selection = useSelection(rowsFrom);
  const [step, setStep] = useState<BulkStep>();
  const [moving, setMoving] = useState<readonly Row[]>();

  /** A row alone, or with the selected ones where it is one of them. */
  const withSelected = (row: Row) => (selection.has(row.id) ? selection.rows : [row]);
  const sort = async (rows: readonly Row[], to: number) => {
    setMoving(undefined);
    if (await bulk.sort(rows, to)) selection.clear();
  };
  const shownRow = (id: number) => items.map(({ index }) => rowAt(index)).find((row) => row?.id === id);

  // The rows are drawn again only where they change, so what they call stays the same function.
  const latest = useLatest({ selection, withSelected });
  const onToggle = useCallback(
    (index: number, row: Row, range: boolean) => {
      const { selection } = latest.current;
      if (range) void selection.extend(index);
      else selection.toggle(index, row);
    },
    [latest],
  );
  const onMove = useCallback((row: Row) => setMoving(latest.current.withSelected(row)), [latest]);
  const getLabel = useCallback(
    (id: number) => {
      const { selection } = latest.current;
      return formatCount('chapters.writing.contents.move.dragged', selection.has(id) ? selection.rows.length : 1);
    },
    [formatCount, latest],
  );

  const dragged = useRef<readonly Row[]>([]);
  const gap = useSorting(
    list,
    total,
    (id) => {
      const row = shownRow(id);
      dragged.current = row ? withSelected(row) : [];
    },
    (line) => {
      const rows = dragged.current;
      const gap = oldestFirst ? line : total - line;
      const to = gap - rows.filter(({ number }) => number <= gap).length + 1;
      const stays = rows.every(({ number }, index) => number === to + index);
      if (rows.length > 0 && !stays) void sort(rows, to);
    },
  );
  const onKeyDown = useListKeys({
    list,
    total,
    rowAt,
    scrollTo: (index) => virtualizer.scrollToIndex(index),
    selection,
    move: (row, by) => {
      if (!sortable) return setMoving(withSelected(row));
      const rows = withSelected(row);
      const to = Math.min(Math.max(1, rows[0]!.number + (oldestFirst ? by : -by)), total - rows.length + 1);
      if (to !== rows[0]!.number || rows.length > 1) void sort(rows, to);
    },
  });

  const drawnIds = new Set<number>();
  return (
    <>
      {!readOnly && (
        <div className={css.sticky}>
          <SelectionBar
            rows={selection.rows}
            total={total}
            signed={signed}
            pending={bulk.pending}
            onAll={() => void selection.add(0, total - 1)}
            onClear={selection.clear}
            onStep={setStep}
            onMove={() => setMoving(selection.rows)}
          />
        </div>
      )}
      {error && (
        <TryAgain className={css.failed} retry={contents.retry}>
          {t('chapters.writing.contents.list.failed')}
        </TryAgain>
      )}
      <div
        className={`${css.table} ${readOnly ? css.readOnly : ''}`}
        role="table"
        aria-label={t('chapters.writing.contents.list.title')}
        aria-rowcount={total + 1}
      >
        <div role="rowgroup">
          <div className={css.columns} role="row" aria-rowindex={1}>
            {!readOnly && (
              <span role="columnheader">
                <span className="visually-hidden">{t('chapters.writing.contents.list.mark')}</span>
              </span>
            )}
            <span role="columnheader" aria-sort={oldestFirst ? 'ascending' : 'descending'}>
              <button
                type="button"
                className={css.turn}
                title={t(`chapters.writing.contents.list.${oldestFirst ? 'newest_first' : 'oldest_first'}`)}
                onClick={onTurn}
              >
                {t('chapters.writing.contents.list.number')}
                {oldestFirst ? <ArrowUp /> : <ArrowDown />}
              </button>
            </span>
            {(['chapter', 'state', 'words', 'reads', 'live'] as const).map((name) => (
              <span key={name} role="columnheader">
                {t(`chapters.writing.contents.list.${name}`)}
              </span>
            ))}
          </div>
        </div>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the boxes in it */}
        <div
          ref={list}
          className={css.rows}
          role="rowgroup"
          style={{ height: total * rowHeight }}
          onKeyDown={readOnly ? undefined : onKeyDown}
        >
          {items.map(({ index, start }) => {
            const row = rowAt(index);
            // While pages come anew one by one, a chapter may stand in two of them.
            const again = row !== undefined && drawnIds.has(row.id);
            if (row) drawnIds.add(row.id);
            return (
              <ChapterRow
                key={row && !again ? row.id : `place-${index}`}
                row={row}
                index={index}
                top={start - virtualizer.options.scrollMargin}
                story_id={story.id}
                t={t}
                language={language}
                lang={story.language}
                selected={row !== undefined && selection.has(row.id)}
                readOnly={readOnly}
                sortable={sortable}
                onToggle={onToggle}
                onMove={onMove}
                getLabel={getLabel}
              />
            );
          })}
          {gap !== undefined && <div className={css.gap} style={{ top: gap * rowHeight }} />}
        </div>
      </div>
      {step && (
        <StepDialog
          step={step}
          rows={selection.rows}
          signed={signed}
          pending={bulk.pending}
          onClose={() => setStep(undefined)}
          onConfirm={async (ready) => {
            // It may be asked once more before it is done.
            setStep(undefined);
            const done = await bulk.take(step, ready);
            if (done) selection.clear();
          }}
        />
      )}
      {moving && (
        <MoveDialog
          rows={moving}
          story_id={story.id}
          total={whole ? total : undefined}
          pending={bulk.pending}
          onClose={() => setMoving(undefined)}
          onConfirm={(to) => void sort(moving, to)}
        />
      )}
    </>
  );
}

/** How far an element is from the top of the page, which changes with what stands above it. */
function useOffset(element: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = () =>
      setOffset(element.current ? Math.round(element.current.getBoundingClientRect().top + window.scrollY) : 0);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return offset;
}
