import type { replaceInStory } from '#domain/editor/replace.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { useT } from '../../../i18n/index.ts';
import type { ChapterRef } from './ChapterName.tsx';
import { Left, Undone } from './Undone.tsx';
import type { useStoryReplace } from './useStoryReplace.ts';
import css from './editorTools.module.css';

interface Props {
  chapters: readonly (ChapterRef & { id: number })[];
  replaced: AnswerOf<typeof replaceInStory>;
  undo: ReturnType<typeof useStoryReplace>['undo'];
  pending: boolean;
}

/** What a replacement did and did not change, and the way back. */
export function ReplaceOutcome({ chapters, replaced, undo, pending }: Props) {
  const t = useT();
  const counted = (key: 'replaced' | 'chapters', count: number) =>
    t(`editor.shared.story.${key}`, { smart_count: count, count });
  const { batch_id, matches, ids, skipped } = replaced;
  if (undo.data) return <Undone undo={undo} />;
  return (
    <>
      <p role="status" className={css.advice}>
        {`${counted('replaced', matches)} ${counted('chapters', ids.length)}`}
      </p>
      <Left title={t('editor.shared.story.skipped')} of={chapters} left={skipped} />
      {ids.length > 0 && (
        <div className={css.actions}>
          <button
            type="button"
            className="button quiet"
            disabled={pending}
            onClick={() => undo.mutate({ batch_id, chapters })}
          >
            {t('editor.shared.story.undo')}
          </button>
        </div>
      )}
    </>
  );
}
