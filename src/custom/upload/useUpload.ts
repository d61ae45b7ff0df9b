import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getChapterUpload, listChapterUploads } from '#domain/calls/chapterUploads.ts';
import { getFiction } from '#domain/calls/fictions.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import { ApiError, send } from '../../dataProvider/client.ts';
import type { Story } from '../story/story.ts';
import type { Stored } from './Grid.tsx';
import { historyKey } from './History.tsx';
import { sendFile, type Waiting } from './sendFile.ts';

/** The story, with the file that waits for its author's word, if one does. */
async function load(id: number): Promise<{ story: Story; waiting: Waiting | undefined }> {
  const [story, { items }] = await Promise.all([
    send(getFiction, { params: { id } }),
    send(listChapterUploads, { params: { id }, query: { page: 1, per_page: 1 } }),
  ]);
  const waiting = items.find(({ state }) => state === 'waiting');
  return {
    story,
    waiting: waiting && (await send(getChapterUpload, { params: { id: waiting.id } })),
  };
}

/** A file's way from the author's hand to the story. */
export function useUpload(id: number) {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: ['upload', id], queryFn: () => load(id), gcTime: 0 });
  const [sent, setSent] = useState<number>();
  const [problem, setProblem] = useState<Message>();
  const [done, setDone] = useState<{ stored: Stored; revised: boolean }>();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  const show = (waiting: Waiting | undefined) => {
    queries.setQueryData<typeof data>(['upload', id], (before) => before && { ...before, waiting });
    void queries.invalidateQueries({ queryKey: historyKey(id) });
  };

  async function pick(file: File) {
    setProblem(undefined);
    setSent(0);
    const own = (sending.current = new AbortController());
    try {
      show(await sendFile(id, file, setSent, own.signal));
      setDone(undefined);
    } catch (failure) {
      if (failure instanceof ApiError) setProblem(failure.errors.file ?? message(failure.message, failure.args));
      else if (!own.signal.aborted) throw failure;
    } finally {
      setSent(undefined);
    }
  }

  function outdated(why: Message) {
    setProblem(why);
    void refetch();
    void queries.invalidateQueries({ queryKey: historyKey(id) });
  }

  function finish(stored: Stored) {
    setProblem(undefined);
    const published = new Set(
      data?.waiting?.rows.filter(({ replaces }) => replaces?.status === 'published').map(({ position }) => position),
    );
    const revised = stored.rows.some(({ position, outcome }) => outcome === 'replaced' && published.has(position));
    setDone({ stored, revised });
    show(undefined);
    void queries.invalidateQueries({ queryKey: ['story'] });
  }

  return {
    data,
    error,
    refetch,
    sent,
    problem,
    setProblem,
    done,
    pick,
    finish,
    outdated,
    discarded: () => {
      setProblem(undefined);
      show(undefined);
    },
    again: () => setDone(undefined),
  };
}
