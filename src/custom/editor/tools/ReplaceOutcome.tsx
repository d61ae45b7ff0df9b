import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { Left } from './UndoOutcome.tsx';
import type { Batch, Stage } from './useStoryReplace.ts';
import css from './tools.module.css';

type Props = Pick<Stage & { name: 'replaced' }, 'results' | 'replaced'> & {
  onUndo: (batch: Batch) => void;
  pending: boolean;
};

/** What a replacement did and did not change, and the way back. */
export function ReplaceOutcome({ results: { chapters }, replaced, onUndo, pending }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  const { batch_id, matches, ids, skipped } = replaced;
  return (
    <>
      <p role="status" className={css.advice}>
        {`${formatCount('editor.shared.story.replaced', matches)} ${formatCount('editor.shared.story.chapters', ids.length)}`}
      </p>
      <Left title={t('editor.shared.story.skipped')} of={chapters} left={skipped} />
      {ids.length > 0 && (
        <div className={css.actions}>
          <button
            type="button"
            className="button quiet"
            disabled={pending}
            onClick={() => onUndo({ batch_id, chapters })}
          >
            {t('editor.shared.story.undo')}
          </button>
        </div>
      )}
    </>
  );
}
