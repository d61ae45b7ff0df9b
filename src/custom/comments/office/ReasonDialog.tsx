import { useId, useState } from 'react';
import { decideReports } from '#domain/comments/moderation.calls.ts';
import type { ModerationStep } from '#domain/comments/moderation.ts';
import { useT } from '../../../i18n/index.ts';
import { useCounted } from '../../../i18n/useCounted.ts';
import { problemsOf } from '../../../lib/problems.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { DialogActions } from '../../../ui/forms/DialogActions.tsx';

interface Props {
  step: ModerationStep;
  count: number;
  busy: boolean;
  onClose: () => void;
  onSend: (reason: string) => Promise<void>;
}

/** Why comments are taken from readers, which their authors are told. */
export function ReasonDialog({ step, count, busy, onClose, onSend }: Props) {
  const t = useT();
  const counted = useCounted();
  const id = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const problem = problemsOf(decideReports.body, { ids: [1], step, reason }).reason;
  return (
    <Dialog
      title={counted(`comments.office.asked.${step}`, count)}
      onClose={onClose}
      actions={<DialogActions form={id} busy={busy} action={t(`comments.office.step.${step}`)} onClose={onClose} />}
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!problem) void onSend(reason.trim());
        }}
      >
        <TextArea
          name="reason"
          label={t('comments.office.why')}
          hint={t(step === 'block' ? 'comments.office.why_block' : 'comments.office.why_hint')}
          rows={3}
          autoFocus
          error={tried ? problem : undefined}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
