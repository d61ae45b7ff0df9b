import { keepFocus } from '../lib/focus.ts';

interface Props {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  children: string;
  className?: string;
}

/** Asks for the next part of a list, as long as there is one. */
export function MoreButton({ list: { hasNextPage, isFetchingNextPage, fetchNextPage }, children, className }: Props) {
  if (!hasNextPage) return null;
  return (
    <button
      type="button"
      className={['button quiet', className].join(' ')}
      disabled={isFetchingNextPage}
      onClick={() => void fetchNextPage().finally(keepFocus())}
    >
      {children}
    </button>
  );
}
