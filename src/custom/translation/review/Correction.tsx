import { useState } from 'react';
import { useT } from '../../../i18n/index.ts';
import css from '../../../ui/reading/paragraphs.module.css';

interface Props {
  label: string;
  text: string;
  language: string;
  pending: boolean;
  rows: number;
  maxLength?: number;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** Another text in place of one; Control with Enter saves it, Escape leaves it as it was. */
export function Correction({ label, text, language, pending, rows, maxLength, onSave, onCancel }: Props) {
  const t = useT();
  const [typed, setTyped] = useState(text);
  const ready = !pending && typed.trim() !== '' && typed !== text;
  return (
    <div className={css.noteForm}>
      <textarea
        className="control"
        lang={language}
        aria-label={label}
        // It was asked for by a key or a button.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        rows={rows}
        maxLength={maxLength}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            if (ready) onSave(typed);
          } else if (event.key === 'Escape') onCancel();
        }}
      />
      <div className="actions">
        <button type="button" className="button" disabled={!ready} onClick={() => onSave(typed)}>
          {t('translation.office.review.keep')}
        </button>
        <button type="button" className="button quiet" onClick={onCancel}>
          {t('common.cancel')}
        </button>
      </div>
    </div>
  );
}
