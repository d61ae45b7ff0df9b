import { useNotify } from 'ra-core';
import { type ReactNode } from 'react';
import * as calls from '#domain/chapters/chapters.calls.ts';
import { saveDraft } from '#domain/editor/versions.calls.ts';
import type { MessageKey } from '../../i18n/types.ts';
import { ApiError, send } from '../../lib/api/client.ts';
import { useCommand } from '../../lib/command/useCommand.ts';
import { useSubmission } from '../../ui/submission/useSubmission.tsx';
import { chapterKeys, versionKeys } from './queryKeys.ts';
import type { Session } from './session.ts';

interface Steps {
  pending: boolean;
  /** What a submission asks. */
  dialog: ReactNode;
  /** Keeps the text as a version too, under a name if there is one. Answers whether it is kept. */
  saveDraft: (name?: string) => Promise<unknown>;
  submit: (publish: boolean) => Promise<unknown>;
  publishAll: () => Promise<unknown>;
  withdraw: () => Promise<unknown>;
  release: () => Promise<unknown>;
  remove: () => Promise<unknown>;
}

/** What is told of a step that was taken. */
type Said = [MessageKey, { smart_count: number }?];

interface Step {
  act: () => Promise<Said | undefined>;
  /** Is what stands in the window saved first? */
  saved?: boolean;
  /** Is there a version more? */
  isVersion?: boolean;
}

/**
 * What can be done with a chapter beyond writing it. Each begins with saving what stands in the window, but for taking the
 * chapter back, without which it cannot be saved.
 */
export function useSteps({ saver, story }: Session, onDeleted: () => void, onRemoveNumber: () => void): Steps {
  const notify = useNotify();
  const params = { fiction_id: story.id };
  const { run: submitting, dialog } = useSubmission(story, async (refused) => {
    // What is open here is changed here, so that nothing that stands in the window is changed behind it.
    const others = refused.filter(({ id }) => id !== saver.state().chapter);
    if (others.length < refused.length) {
      onRemoveNumber();
      if (!(await saver.save())) throw new ApiError(409, 'editor.writing.action.unsaved');
    }
    if (others.length > 0) await send(calls.removeNumbers, { params, body: { ids: others.map(({ id }) => id) } });
  });

  const { run: step, pending } = useCommand(
    async ({ act, saved = true }: Step) => {
      if (saved && !(await saver.save())) throw new ApiError(409, 'editor.writing.action.unsaved');
      return act();
    },
    {
      onSuccess: (notice) => notice && notify(notice[0], { type: 'success', messageArgs: notice[1] }),
      invalidates: (_, { isVersion }) => (isVersion ? [versionKeys.all(saver.state().chapter!)] : []),
      invalidatesAlways: [chapterKeys.of(story.id)],
    },
  );
  /** A step of this chapter. */
  const own = (notice: MessageKey, run: (ids: number[]) => Promise<unknown>, first?: Omit<Step, 'act'>) =>
    step({
      ...first,
      act: async () => {
        const { chapter } = saver.state();
        if (chapter === undefined) return undefined;
        return (await run([chapter])) === undefined ? undefined : [notice];
      },
    });

  return {
    pending,
    dialog,
    saveDraft: (name) =>
      own(
        'editor.writing.draft.saved',
        ([chapter_id]) => send(saveDraft, { params: { chapter_id: chapter_id! }, body: { name: name ?? null } }),
        { isVersion: true },
      ),
    submit: (publish) =>
      own(publish ? 'editor.writing.action.published' : 'editor.writing.action.submitted', (ids) =>
        submitting((confirmed) => send(calls.submitChapters, { params, body: { ids, publish, confirmed } })),
      ),
    publishAll: () =>
      step({
        act: async () => {
          const done = await submitting((confirmed) =>
            send(calls.submitChapters, { params, body: { all: true, publish: true, confirmed } }),
          );
          return done && ['editor.writing.action.published_all', { smart_count: done.ids.length }];
        },
      }),
    withdraw: () =>
      own(
        'editor.writing.action.withdrawn',
        async (ids) => {
          await send(calls.withdrawChapters, { params, body: { ids } });
          return saver.save('autosave');
        },
        { saved: false },
      ),
    release: () =>
      own('editor.writing.action.released', (ids) => send(calls.releaseChapters, { params, body: { ids } })),
    remove: () =>
      step({
        act: async () => {
          await send(calls.deleteChapter, { params: { chapter_id: saver.state().chapter! } });
          onDeleted();
          return undefined;
        },
      }),
  };
}
