import { useCounted } from '../i18n/useCounted.ts';

interface Props {
  isSearched: boolean;
  count: number | undefined;
}

/** Tells who cannot see the list how many a search has found. */
export function ResultCount({ isSearched, count }: Props) {
  const counted = useCounted();
  return (
    <span className="visually-hidden" aria-live="polite">
      {isSearched && count !== undefined && counted('common.found', count)}
    </span>
  );
}
