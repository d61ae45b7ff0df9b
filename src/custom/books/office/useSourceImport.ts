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
import { nothingSent, type Progress, type SentFiles } from '../../../lib/api/sendInOrder.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { useSharedCommand } from '../../../lib/command/useSharedCommand.ts';
import { sourceImportKeys } from '../queryKeys.ts';
import { sendSource } from './sendSource.ts';

export const perPage = 50;
export type Filter = SourceRowStatus | 'all';
export type SourceImport = NonNullable<AnswerOf<typeof getSourceImport>['import']>;
export type Row = SourceImport['items'][number];
export type Edit = BodyOf<typeof editSourceRow> | 'lower_title';
export type Stored = AnswerOf<typeof storeSourceImport>;

/**
 * Where the page stands; the rows that wait are the server's to say. `sent`: what became of the files; `problem`: why the
 * last step was refused.
 */
export type ImportStage =
  | { name: 'choosing'; sent: SentFiles; problem?: Message | undefined }
  | { name: 'sending'; progress: Progress }
  | { name: 'stored'; stored: Stored };
const choosing = { name: 'choosing', sent: nothingSent } satisfies ImportStage;

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
  const [stage, setStage] = useState<ImportStage>(choosing);
  const calling = useRef<AbortController>(undefined);
  useEffect(() => () => calling.current?.abort(), []);
  const id = data?.import?.id ?? 0;
  const shared = {
    invalidatesAlways: [sourceImportKeys.of(book_id)],
    onRefused: ({ problem }: ApiError) => setStage({ ...choosing, problem }),
  };
  const show = (next: Filter) => {
    setFilter(next);
    setPage(1);
  };

  const scope = `source-import of ${book_id}`;
  const { run: pick } = useCommand(sendAll, { ...shared, scope });
  async function sendAll(files: readonly File[]) {
    const own = (calling.current = new AbortController());
    setStage(choosing);
    const onProgress = (progress: Progress) => setStage({ name: 'sending', progress });
    try {
      const { data: now } = await refetch();
      const joins = (now ?? data)?.import?.file_name != null;
      const sent = await sendSource(book_id, files, { joins, onProgress, signal: own.signal });
      setStage({ name: 'choosing', sent });
      show('all');
    } catch (failure) {
      setStage(choosing);
      if (!own.signal.aborted) throw failure;
    }
  }

  const changing = useSharedCommand<true>({ ...shared, scope });
  /** Answers whether it was done. */
  const change = async (act: () => Promise<unknown>): Promise<boolean> => {
    setStage((before) => (before.name === 'choosing' ? { ...before, problem: undefined } : before));
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
    onSuccess: (answer) => setStage({ name: 'stored', stored: answer }),
  });
  const taking = useCommand(takeStory, {
    ...shared,
    onSuccess: () => {
      setStage(choosing);
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
    stage,
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
