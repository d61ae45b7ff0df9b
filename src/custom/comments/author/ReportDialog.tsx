import { useId } from 'react';
import { reportReasons } from '#domain/comments/comment.ts';
import { reportComment } from '#domain/comments/comments.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { SelectInput } from '../../../ui/fields/SelectInput.tsx';
import { DialogActions } from '../../../ui/forms/DialogActions.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { useCommandForm } from '../../../ui/forms/useCommandForm.ts';
import { NoteField } from './NoteField.tsx';
import css from './Comments.module.css';

interface Props {
  /** Of what is reported. */
  id: number;
  onClose: () => void;
  onDone: () => void;
}

export function ReportDialog({ id, onClose, onDone }: Props) {
  const t = useT();
  const formId = useId();
  const { form, field, methods, refusal, pending } = useCommandForm(
    reportComment.body,
    (body) => send(reportComment, { params: { id }, body }),
    {
      onSuccess: () => {
        onDone();
        onClose();
      },
    },
  );
  return (
    <Dialog
      title={t('comments.author.report')}
      onClose={onClose}
      actions={
        <DialogActions form={formId} pending={pending} action={t('comments.author.reporting.go')} onClose={onClose} />
      }
    >
      <p className="note">{t('comments.author.reporting.text')}</p>
      <form id={formId} className={css.form} {...form}>
        <Refused refusal={refusal} />
        <SelectInput
          {...field('reason')}
          label={t('comments.author.reporting.reason')}
          prompt={t('comments.author.reporting.choose')}
          options={reportReasons.map((code) => ({ code, name: t(`comments.author.reason.${code}`) }))}
          defaultValue=""
        />
        <NoteField
          {...field('note')}
          label={t('comments.author.reporting.note')}
          value={methods.watch('note') ?? ''}
          optional
        />
      </form>
    </Dialog>
  );
}
