import type { ReactNode } from 'react';
import { useT } from '../i18n/index.ts';

interface Props {
  /** What went wrong. */
  children: ReactNode;
  retry: () => unknown;
  className?: string;
}

/** Stands where a part of a page did not come. */
export function TryAgain({ children, retry, className }: Props) {
  const t = useT();
  return (
    <p role="alert" className={className}>
      {children}{' '}
      <button type="button" className="button quiet" onClick={() => void retry()}>
        {t('common.retry')}
      </button>
    </p>
  );
}
