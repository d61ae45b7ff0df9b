import { useNotify } from 'ra-core';
import { applyForCompletion } from '#domain/stories/storyPage.calls.ts';
import { useT } from '../../../../i18n/index.ts';
import { storyKeys } from '../../../../lib/api/queryKeys.ts';
import { useCommand } from '../../../../lib/command/useCommand.ts';
import type { Story } from '../../../../lib/routing/story.ts';
import css from './StoryPage.module.css';

/** Applies for the completion bonus of a completed story. */
export function ApplyForCompletion({ story: { id } }: { story: Story }) {
  const t = useT();
  const notify = useNotify();
  const { run, pending } = useCommand(applyForCompletion, {
    onSuccess: () => notify('stories.writing.page.complete.applied', { type: 'success' }),
    // Another window may have applied meanwhile.
    invalidatesAlways: [storyKeys.all],
  });
  return (
    <button
      type="button"
      className={`button small ${css.block}`}
      disabled={pending}
      onClick={() => void run({ params: { fiction_id: id } })}
    >
      {t('stories.writing.page.complete.apply')}
    </button>
  );
}
