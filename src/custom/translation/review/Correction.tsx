import { useT } from '../../../i18n/index.ts';
import { askToLeave } from '../../../lib/routing/unsaved.ts';
import css from '../../../ui/reading/paragraphs.module.css';

interface Props {
  label: string;
  text: string;
  /** What was typed in its place so far. */
  typed: string | undefined;
  language: string;
  pending: boolean;
  rows: number;
  maxLength?: number;
  onType: (text: string | undefined) => void;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** Another text in place of one; Control with Enter saves it, Escape leaves it as it was, after a question. */
export function Correction(props: Props) {
  const { label, text, language, pending, rows, maxLength, onType, onSave, onCancel } = props;
  const t = useT();
  const { typed = text } = props;
  const cancel = () => {
    onType(undefined);
    onCancel();
  };
  const escape = () => {
    if (typed === text) cancel();
    else askToLeave((agreed) => agreed && cancel());
  };
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
        onChange={({ target }) => onType(target.value === text ? undefined : target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            if (ready) onSave(typed);
          } else if (event.key === 'Escape') escape();
        }}
      />
      <div className="actions" data-actions="">
        <button type="button" className="button" disabled={!ready} onClick={() => onSave(typed)}>
          {t('translation.office.review.keep')}
        </button>
        <button type="button" className="button quiet" onClick={cancel}>
          {t('common.cancel')}
        </button>
      </div>
    </div>
  );
}
