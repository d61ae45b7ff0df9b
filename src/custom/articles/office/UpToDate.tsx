import { useController } from 'react-hook-form';
import { useT } from '../../../i18n/index.ts';
import { useEnglish } from './useEnglish.ts';
import css from './office.module.css';

/** Says of a translation that it says what the English says now: whoever saves it chooses so, no save does it alone. */
export function UpToDate() {
  const t = useT();
  const { english, since } = useEnglish();
  const { ref, value, onBlur, onChange } = useController({ name: 'source_revision' }).field;
  if (!english) return null;
  const { change, revision } = english;
  if (!change) return <p className="note">{t('articles.office.source.current')}</p>;
  return (
    <div className="field">
      <label className={css.check}>
        <input
          ref={ref}
          type="checkbox"
          checked={value === revision}
          aria-describedby="up-to-date-hint"
          onBlur={onBlur}
          onChange={({ target }) => onChange(target.checked ? revision : (since ?? null))}
        />{' '}
        {t('articles.office.source.up_to_date', { number: revision })}
      </label>
      <span className="hint" id="up-to-date-hint">
        {t('articles.office.source.hint')}
      </span>
    </div>
  );
}
