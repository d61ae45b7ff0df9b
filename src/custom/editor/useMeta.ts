import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getChapter } from '#domain/chapters/chapters.calls.ts';
import { send } from '../../lib/api/client.ts';
import { currentUser } from '../../lib/session/session.ts';
import { chapterKeys } from './queryKeys.ts';
import type { Chapter } from './remote.ts';
import type { Session } from './session.ts';
import { addWords } from './settings.ts';
import { useSaveState } from './useSaving.ts';

/** What is known of the chapter but its text: its state, its neighbours, its review. Undefined for a new one. */
export function useMeta({ saver, story, chapter }: Session): Chapter | undefined {
  const queries = useQueryClient();
  const { chapter: id, failure, answer } = useSaveState(saver);
  const queryKey = chapterKeys.one(story.id, id);
  const { data, refetch } = useQuery({
    queryKey,
    queryFn: () => send(getChapter, { params: { chapter_id: id! } }),
    enabled: id !== undefined,
    initialData: id === chapter?.id ? chapter : undefined,
    staleTime: Infinity,
  });

  const counted = useRef(chapter?.word_count ?? 0);
  useEffect(() => {
    if (!answer) return;
    addWords(currentUser()!.id, answer.word_count - counted.current);
    counted.current = answer.word_count;
    const merge = (before?: Chapter) => before && { ...before, ...answer };
    queries.setQueryData<Chapter>(chapterKeys.one(story.id, answer.id), merge);
  }, [queries, answer, story.id]);

  // What the server refuses may be so because the chapter has moved on elsewhere.
  const refused = failure?.status === 409;
  useEffect(() => {
    if (refused) void refetch();
  }, [refused, refetch]);
  return data;
}
