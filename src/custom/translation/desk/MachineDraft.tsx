import type { StoryLanguage } from '#domain/languages.ts';
import { useT } from '../../../i18n/index.ts';
import { removeDrafts } from './draftStore.ts';
import css from './desk.module.css';

interface Props {
  /** Of the whole segment; undefined: not all of it was drafted. */
  draft: string | undefined;
  /** What of it stands in the target as it came. */
  standing: readonly string[];
  target: string;
  language: StoryLanguage;
  onTake: (target: string) => void;
  /** Takes the target without it; absent: it went over another text, which comes back in its place. */
  onUndo: ((target: string) => void) | undefined;
}

/** A draft by machine: marked while it stands as it came, else offered as suggestions are. */
export function MachineDraft({ draft, standing, target, language, onTake, onUndo }: Props) {
  const t = useT();
  if (standing.length > 0)
    return (
      <p className={css.drafted}>
        <span className={css.label}>{t('translation.office.desk.key.draft')}</span>{' '}
        {onUndo && (
          <button type="button" className={css.answer} onClick={() => onUndo(removeDrafts(target, standing))}>
            {t('common.shared.undo')}
          </button>
        )}
      </p>
    );
  if (draft === undefined) return null;
  return (
    <ul className={css.suggestions} aria-label={t('translation.office.desk.key.draft')}>
      <li>
        <button type="button" lang={language} data-suggestion onClick={() => onTake(draft)}>
          {draft}
        </button>
        <small>{t('translation.office.desk.key.draft')}</small>
      </li>
    </ul>
  );
}
