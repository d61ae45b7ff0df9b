import { useFormatCount } from '../i18n/useFormatCount.ts';

interface Props {
  isSearched: boolean;
  count: number | undefined;
}

/** Tells who cannot see the list how many a search has found. */
export function ResultCount({ isSearched, count }: Props) {
  const formatCount = useFormatCount();
  return (
    <span className="visually-hidden" aria-live="polite">
      {isSearched && count !== undefined && formatCount('common.found', count)}
    </span>
  );
}
