import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getChapterUpload, listChapterUploads } from '#domain/chapter-import/chapterImport.calls.ts';
import type { Message } from '#domain/kit/messages.ts';
import { getStory } from '#domain/stories/stories.calls.ts';
import { send } from '../../lib/api/client.ts';
import { nothingSent, type Progress, type SentFiles } from '../../lib/api/sendInOrder.ts';
import { useCommand } from '../../lib/command/useCommand.ts';
import type { Story } from '../../lib/routing/story.ts';
import type { Stored } from './Grid.tsx';
import { uploadKeys } from './queryKeys.ts';
import type { ChapterImport } from './sendFile.ts';
import { sendFiles } from './sendFiles.ts';

/** The story, with the import that waits for its author's word, if one does. */
async function load(id: number): Promise<{ story: Story; waiting: ChapterImport | undefined }> {
  const [story, { items }] = await Promise.all([
    send(getStory, { params: { id } }),
    send(listChapterUploads, { params: { id }, query: { page: 1, per_page: 1 } }),
  ]);
  const waiting = items.find(({ state }) => state === 'waiting');
  return {
    story,
    waiting: waiting && (await send(getChapterUpload, { params: { id: waiting.id } })),
  };
}

/**
 * Where the page stands; the import that waits for its author's word is the server's to say. `sent`: what became of the
 * files; `problem`: what a row met.
 */
export type UploadStage =
  | { name: 'choosing'; sent: SentFiles; problem?: Message }
  | { name: 'sending'; progress: Progress }
  | { name: 'stored'; stored: Stored; revised: boolean };
const choosing = { name: 'choosing', sent: nothingSent } satisfies UploadStage;

/** The way of files from the author's hand to the story. */
export function useUpload(id: number) {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: uploadKeys.current(id), queryFn: () => load(id), gcTime: 0 });
  const [stage, setStage] = useState<UploadStage>(choosing);
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  const show = (waiting: ChapterImport | undefined) =>
    queries.setQueryData<typeof data>(uploadKeys.current(id), (before) => before && { ...before, waiting });

  const { run: pick } = useCommand(sendAll, {
    scope: `chapter-import of ${id}`,
    invalidates: (problem) => [uploadKeys.history(id), ...(problem ? [uploadKeys.current(id)] : [])],
  });
  /** Answers what stopped all of them. */
  async function sendAll(files: readonly File[]): Promise<Message | undefined> {
    setStage(choosing);
    const own = (sending.current = new AbortController());
    const onProgress = (progress: Progress) => setStage({ name: 'sending', progress });
    try {
      // Another window may have begun an import meanwhile, whose rows were worked on: the files join it.
      const now = await refetch();
      const { waiting, sent } = await sendFiles(id, files, {
        waiting: now.data?.waiting,
        onProgress,
        signal: own.signal,
      });
      show(waiting);
      setStage({ name: 'choosing', sent });
      return sent.problem;
    } catch (failure) {
      setStage(choosing);
      if (!own.signal.aborted) throw failure;
      return undefined;
    }
  }

  function finish(stored: Stored) {
    const published = new Set(
      data?.waiting?.rows.filter(({ replaces }) => replaces?.status === 'published').map((row) => row.id),
    );
    const revised = stored.rows.some((row) => row.outcome === 'replaced' && published.has(row.id));
    setStage({ name: 'stored', stored, revised });
    show(undefined);
  }

  return {
    data,
    error,
    refetch,
    stage,
    pick,
    finish,
    outdated: (problem: Message) => setStage({ ...choosing, problem }),
    changed: show,
    discarded: () => {
      setStage(choosing);
      show(undefined);
    },
    again: () => setStage(choosing),
  };
}
