import { useQuery } from '@tanstack/react-query';
import { useEditorState, type Editor } from '@tiptap/react';
import { useEffect } from 'react';
import { listRestrictedWords } from '#domain/editor/restrictedWords.calls.ts';
import { createFlagger } from '#domain/editor/restrictedWords.ts';
import { send } from '../../../lib/api/client.ts';
import { flaggedKeys } from '../queryKeys.ts';
import { listFlags, flagWith, type FlagPlace } from './flagMarks.ts';

interface Flagging {
  /** Restricted words could not be loaded: only contact data are marked. */
  failed: boolean;
  retry: () => void;
}

/** Gives `FlagMarks` the restricted words of the story's language. For as long as the editor is open. */
export function useFlagging(editor: Editor, fiction_id: number): Flagging {
  const { data, isError, refetch } = useQuery({
    queryKey: flaggedKeys.of(fiction_id),
    queryFn: () => send(listRestrictedWords, { params: { fiction_id } }),
    staleTime: 300_000,
  });
  const items = data?.items ?? (isError ? none : undefined);
  useEffect(() => {
    if (items) flagWith(editor.view, createFlagger(items));
  }, [editor, items]);
  return { failed: isError && !data, retry: () => void refetch() };
}

const none: { word: string; note: string | null }[] = [];

/** What is flagged now, in the order of the text. */
export const useFlags = (editor: Editor): FlagPlace[] =>
  useEditorState({ editor, selector: ({ editor }) => listFlags(editor.state) });
