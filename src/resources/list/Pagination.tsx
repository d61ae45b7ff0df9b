import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useListPaginationContext, useTranslate } from 'ra-core';
import { formatOrdinal } from '#domain/kit/figures.ts';
import { useLanguage } from '../../i18n/index.ts';
import { listPagesAround } from './pagesAround.ts';
import css from './pagination.module.css';

/** Where one is in a list, the way to its other pages, and how long they are. */
export function Pagination({ sizes }: { sizes: readonly number[] }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { page, perPage, total = 0, setPage, setPerPage } = useListPaginationContext();
  const last = Math.ceil(total / perPage);
  if (page > last) return null;
  const range = translate('ra.navigation.page_range_info', {
    offsetBegin: (page - 1) * perPage + 1,
    offsetEnd: Math.min(page * perPage, total),
    total,
  });
  const step = (to: number, key: 'previous' | 'next') => (
    <button aria-label={translate(`ra.navigation.${key}`)} disabled={to < 1 || to > last} onClick={() => setPage(to)}>
      {key === 'previous' ? <ChevronLeft /> : <ChevronRight />}
    </button>
  );
  return (
    <nav className={css.pagination} aria-label={range}>
      <label>
        {translate('ra.navigation.page_rows_per_page')}{' '}
        <select value={perPage} onChange={({ target }) => setPerPage(Number(target.value))}>
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <span>{range}</span>
      <span className={css.pages}>
        {step(page - 1, 'previous')}
        {listPagesAround(page, last).map((at, index, all) =>
          at === null ? (
            <span key={`after ${all[index - 1]}`}>…</span>
          ) : (
            <button
              key={at}
              aria-label={translate('ra.navigation.page', { page: at })}
              aria-current={at === page ? 'page' : undefined}
              onClick={() => setPage(at)}
            >
              {formatOrdinal(at, language)}
            </button>
          ),
        )}
        {step(page + 1, 'next')}
      </span>
    </nav>
  );
}
