import type { getLatestReplace } from '#domain/editor/replace.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { ChapterName } from './ChapterName.tsx';
import css from './tools.module.css';

interface Props {
  batch: NonNullable<AnswerOf<typeof getLatestReplace>['batch']>;
  pending: boolean;
  onUndo: () => void;
}

/** The last replacement in the story, and the way back from it. */
export function LatestReplace({ batch: { created_at, chapters }, pending, onUndo }: Props) {
  const t = useT();
  const locale = useLanguage();
  const back = chapters.filter(({ undoable }) => undoable);
  const count = { smart_count: back.length, count: back.length };
  return (
    <section className={css.earlier} aria-label={t('editor.shared.story.earlier')}>
      <div>
        <strong>{t('editor.shared.story.earlier')}</strong>
        <p className="note">
          <time dateTime={created_at}>{formatTime(created_at, locale)}</time> ·{' '}
          {back.length === 1 ? <ChapterName {...back[0]!} /> : t('editor.shared.story.can_undo', count)}
        </p>
      </div>
      <button type="button" className="button quiet" disabled={pending} onClick={onUndo}>
        {t('editor.shared.story.undo')}
      </button>
    </section>
  );
}
