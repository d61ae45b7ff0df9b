import { useT } from '../../i18n/index.ts';
import css from './reading.module.css';

interface Props {
  queue: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

/** Asks for the next part of a queue, as long as there is one. */
export function MoreButton({ queue: { hasNextPage, isFetchingNextPage, fetchNextPage } }: Props) {
  const t = useT();
  if (!hasNextPage) return null;
  return (
    <button
      type="button"
      className={`button quiet ${css.more}`}
      disabled={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      {t('chapters.office.review.more')}
    </button>
  );
}
