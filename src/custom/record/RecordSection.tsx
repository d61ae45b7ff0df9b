import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import { Loading } from '../../shell/Loading.tsx';
import css from './RecordSection.module.css';

interface Props<T> {
  title: string;
  asked: { data?: T; error: Error | null; refetch: UseQueryResult['refetch'] };
  children: (data: T) => ReactNode;
}

/** A part of a record's page in the back office, with data of its own. */
export function RecordSection<T>({ title, asked: { data, error, refetch }, children }: Props<T>) {
  const t = useT();
  const translate = useTranslate();
  const heading = useId();
  return (
    <section className={css.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {!data && !error && <Loading />}
      {error && (
        <p role="alert">
          {translate(error.message)}{' '}
          <button type="button" className="button quiet" onClick={() => void refetch()}>
            {t('app.retry')}
          </button>
        </p>
      )}
      {data && children(data)}
    </section>
  );
}
