import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Query } from '#domain/editor/find.ts';
import { findInStory, getLatestReplace, replaceInStory, undoReplace } from '#domain/editor/replace.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { send, type ApiError } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { chapterKeys, replaceKeys } from '../queryKeys.ts';
import type { ChapterRef } from './ChapterName.tsx';
import { chooseAll, toReplaceChapters, type Chosen, type SearchResults } from './matchChoice.ts';

/** A replacement that may be taken back, with the names of its chapters. */
export interface Batch {
  batch_id: string;
  chapters: readonly (ChapterRef & { id: number })[];
}
export type Undone = AnswerOf<typeof undoReplace> & { batch: Batch };

/** How far it has come. Each stage leads to the next one; a search leads from any to `found`, and `restart` to `asking`. */
export type Stage =
  | { name: 'asking' }
  | { name: 'found'; query: Query; results: SearchResults; chosen: Chosen }
  | { name: 'replaced'; results: SearchResults; replaced: AnswerOf<typeof replaceInStory> }
  | { name: 'undone'; undone: Undone };

/** Searches a story, replaces what is chosen, and takes that back. */
export function useStoryReplace(fiction_id: number, onChanged: (ids: readonly number[]) => void) {
  const [stage, setStage] = useState<Stage>({ name: 'asking' });
  const [error, setError] = useState<ApiError>();
  const queryKey = replaceKeys.latest(fiction_id);
  const latest = useQuery({
    queryKey,
    queryFn: () => send(getLatestReplace, { params: { fiction_id } }),
  });
  const changing = {
    toast: false,
    onRefused: setError,
    invalidates: [queryKey, chapterKeys.of(fiction_id)],
  } as const;

  const search = useCommand(
    ({ find, ...how }: Query) => send(findInStory, { params: { id: fiction_id }, query: { q: find, ...how } }),
    {
      toast: false,
      onRefused: setError,
      onSuccess: (results, query) => setStage({ name: 'found', query, results, chosen: chooseAll(results.chapters) }),
    },
  );
  const replace = useCommand(
    ({ query, results, chosen, by }: Stage & { name: 'found' } & { by: string }) => {
      const body = { ...query, replace: by, chapters: toReplaceChapters(chosen, results.chapters) };
      return send(replaceInStory, { params: { fiction_id }, body });
    },
    {
      ...changing,
      onSuccess: (replaced, { results }) => {
        setStage({ name: 'replaced', results, replaced });
        onChanged(replaced.ids);
      },
    },
  );
  const undo = useCommand(({ batch_id }: Batch) => send(undoReplace, { params: { fiction_id }, body: { batch_id } }), {
    ...changing,
    onSuccess: (answer, batch) => {
      setStage({ name: 'undone', undone: { ...answer, batch } });
      onChanged(answer.ids);
    },
  });
  /** What was refused before is no news any more. */
  const begin =
    <R>(run: (request: R) => unknown) =>
    (request: R) => {
      setError(undefined);
      void run(request);
    };
  return {
    stage,
    error,
    latest: latest.data?.batch,
    searching: search.pending,
    // What comes after it is not kept waiting for what is asked for again.
    replacing: replace.pending && stage.name === 'found',
    undoing: undo.pending && stage.name !== 'undone',
    search: begin((query: Query) => {
      setStage({ name: 'asking' });
      return search.run(query);
    }),
    choose: (chosen: Chosen) => setStage((now) => (now.name === 'found' ? { ...now, chosen } : now)),
    replace: begin(replace.run),
    undo: begin(undo.run),
    restart: begin(() => setStage({ name: 'asking' })),
  };
}
