import { useTranslate } from 'ra-core';
import { preloadOnHover } from '../lib/lazy/preloadOnHover.ts';
import css from './Pager.module.css';

interface Props {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Asks for a page ahead, which will probably be turned to. */
  onNear?: (page: number) => void;
}

export function Pager({ page, pages, onPage, onNear }: Props) {
  const translate = useTranslate();
  // Past the end, as where some rows are gone meanwhile, it leads back.
  if (pages === 0 || Math.max(page, pages) <= 1) return null;
  return (
    <nav
      className={css.pager}
      aria-label={translate('ra.navigation.page_range_info', { offsetBegin: page, offsetEnd: page, total: pages })}
    >
      <button className="button quiet" disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, pages))}>
        {translate('ra.navigation.previous')}
      </button>
      <span>
        {page} / {pages}
      </span>
      <button
        className="button quiet"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
        {...preloadOnHover(() => page < pages && onNear?.(page + 1))}
      >
        {translate('ra.navigation.next')}
      </button>
    </nav>
  );
}
