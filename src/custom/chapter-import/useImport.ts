import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  discardChapterUpload,
  editUploadRow,
  lowerUploadTitle,
  mergeUploadRow,
  splitUploadRow,
  storeChapterUpload,
} from '#domain/chapter-import/chapterImport.calls.ts';
import type { RowChoice } from '#domain/chapter-import/chapterImport.ts';
import { computeNumbers } from '#domain/chapter-import/chapterOrder.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import type { Message } from '#domain/kit/messages.ts';
import { send } from '../../lib/api/client.ts';
import { storyKeys } from '../../lib/api/queryKeys.ts';
import { useCommand } from '../../lib/command/useCommand.ts';
import { useSharedCommand, type SharedRequest } from '../../lib/command/useSharedCommand.ts';
import { useLatest } from '../../lib/useLatest.ts';
import { resolveChoice, choose, chooseAll, forget, recall, remember, type ForAll } from './choices.ts';
import { uploadKeys } from './queryKeys.ts';
import type { Row, ChapterImport } from './sendFile.ts';

export type Stored = AnswerOf<typeof storeChapterUpload>;

/** A change of a row: what its heading says, or where it begins and ends. */
export type Change =
  | { how: 'heading'; number: number | null; title: string | null }
  | { how: 'merge' }
  | { how: 'split'; paragraph: number; line: number }
  | { how: 'lower_title' };

interface Request {
  params: { id: number; row_id: number };
  revision: number;
}

function sendChange(change: Change, { params, revision }: Request): Promise<unknown> {
  switch (change.how) {
    case 'heading':
      return send(editUploadRow, { params, body: { revision, number: change.number, title: change.title } });
    case 'merge':
      return send(mergeUploadRow, { params, body: { revision } });
    case 'split':
      return send(splitUploadRow, { params, body: { revision, paragraph: change.paragraph, line: change.line } });
    default:
      return send(lowerUploadTitle, { params, body: { revision } });
  }
}

interface Given {
  storyId: number;
  upload: ChapterImport;
  onChanged: (upload: ChapterImport) => void;
  onStored: (stored: Stored) => void;
  onDiscarded: () => void;
  /** The story or the import is another by now, so it is to be drawn anew; why is told above it. */
  onOutdated: (why: Message) => void;
}

/** An import as its author works on it: what was chosen, the numbers that come of it, and changes of its rows. */
export function useImport(options: Given) {
  const { storyId, upload, onStored, onDiscarded } = options;
  const { id, rows, last } = upload;
  // Rows are drawn again where they change, not where the page makes its functions anew.
  const page = useLatest(options);
  const [chosen, setChosen] = useState(() => recall(id));
  useEffect(() => remember(id, rows, chosen), [id, rows, chosen]);
  const choices = useMemo(() => rows.map((row) => resolveChoice(row, chosen)), [rows, chosen]);
  const numbers = useMemo(() => computeNumbers(rows, choices, last), [rows, choices, last]);
  const [problem, setProblem] = useState<Message>();
  const latestUpload = useRef(upload);
  useEffect(() => void (latestUpload.current = upload), [upload]);
  const history = uploadKeys.history(storyId);
  const inOrder = useSharedCommand<true>({
    scope: `chapter-import ${id}`,
    invalidatesAlways: (error) => (error?.status === 409 ? [history, uploadKeys.current(storyId)] : []),
    onRefused: ({ status, problem }) => {
      if (status === 409) page.current.onOutdated(problem);
      else setProblem(problem);
    },
  });
  const runInOrder = useLatest(inOrder.run);
  /** Each names the revision that the one before it left. Answers whether it was done. */
  const run = useCallback(
    async ({ act, invalidates }: SharedRequest<unknown>) => {
      setProblem(undefined);
      return (await runInOrder.current({ act: () => act().then(() => true), invalidates })) ?? false;
    },
    [runInOrder],
  );

  const change = useCallback(
    (row: Row, what: Change) =>
      run({
        act: async () => {
          const request = { params: { id, row_id: row.id }, revision: latestUpload.current.revision };
          const answer = (await sendChange(what, request)) as ChapterImport;
          latestUpload.current = answer;
          page.current.onChanged(answer);
        },
      }),
    [id, run, page],
  );
  const chooseRow = useCallback((row: Row, choice: RowChoice) => {
    setChosen((before) => choose(before, row, choice));
  }, []);

  const { run: store, pending: storing } = useCommand(() =>
    run({
      act: async () => {
        const named = rows.map((row, at) => ({
          id: row.id,
          choice: choices[at]!,
          replaces: row.replaces?.id ?? null,
        }));
        const body = { revision: latestUpload.current.revision, rows: named };
        const stored = await send(storeChapterUpload, { params: { id }, body });
        forget(id);
        onStored(stored);
      },
      invalidates: [history, storyKeys.all],
    }),
  );

  return {
    choices,
    numbers,
    pending: inOrder.pending,
    problem,
    change,
    storing,
    choose: chooseRow,
    chooseForAll: (how: ForAll) => setChosen(chooseAll(rows, how)),
    store,
    discard: () =>
      run({
        act: async () => {
          await send(discardChapterUpload, { params: { id } });
          forget(id);
          onDiscarded();
        },
        invalidates: [history],
      }),
  };
}
