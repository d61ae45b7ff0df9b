import { useId, useState } from 'react';
import { sourceRowStatuses } from '#domain/books/sourceImport.ts';
import { maxNumber } from '#domain/chapter-import/headingNumber.ts';
import { formatNumber, formatOrdinal } from '#domain/kit/figures.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { AskButton } from '../../../ui/fields/AskButton.tsx';
import { Tabs } from '../../../ui/fields/Tabs.tsx';
import { RowsTable } from '../../../ui/headings/RowsTable.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { SourceRow } from './SourceRow.tsx';
import { perPage, type Filter, type useSourceImport, type SourceImport } from './useSourceImport.ts';
import notes from '../../../ui/headings/notes.module.css';
import css from '../../../ui/headings/rows.module.css';

interface Props {
  waiting: SourceImport;
  work: ReturnType<typeof useSourceImport>;
}

/** The rows of an import before they are chapters of the book: what each would do, and what is to be corrected. */
export function SourceRows({ waiting, work }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  const language = useLanguage();
  const { file_name, files, created_at, counts, reopened, missing, items, total, revision } = waiting;
  const { filter, page, pending, storing, stage } = work;
  const problem = stage.name === 'choosing' ? stage.problem : undefined;
  const name =
    file_name === null
      ? t('books.seldom.import.of_story')
      : files === 1
        ? file_name
        : formatCount('books.seldom.import.more_files', files - 1, { file: file_name });
  const toStore = counts.new + counts.changed;
  const gaps = missing.map(({ from, to }) =>
    [...new Set([from, to])].map((number) => formatOrdinal(number, language)).join('–'),
  );
  const filters: Filter[] = ['all', ...sourceRowStatuses];
  const getCount = (one: Filter) =>
    one === 'all' ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[one];
  return (
    <section className={css.grid} aria-label={name}>
      <div className={css.bar} data-actions="">
        <p className={css.file}>
          {t('books.seldom.import.waits', { file: name, date: formatTime(created_at, language) })}
        </p>
        <AskButton
          className="button quiet"
          action={t('books.seldom.import.discard')}
          title={t('books.seldom.import.discard_ask')}
          disabled={pending}
          onDo={work.discard}
        >
          <p>{t('books.seldom.import.discard_loses')}</p>
        </AskButton>
      </div>
      <Tabs
        label={t('books.seldom.import.show')}
        names={filters.filter((one) => one === 'all' || one === filter || getCount(one) > 0)}
        value={filter}
        onPick={work.show}
      >
        {(one) => (
          <>
            {t(one === 'all' ? 'books.seldom.import.all' : `books.seldom.import.status.${one}`)}{' '}
            <small>{formatNumber(getCount(one), language)}</small>
          </>
        )}
      </Tabs>
      {reopened > 0 && <p className="callout">{formatCount('books.seldom.import.reopened', reopened)}</p>}
      {gaps.length > 0 && <p className="callout">{t('books.seldom.import.missing', { numbers: gaps.join(', ') })}</p>}
      <NumberAll pending={pending} onNumber={(first) => void work.numberFrom(first)} />
      <RowsTable
        columns={[
          { name: t('books.seldom.import.column.take') },
          { name: t('books.seldom.import.column.number') },
          { name: t('books.seldom.import.column.title') },
          { name: t('books.seldom.import.column.words'), amount: true },
          { name: t('books.seldom.import.column.status') },
        ]}
      >
        {items.map((row, at) => (
          <SourceRow
            key={row.id}
            row={row}
            place={(page - 1) * perPage + at + 1}
            withFile={files > 1}
            onEdit={work.edit}
          />
        ))}
      </RowsTable>
      {items.length === 0 && <p className="callout">{t('books.seldom.import.no_rows')}</p>}
      <Pager page={page} pages={Math.ceil(total / perPage)} onPage={work.setPage} />
      <div className={css.confirm} data-actions="">
        <span role="alert" className={notes.problem}>
          {problem
            ? t(problem.message, problem.args)
            : counts.problem > 0 && formatCount('books.seldom.import.correct_first', counts.problem)}
        </span>
        {storing && <progress aria-label={t('books.seldom.import.storing')} />}
        {toStore === 0 && counts.problem === 0 && <span>{t('books.seldom.import.nothing')}</span>}
        <button
          type="button"
          className="button"
          disabled={pending || toStore === 0 || counts.problem > 0}
          onClick={() => void work.store(revision)}
        >
          {storing ? t('books.seldom.import.storing') : formatCount('books.seldom.import.store', toStore)}
        </button>
      </div>
    </section>
  );
}

/** Numbers what is taken in its order: a file may count otherwise than the book, or not at all. */
function NumberAll({ pending, onNumber }: { pending: boolean; onNumber: (first: number) => void }) {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState('1');
  const isNumber = /^[1-9]\d{0,3}$/.test(typed.trim());
  return (
    <form
      className={css.group}
      onSubmit={(event) => {
        event.preventDefault();
        if (isNumber) onNumber(Number(typed));
      }}
    >
      <label htmlFor={id}>{t('books.seldom.import.in_order')}</label>
      <input
        id={id}
        className={css.first}
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={!isNumber || undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit" className="button quiet small" disabled={pending || !isNumber}>
        {t('books.seldom.import.number_all')}
      </button>
      {!isNumber && (
        <span className={notes.problem} role="alert">
          {t('chapter-import.shared.number_invalid', { max: maxNumber })}
        </span>
      )}
    </form>
  );
}
