import type { replaceInStory, undoReplace } from '#domain/calls/storyReplace.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import type { SkipReason } from '#domain/rules/find.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { ChapterName, type ChapterRef } from './ChapterName.tsx';
import css from './editorTools.module.css';

interface Props {
  names: ReadonlyMap<number, ChapterRef>;
  replaced: AnswerOf<typeof replaceInStory>;
  undone: AnswerOf<typeof undoReplace> | undefined;
  busy: boolean;
  onUndo: () => void;
}

/** What a replacement did and did not change, and the way back. */
export function ReplaceOutcome({ names, replaced, undone, busy, onUndo }: Props) {
  const t = useT();
  const reader = useLanguage();
  const counted = (key: 'replaced' | 'chapters' | 'undone', count: number) =>
    t(`editor_tools.story.${key}`, { smart_count: count, count: formatNumber(count, reader) });
  const { matches, ids, skipped } = replaced;
  return (
    <>
      <p role="status" className={css.advice}>
        {undone
          ? counted('undone', undone.ids.length)
          : `${counted('replaced', matches)} ${counted('chapters', ids.length)}`}
      </p>
      {!undone && <Left title={t('editor_tools.story.skipped')} names={names} chapters={skipped} />}
      {undone && (
        <Left title={t('editor_tools.story.kept')} names={names} chapters={undone.kept.map((id) => ({ id }))} />
      )}
      {!undone && ids.length > 0 && (
        <div className={css.actions}>
          <button type="button" className="button quiet" disabled={busy} onClick={onUndo}>
            {t('editor_tools.story.undo')}
          </button>
        </div>
      )}
    </>
  );
}

interface LeftProps {
  title: string;
  names: ReadonlyMap<number, ChapterRef>;
  chapters: readonly { id: number; reason?: SkipReason }[];
}

/** Chapters that stayed as they were. */
function Left({ title, names, chapters }: LeftProps) {
  const t = useT();
  if (chapters.length === 0) return null;
  return (
    <div>
      <p>{title}</p>
      <ul>
        {chapters.map(({ id, reason }) => (
          <li key={id}>
            <ChapterName {...names.get(id)!} />
            {reason && `: ${t(`editor_tools.story.reason.${reason}`)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
