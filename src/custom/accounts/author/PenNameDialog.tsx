import { useNotify } from 'ra-core';
import { useId } from 'react';
import { useT } from '../../../i18n/index.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { DialogActions } from '../../../ui/forms/DialogActions.tsx';
import { PenNameForm, usePenName } from './PenNameForm.tsx';

interface Props {
  present: string | null;
  onClose: () => void;
}

/** Changes the pen name, which can be done once. */
export function PenNameDialog({ present, onClose }: Props) {
  const t = useT();
  const id = useId();
  const notify = useNotify();
  const penName = usePenName(present, (name) => {
    notify('accounts.shared.person.pen_name_saved', { type: 'success', messageArgs: { name } });
    onClose();
  });
  return (
    <Dialog
      title={t('accounts.shared.person.pen_name_change')}
      onClose={onClose}
      actions={<DialogActions form={id} pending={penName.pending} onClose={onClose} />}
    >
      <PenNameForm penName={penName} id={id} present={present} />
    </Dialog>
  );
}
