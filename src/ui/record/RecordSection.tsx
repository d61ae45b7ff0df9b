import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import { Loading } from '../Loading.tsx';
import { TryAgain } from '../TryAgain.tsx';
import css from './RecordSection.module.css';

interface Props<T> {
  title: string;
  query: { data?: T; error: Error | null; refetch: UseQueryResult['refetch'] };
  children: (data: T) => ReactNode;
}

/** A part of a record's page in the back office, with data of its own. */
export function RecordSection<T>({ title, query: { data, error, refetch }, children }: Props<T>) {
  const translate = useTranslate();
  const heading = useId();
  return (
    <section className={css.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {!data && !error && <Loading />}
      {error && <TryAgain retry={refetch}>{translate(error.message)}</TryAgain>}
      {data && children(data)}
    </section>
  );
}
