import { keepPreviousData, useQuery } from '@tanstack/react-query';
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
import { useSharedCommand } from '../../../lib/command/useSharedCommand.ts';
import { sourceImportKeys } from '../queryKeys.ts';
import { sendSource, type Progress, type Refused } from './sendSource.ts';

export const perPage = 50;
export type Filter = SourceRowStatus | 'all';
export type SourceImport = NonNullable<AnswerOf<typeof getSourceImport>['import']>;
export type Row = SourceImport['items'][number];
export type Edit = BodyOf<typeof editSourceRow> | 'lower_title';
export type Stored = AnswerOf<typeof storeSourceImport>;

/** The import of a book as its manager works on it: files on their way, the rows that wait, and what becomes of them. */
export function useSourceImport(book_id: number) {
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
  const shared = {
    invalidatesAlways: [sourceImportKeys.of(book_id)],
    onRefused: (refusal: ApiError) => setProblem(refusal.problem),
  };
  const show = (next: Filter) => {
    setFilter(next);
    setPage(1);
  };

  const scope = `source-import of ${book_id}`;
  const { run: pick } = useCommand(sendAll, { ...shared, scope });
  async function sendAll(files: readonly File[]) {
    const own = (calling.current = new AbortController());
    setProblem(undefined);
    setRefused([]);
    setStored(undefined);
    try {
      const { data: now } = await refetch();
      const joins = (now ?? data)?.import?.file_name != null;
      setRefused(await sendSource(book_id, files, { joins, onProgress: setProgress, signal: own.signal }));
      show('all');
    } catch (failure) {
      if (!own.signal.aborted) throw failure;
    } finally {
      setProgress(undefined);
    }
  }

  const changing = useSharedCommand<true>({ ...shared, scope });
  /** Answers whether it was done. */
  const change = async (act: () => Promise<unknown>): Promise<boolean> => {
    setProblem(undefined);
    return (await changing.run({ act: () => act().then(() => true) })) ?? false;
  };
  const edit = (row_id: number, body: Edit) =>
    change(() =>
      body === 'lower_title'
        ? send(lowerSourceTitle, { params: { id, row_id } })
        : send(editSourceRow, { params: { id, row_id }, body }),
    );

  const storing = useCommand(storeSourceImport, {
    ...shared,
    onSuccess: (answer) => {
      setStored(answer);
      setProblem(undefined);
      setRefused([]);
    },
  });
  const taking = useCommand(takeStory, {
    ...shared,
    onSuccess: () => {
      setStored(undefined);
      setProblem(undefined);
      setRefused([]);
      show('all');
    },
  });
  const discarding = useCommand(discardSourceImport, shared);

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
    pending: changing.pending || storing.pending || taking.pending || discarding.pending,
  };
}
