import { useState } from 'react';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { useT } from '../../i18n/index.ts';
import type { ReasonKind } from '../../i18n/reasons.ts';
import { ReasonInput } from '../reason/ReasonInput.tsx';
import css from './paragraphs.module.css';

interface Props {
  kind: ReasonKind;
  text: string;
  language: InterfaceLanguage;
  /** An empty one is no note. */
  onKeep: (text: string) => void;
  onCancel: () => void;
}

/** Writes a note at a paragraph. */
export function NoteForm({ kind, text, language, onKeep, onCancel }: Props) {
  const t = useT();
  const [typed, setTyped] = useState(text);
  const keep = () => onKeep(typed.trim());
  return (
    <div className={css.noteForm}>
      <ReasonInput
        label={t('common.office.review.note')}
        kind={kind}
        language={language}
        max={2000}
        value={typed}
        onChange={setTyped}
        onSend={keep}
        onCancel={onCancel}
      />
      <div className="actions" data-actions="">
        <button type="button" className="button" disabled={!typed.trim() && !text} onClick={keep}>
          {t('common.office.review.note_keep')}
        </button>
        {text && (
          <button type="button" className="button quiet" onClick={() => onKeep('')}>
            {t('common.office.review.note_delete')}
          </button>
        )}
        <button type="button" className="button quiet" onClick={onCancel}>
          {t('common.cancel')}
        </button>
      </div>
    </div>
  );
}
