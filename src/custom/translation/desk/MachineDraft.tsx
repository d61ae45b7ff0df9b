import type { StoryLanguage } from '#domain/languages.ts';
import { useT } from '../../../i18n/index.ts';
import css from './desk.module.css';

interface Props {
  draft: string;
  target: string;
  language: StoryLanguage;
  onTake: (target: string) => void;
}

/** A draft by machine: marked while it stands as it came, else offered as suggestions are. */
export function MachineDraft({ draft, target, language, onTake }: Props) {
  const t = useT();
  if (draft === target)
    return (
      <p className={css.drafted}>
        <span className={css.label}>{t('translation.office.desk.key.draft')}</span>{' '}
        <button type="button" className={css.answer} onClick={() => onTake('')}>
          {t('common.shared.undo')}
        </button>
      </p>
    );
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
