import { useId, useState } from 'react';
import { answerQuestion } from '#domain/calls/questions.ts';
import { useT } from '../../i18n/index.ts';
import { Refused } from '../account/Refused.tsx';
import { useCallForm } from '../account/useCallForm.ts';
import { TextArea } from '../fields/TextArea.tsx';
import css from './question.module.css';

interface Props {
  label: string;
  action: string;
  /** Absent where the form stays. */
  onClose?: () => void;
  onSend: (content: string, key: string) => Promise<void>;
}

/** Writes into a thread. */
export function NoteForm({ label, action, onClose, onSend }: Props) {
  const t = useT();
  const id = useId();
  const [content, setContent] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { form, errors, refusal, busy } = useCallForm(answerQuestion.body, async (body) => {
    await onSend(body.content, key);
    setContent('');
    setKey(crypto.randomUUID());
    onClose?.();
  });
  return (
    <form id={id} className={css.form} {...form}>
      <Refused refusal={refusal} />
      <TextArea
        name="content"
        label={label}
        rows={3}
        autoFocus={onClose !== undefined}
        maxLength={2000}
        error={errors.content}
        value={content}
        onChange={(event) => {
          setContent(event.target.value);
          // Another text is another request.
          setKey(crypto.randomUUID());
        }}
      />
      <div className={css.actions}>
        <button className="button" disabled={busy}>
          {action}
        </button>
        {onClose && (
          <button type="button" className="button quiet" onClick={onClose}>
            {t('app.cancel')}
          </button>
        )}
      </div>
    </form>
  );
}
