import type { ReactNode } from 'react';
import { useT } from '../i18n/index.ts';
import { ApiError } from '../lib/api/apiError.ts';
import { isHidden, useHiddenSentence } from './Hidden.tsx';

interface Props {
  retry: () => unknown;
  /** What went wrong, or in `children` what is said of it. */
  error?: Error;
  children?: ReactNode;
  className?: string;
}

/** Stands where a part of a page did not come. */
export function TryAgain({ retry, error, children, className }: Props) {
  const t = useT();
  const hidden = useHiddenSentence();
  const { message, args } = error instanceof ApiError ? error.problem : { message: 'pages.problem.offline' as const };
  if (isHidden(error)) return <p className={`muted ${className ?? ''}`}>{hidden}</p>;
  return (
    <p role="alert" className={className}>
      {children ?? t(message, args)}{' '}
      <button type="button" className="button quiet" onClick={() => void retry()}>
        {t('common.retry')}
      </button>
    </p>
  );
}
