import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { applyForCompletion } from '#domain/stories/storyPage.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send, type ApiError } from '../../../lib/api/client.ts';
import { storyKeys } from '../../../lib/api/queryKeys.ts';
import type { Story } from '../../../lib/routing/story.ts';
import css from './StoryDetail.module.css';

/** Applies for the completion bonus of a completed story. */
export function ApplyForCompletion({ story: { id } }: { story: Story }) {
  const t = useT();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => send(applyForCompletion, { params: { fiction_id: id } }),
    onSuccess: () => notify('chapters.author.contents.complete.applied', { type: 'success' }),
    onError: ({ message, args }: ApiError) => notify(message, { type: 'error', messageArgs: args }),
    // Also where it was refused: another window may have applied meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: storyKeys.all }),
  });
  return (
    <button type="button" className={`button ${css.small} ${css.block}`} disabled={isPending} onClick={() => mutate()}>
      {t('chapters.author.contents.complete.apply')}
    </button>
  );
}
