import type { SkipReason } from '#domain/editor/find.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { ChapterName } from './ChapterName.tsx';
import type { Batch, Undone } from './useStoryReplace.ts';
import css from './tools.module.css';

/** What taking a replacement back did and did not change. */
export function UndoOutcome({ undone: { ids, kept, batch } }: { undone: Undone }) {
  const t = useT();
  const formatCount = useFormatCount();
  const count = ids.length;
  return (
    <>
      <p role="status" className={css.advice}>
        {formatCount('editor.shared.story.undone', count)}
      </p>
      <Left title={t('editor.shared.story.kept')} of={batch.chapters} left={kept.map((id) => ({ id }))} />
    </>
  );
}

interface LeftProps {
  title: string;
  of: Batch['chapters'];
  left: readonly { id: number; reason?: SkipReason }[];
}

/** Chapters that stayed as they were. */
export function Left({ title, of, left }: LeftProps) {
  const t = useT();
  const names = new Map(of.map((chapter) => [chapter.id, chapter]));
  if (left.length === 0) return null;
  return (
    <div>
      <p>{title}</p>
      <ul>
        {left.map(({ id, reason }) => (
          <li key={id}>
            <ChapterName {...names.get(id)!} />
            {reason && `: ${t(`editor.shared.story.reason.${reason}`)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
