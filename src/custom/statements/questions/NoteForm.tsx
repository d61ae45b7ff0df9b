import type { QueryKey } from '@tanstack/react-query';
import { useId } from 'react';
import { answerQuestion } from '#domain/statements/questions.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { useCommandForm } from '../../../ui/forms/useCommandForm.ts';
import css from './question.module.css';

interface Props {
  label: string;
  action: string;
  /** What was begun before, and what is begun now. */
  begun?: string;
  onWrite?: (content: string) => void;
  /** Absent where the form stays. */
  onClose?: () => void;
  onSend: (content: string) => Promise<unknown>;
  invalidates: readonly QueryKey[];
}

/** Writes into a thread. */
export function NoteForm({ label, action, begun = '', onWrite, onClose, onSend, invalidates }: Props) {
  const t = useT();
  const id = useId();
  const { form, field, methods, refusal, pending } = useCommandForm(
    answerQuestion.body,
    ({ content }) => onSend(content),
    {
      defaultValues: { content: begun },
      invalidates,
      onSuccess: () => {
        methods.reset({ content: '' });
        onWrite?.('');
        onClose?.();
      },
    },
  );
  return (
    <form className={css.form} {...form}>
      <Refused refusal={refusal} />
      <TextArea
        id={id}
        {...field('content', { onChange: ({ target }) => onWrite?.(target.value) })}
        label={label}
        rows={3}
        autoFocus={onClose !== undefined}
        maxLength={2000}
      />
      <div className="actions">
        <button className="button" disabled={pending}>
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
