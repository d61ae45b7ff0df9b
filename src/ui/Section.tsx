import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { Loading } from './Loading.tsx';
import { TryAgain } from './TryAgain.tsx';

interface Props<T> {
  title: string;
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  /** The anchor of a guidance step. */
  guide?: string;
  className?: string | undefined;
  children: (data: T) => ReactNode;
}

/** A part of the page with data of its own: where they do not come, the other parts stay. */
export function Section<T>({ title, query: { data, error, refetch }, guide, className = 'card', children }: Props<T>) {
  const heading = useId();
  return (
    <section className={className} aria-labelledby={heading} data-guide={guide}>
      <h2 id={heading}>{title}</h2>
      {data === undefined && !error && <Loading />}
      {error && data === undefined && <TryAgain className="actions" retry={refetch} error={error} />}
      {data !== undefined && children(data)}
    </section>
  );
}
