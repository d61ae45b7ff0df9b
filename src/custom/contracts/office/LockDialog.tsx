import { useState } from 'react';
import { useT } from '../../../i18n/index.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';

interface Props {
  onLock: (reason: string) => void;
  onClose: () => void;
}

/** Asks why a profile is locked; its author reads it. */
export function LockDialog({ onLock, onClose }: Props) {
  const t = useT();
  const [reason, setReason] = useState('');
  return (
    <Dialog
      title={t('contracts.office.application.lock')}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button quiet" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <button type="button" className="button" disabled={!reason.trim()} onClick={() => onLock(reason.trim())}>
            {t('contracts.office.application.lock_now')}
          </button>
        </>
      }
    >
      <TextArea
        name="lock"
        label={t('contracts.office.application.lock_reason')}
        hint={t('contracts.office.application.lock_hint')}
        maxLength={500}
        rows={4}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}
