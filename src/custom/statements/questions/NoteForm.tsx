import { useId, useState } from 'react';
import { answerQuestion } from '#domain/statements/questions.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { useCallForm } from '../../../lib/forms/useCallForm.ts';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import css from './question.module.css';

interface Props {
  label: string;
  action: string;
  /** What was begun before, and what is begun now. */
  begun?: string;
  onWrite?: (content: string) => void;
  /** Absent where the form stays. */
  onClose?: () => void;
  onSend: (content: string, key: string) => Promise<void>;
}

/** Writes into a thread. */
export function NoteForm({ label, action, begun = '', onWrite, onClose, onSend }: Props) {
  const t = useT();
  const id = useId();
  const [content, setContent] = useState(begun);
  const [key, setKey] = useState(() => crypto.randomUUID());
  function write(next: string) {
    setContent(next);
    // Another text is another request.
    setKey(crypto.randomUUID());
    onWrite?.(next);
  }
  const { form, errors, refusal, busy } = useCallForm(answerQuestion.body, async (body) => {
    await onSend(body.content, key);
    write('');
    onClose?.();
  });
  return (
    <form className={css.form} {...form}>
      <Refused refusal={refusal} />
      <TextArea
        id={id}
        name="content"
        label={label}
        rows={3}
        autoFocus={onClose !== undefined}
        maxLength={2000}
        error={errors.content}
        value={content}
        onChange={({ target }) => write(target.value)}
      />
      <div className={css.actions}>
        <button className="button" disabled={busy}>
          {action}
        </button>
        {onClose && (
          <button type="button" className="button quiet" onClick={onClose}>
            {t('common.cancel')}
          </button>
        )}
      </div>
    </form>
  );
}
