import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  discardSourceImport,
  editSourceRow,
  getSourceImport,
  lowerSourceTitle,
  numberSourceRows,
  storeSourceImport,
  takeStory,
} from '#domain/books/sourceImport.calls.ts';
import type { SourceRowStatus } from '#domain/books/sourceImport.ts';
import type { AnswerOf, BodyOf } from '#domain/kit/call.ts';
import type { Message } from '#domain/kit/messages.ts';
import { send, type ApiError } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { useInOrder } from '../../../lib/command/useInOrder.ts';
import { sourceImportKeys } from '../queryKeys.ts';
import { sendSource, type Progress, type Refused } from './sendSource.ts';

export const perPage = 50;
export type Filter = SourceRowStatus | 'all';
export type Waiting = NonNullable<AnswerOf<typeof getSourceImport>['import']>;
export type Row = Waiting['items'][number];
export type Edit = BodyOf<typeof editSourceRow> | 'lower_title';
export type Stored = AnswerOf<typeof storeSourceImport>;

/** The import of a book as its manager works on it: files on their way, the rows that wait, and what becomes of them. */
export function useSourceImport(book_id: number) {
  const queries = useQueryClient();
  const [filter, setFilter] = useState<Filter>('all');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: sourceImportKeys.page(book_id, filter, page),
    queryFn: () =>
      send(getSourceImport, {
        params: { book_id },
        query: { page, per_page: perPage, ...(filter !== 'all' && { status: [filter] }) },
      }),
    placeholderData: keepPreviousData,
  });
  const [progress, setProgress] = useState<Progress>();
  const [refused, setRefused] = useState<Refused[]>([]);
  const [problem, setProblem] = useState<Message>();
  const [stored, setStored] = useState<Stored>();
  const calling = useRef<AbortController>(undefined);
  useEffect(() => () => calling.current?.abort(), []);
  const id = data?.import?.id ?? 0;
  const renew = () => queries.invalidateQueries({ queryKey: sourceImportKeys.of(book_id) });
  const show = (next: Filter) => {
    setFilter(next);
    setPage(1);
  };

  async function pick(files: readonly File[]) {
    const own = (calling.current = new AbortController());
    setProblem(undefined);
    setRefused([]);
    setStored(undefined);
    try {
      const { data: now } = await refetch();
      const joins = (now ?? data)?.import?.file_name != null;
      setRefused(await sendSource(book_id, files, { joins, onProgress: setProgress, signal: own.signal }));
      show('all');
      await renew();
    } catch (failure) {
      if (!own.signal.aborted) throw failure;
    } finally {
      setProgress(undefined);
    }
  }

  const { run, pending: changing } = useInOrder((refusal) => setProblem(refusal.problem));
  const change = (work: () => Promise<unknown>): Promise<boolean> => {
    setProblem(undefined);
    return run(async () => {
      try {
        await work();
      } finally {
        await renew();
      }
    });
  };
  const edit = (row_id: number, body: Edit) =>
    change(() =>
      body === 'lower_title'
        ? send(lowerSourceTitle, { params: { id, row_id } })
        : send(editSourceRow, { params: { id, row_id }, body }),
    );

  const onRefused = (refusal: ApiError) => {
    setProblem(refusal.problem);
    void renew();
  };
  const storing = useCommand(storeSourceImport, {
    onSuccess: async (answer) => {
      setStored(answer);
      setProblem(undefined);
      setRefused([]);
      await renew();
    },
    onRefused,
  });
  const taking = useCommand(takeStory, {
    onSuccess: async () => {
      setStored(undefined);
      setProblem(undefined);
      setRefused([]);
      show('all');
      await renew();
    },
    onRefused,
  });
  const discarding = useCommand(discardSourceImport, { onSuccess: renew, onRefused });

  return {
    data,
    error,
    refetch,
    filter,
    show,
    page,
    setPage,
    progress,
    refused,
    problem,
    stored,
    pick,
    edit,
    numberFrom: (first: number) => change(() => send(numberSourceRows, { params: { id }, body: { first } })),
    store: (revision: number) => storing.run({ params: { id }, body: { revision } }),
    storing: storing.pending,
    takeStory: () => taking.run({ params: { book_id } }),
    taking: taking.pending,
    discard: () => discarding.run({ params: { id } }),
    pending: changing || storing.pending || taking.pending || discarding.pending,
  };
}
