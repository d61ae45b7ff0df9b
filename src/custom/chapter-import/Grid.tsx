import { useCallback, useEffect, useRef, useState } from 'react';
import type { Message } from '#domain/kit/messages.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { useFormatCount } from '../../i18n/useFormatCount.ts';
import { AskButton } from '../../ui/fields/AskButton.tsx';
import { RowsTable } from '../../ui/headings/RowsTable.tsx';
import { describeFate, isWorthALook } from './choices.ts';
import type { RowFilter } from './gridFilter.ts';
import { Preview } from './Preview.tsx';
import { RowLine } from './RowLine.tsx';
import type { Row, ChapterImport } from './sendFile.ts';
import { Summary } from './Summary.tsx';
import { useImport, type Change, type Stored } from './useImport.ts';
import notes from '../../ui/headings/notes.module.css';
import css from '../../ui/headings/rows.module.css';

export type { Stored };

interface Props {
  storyId: number;
  upload: ChapterImport;
  onChanged: (upload: ChapterImport) => void;
  onStored: (stored: Stored) => void;
  onDiscarded: () => void;
  onOutdated: (why: Message) => void;
}

/** The rows of an import before they are chapters of the story: what each would do, and what its author wants. */
export function Grid({ storyId, upload, ...on }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  const language = useLanguage();
  const { rows, files, file_name, created_at } = upload;
  const { choices, numbers, pending, storing, problem, change, choose, chooseForAll, store, discard } = useImport({
    storyId,
    upload,
    ...on,
  });
  const [filter, setFilter] = useState<RowFilter>('all');
  const [preview, setPreview] = useState<Row>();
  const body = useRef<HTMLTableSectionElement>(null);

  const fates = rows.map((row, at) => describeFate(row, choices[at]!));
  const isShown = (row: Row, at: number) =>
    filter === 'all' || (filter === 'look' ? isWorthALook(row) : fates[at] === filter);
  const visible = rows.map((row, at) => ({ row, at })).filter(({ row, at }) => isShown(row, at));
  const selectedCount = choices.filter((choice) => choice !== 'skip').length;

  // What had the focus is gone with a change of the rows: the row that is in its place takes it.
  const focus = useRef<{ at: number; after: number }>(undefined);
  const { revision } = upload;
  useEffect(() => {
    if (!focus.current || focus.current.after === revision) return;
    body.current?.querySelector<HTMLElement>(`[data-at="${focus.current.at}"] input[data-field=title]`)?.focus();
    focus.current = undefined;
  });
  const work = useCallback(
    async (row: Row, at: number, what: Change) => {
      const step = { heading: undefined, merge: -1, split: 1, lower_title: 0 }[what.how];
      if (step !== undefined) focus.current = { at: at + step, after: revision };
      const done = await change(row, what);
      if (!done) focus.current = undefined;
      return done;
    },
    [change, revision],
  );

  const name =
    files === 1
      ? t('chapter-import.writing.quoted', { text: file_name })
      : t('chapter-import.writing.more_files', { file: file_name, smart_count: files - 1 });
  return (
    <section className={css.grid} aria-label={file_name}>
      <div className={css.bar}>
        <p className={css.file}>
          {t('chapter-import.writing.file_waits', { file: name, date: formatTime(created_at, language) })}
        </p>
        <AskButton
          className="button quiet"
          action={t('chapter-import.writing.discard')}
          title={t('chapter-import.writing.discard_ask')}
          disabled={pending}
          onDo={discard}
        >
          <p>{t('chapter-import.writing.discard_loses')}</p>
        </AskButton>
      </div>
      <Summary
        upload={upload}
        fates={fates}
        numbers={numbers}
        filter={filter}
        pending={pending}
        onFilter={setFilter}
        onForAll={chooseForAll}
      />
      <RowsTable
        body={body}
        columns={[
          { name: t('chapter-import.writing.column.number') },
          { name: t('chapter-import.writing.column.story') },
          { name: t('chapter-import.writing.column.chapter') },
          { name: t('chapter-import.writing.column.words'), amount: true },
          { name: t('chapter-import.writing.column.choice') },
        ]}
      >
        {visible.map(({ row, at }) => (
          <RowLine
            key={row.id}
            row={row}
            at={at}
            choice={choices[at]!}
            number={numbers[at]!}
            withFile={files > 1}
            onChoose={choose}
            onChange={work}
            onPreview={setPreview}
          />
        ))}
      </RowsTable>
      {visible.length === 0 && <p className="callout">{t('chapter-import.writing.no_rows')}</p>}
      <div className={css.confirm}>
        <span role="alert" className={notes.problem}>
          {problem && t(problem.message, problem.args)}
        </span>
        <button type="button" className="button" disabled={pending || selectedCount === 0} onClick={() => void store()}>
          {storing
            ? t('chapter-import.writing.storing')
            : selectedCount === 0
              ? t('chapter-import.writing.store_none')
              : formatCount('chapter-import.writing.store', selectedCount)}
        </button>
      </div>
      {preview && (
        <Preview
          id={upload.id}
          row={preview}
          onSplit={async (paragraph) => {
            setPreview(undefined);
            await work(
              preview,
              rows.findIndex(({ id }) => id === preview.id),
              { how: 'split', paragraph, line: 0 },
            );
          }}
          onClose={() => setPreview(undefined)}
        />
      )}
    </section>
  );
}
