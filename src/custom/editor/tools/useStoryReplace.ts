import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { chapter } from '#domain/chapters/chapter.entity.ts';
import type { Query } from '#domain/editor/find.ts';
import { findInStory, getLatestReplace, replaceInStory, undoReplace } from '#domain/editor/replace.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import type { RecordOf } from '#domain/kit/entity.ts';
import { send } from '../../../lib/api/client.ts';
import { useKeyedSend } from '../../../lib/command/keyedSend.ts';
import { chapterKeys, replaceKeys } from '../queryKeys.ts';
import type { ChapterRef } from './ChapterName.tsx';

export type Found = Omit<AnswerOf<typeof findInStory>, 'chapters'> & { chapters: FoundChapter[] };
interface Match {
  paragraph: number;
  before: string;
  text: string;
  after: string;
}
export interface FoundChapter extends Pick<
  RecordOf<typeof chapter>,
  'id' | 'number' | 'title' | 'status' | 'revision_status'
> {
  revision: number;
  editable: boolean;
  count: number;
  matches: Match[];
}
/** Of each chapter the matches that are chosen; null for all, shown or not. */
export type Chosen = ReadonlyMap<number, ReadonlySet<number> | null>;

const all = (chapters: readonly FoundChapter[]): Chosen =>
  new Map(chapters.filter(({ editable }) => editable).map(({ id }) => [id, null]));

/** A replacement that may be taken back, with the names of its chapters. */
export interface Batch {
  batch_id: string;
  chapters: readonly (ChapterRef & { id: number })[];
}

/** Searches a story, replaces what is chosen, and takes that back. */
export function useStoryReplace(fiction_id: number, onChanged: (ids: readonly number[]) => void) {
  const [query, setQuery] = useState<Query>();
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const sendOnce = useKeyedSend();
  const queries = useQueryClient();
  const queryKey = replaceKeys.latest(fiction_id);
  const latest = useQuery({
    queryKey,
    queryFn: () => send(getLatestReplace, { params: { fiction_id } }),
  });
  const changed = (ids: readonly number[]) => {
    onChanged(ids);
    for (const changed of [queryKey, chapterKeys.of(fiction_id)]) void queries.invalidateQueries({ queryKey: changed });
  };

  const search = useMutation({
    mutationFn: ({ find, ...how }: Query) =>
      send(findInStory, { params: { id: fiction_id }, query: { q: find, ...how } }),
    onMutate: (query) => {
      setQuery(query);
      replace.reset();
      undo.reset();
    },
    onSuccess: ({ chapters }) => setChosen(all(chapters)),
  });
  const replace = useMutation({
    mutationFn: (by: string) => {
      const chapters = search
        .data!.chapters.filter(({ id }) => chosen.has(id))
        .map(({ id, revision }) => ({ id, revision, matches: listOf(chosen.get(id)) }));
      const body = { ...query!, replace: by, chapters };
      return sendOnce(replaceInStory, { params: { fiction_id }, body });
    },
    onSuccess: ({ ids }) => changed(ids),
  });
  const undo = useMutation({
    mutationFn: ({ batch_id }: Batch) => sendOnce(undoReplace, { params: { fiction_id }, body: { batch_id } }),
    onSuccess: ({ ids }) => changed(ids),
  });

  const choose = (change: (next: Map<number, ReadonlySet<number> | null>) => void) => {
    const next = new Map(chosen);
    change(next);
    setChosen(next);
  };
  return {
    query,
    chosen,
    search,
    replace,
    undo,
    earlier: latest.data?.batch,
    again: () => [search, replace, undo].forEach(({ reset }) => reset()),
    chooseAll: (on: boolean) => setChosen(on ? all(search.data!.chapters) : new Map()),
    chooseChapter: (id: number, on: boolean) =>
      choose((next) => {
        if (on) next.set(id, null);
        else next.delete(id);
      }),
    chooseMatch: ({ id, count, matches }: FoundChapter, index: number, on: boolean) =>
      choose((next) => {
        const before = next.get(id);
        const set = new Set<number>(before === null ? matches.keys() : before);
        if (on) set.add(index);
        else set.delete(index);
        if (set.size === count) next.set(id, null);
        else if (set.size > 0) next.set(id, set);
        else next.delete(id);
      }),
  };
}

const listOf = (matches: ReadonlySet<number> | null | undefined) =>
  matches ? [...matches].sort((a, b) => a - b) : undefined;
