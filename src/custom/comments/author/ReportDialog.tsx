import { useId, useState } from 'react';
import { reportReasons } from '#domain/comments/comment.ts';
import { reportComment } from '#domain/comments/comments.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useCallForm } from '../../../lib/forms/useCallForm.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { SelectInput } from '../../../ui/fields/SelectInput.tsx';
import { DialogActions } from '../../../ui/forms/DialogActions.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
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
  const [note, setNote] = useState('');
  const { form, errors, refusal, busy } = useCallForm(reportComment.body, async (body) => {
    await send(reportComment, { params: { id }, body });
    onDone();
    onClose();
  });
  return (
    <Dialog
      title={t('comments.author.report')}
      onClose={onClose}
      actions={<DialogActions form={formId} busy={busy} action={t('comments.author.reporting.go')} onClose={onClose} />}
    >
      <p className={css.muted}>{t('comments.author.reporting.text')}</p>
      <form id={formId} className={css.form} {...form}>
        <Refused refusal={refusal} />
        <SelectInput
          name="reason"
          label={t('comments.author.reporting.reason')}
          prompt={t('comments.author.reporting.choose')}
          options={reportReasons.map((code) => ({ code, name: t(`comments.author.reason.${code}`) }))}
          defaultValue=""
          error={errors.reason}
        />
        <NoteField
          name="note"
          label={t('comments.author.reporting.note')}
          value={note}
          optional
          error={errors.note}
          onChange={(event) => setNote(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
