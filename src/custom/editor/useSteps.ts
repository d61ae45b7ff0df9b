import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState, type ReactNode } from 'react';
import * as calls from '#domain/chapters/chapters.calls.ts';
import type { MessageKey } from '../../i18n/types.ts';
import { ApiError, send } from '../../lib/api/client.ts';
import { useSubmission } from '../../ui/submission/useSubmission.tsx';
import { chapterKeys } from './queryKeys.ts';
import type { Session } from './session.ts';

interface Steps {
  busy: boolean;
  /** What a submission asks. */
  dialog: ReactNode;
  save: () => Promise<void>;
  submit: (publish: boolean) => Promise<void>;
  publishAll: () => Promise<void>;
  withdraw: () => Promise<void>;
  release: () => Promise<void>;
  remove: () => Promise<void>;
}

/**
 * What can be done with a chapter beyond writing it. Each begins with saving what stands in the window, but for taking the
 * chapter back, without which it cannot be saved.
 */
export function useSteps({ saver, story }: Session, onDeleted: () => void, onRemoveNumber: () => void): Steps {
  const notify = useNotify();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const params = { fiction_id: story.id };
  const { run: submitting, dialog } = useSubmission(story, async (held) => {
    // What is open here is changed here, so that nothing that stands in the window is changed behind it.
    const others = held.filter(({ id }) => id !== saver.state().chapter);
    if (others.length < held.length) {
      onRemoveNumber();
      if (!(await saver.save())) throw new ApiError(409, 'editor.author.action.unsaved');
    }
    if (others.length > 0) await send(calls.removeNumbers, { params, body: { ids: others.map(({ id }) => id) } });
  });

  async function step(
    run: () => Promise<[MessageKey, { smart_count: number }?] | undefined>,
    { saved = true } = {},
  ): Promise<void> {
    setBusy(true);
    try {
      if (!saved || (await saver.save())) {
        const [said, messageArgs] = (await run()) ?? [];
        if (said) notify(said, { type: 'success', messageArgs });
      } else notify('editor.author.action.unsaved', { type: 'error' });
    } catch (error) {
      const { message, args } = error as ApiError;
      notify(message, { type: 'error', messageArgs: args });
    } finally {
      await queries.invalidateQueries({ queryKey: chapterKeys.of(story.id) });
      setBusy(false);
    }
  }
  /** A step of this chapter. */
  const own = (said: MessageKey, run: (ids: number[]) => Promise<unknown>, first?: { saved: boolean }) =>
    step(async () => {
      const { chapter } = saver.state();
      if (chapter === undefined) return undefined;
      return (await run([chapter])) === undefined ? undefined : [said];
    }, first);

  return {
    busy,
    dialog,
    save: () => step(async () => undefined),
    submit: (publish) =>
      own(publish ? 'editor.author.action.published' : 'editor.author.action.submitted', (ids) =>
        submitting((confirmed) => send(calls.submitChapters, { params, body: { ids, publish, confirmed } })),
      ),
    publishAll: () =>
      step(async () => {
        const done = await submitting((confirmed) =>
          send(calls.submitChapters, { params, body: { all: true, publish: true, confirmed } }),
        );
        return done && ['editor.author.action.published_all', { smart_count: done.ids.length }];
      }),
    withdraw: () =>
      own(
        'editor.author.action.withdrawn',
        async (ids) => {
          await send(calls.withdrawChapters, { params, body: { ids } });
          return saver.save('autosave');
        },
        { saved: false },
      ),
    release: () =>
      own('editor.author.action.released', (ids) => send(calls.releaseChapters, { params, body: { ids } })),
    remove: () =>
      step(async () => {
        await send(calls.deleteChapter, { params: { chapter_id: saver.state().chapter! } });
        onDeleted();
        return undefined;
      }),
  };
}
