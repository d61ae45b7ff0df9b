import { useNotify } from 'ra-core';
import { useState } from 'react';
import { inviteAuthor } from '#domain/contracts/contractReviews.calls.ts';
import { useT } from '../../../../i18n/index.ts';
import { useCommand } from '../../../../lib/command/useCommand.ts';
import { Dialog } from '../../../../ui/fields/Dialog.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import type { Invitable } from './invitable.ts';

interface Props {
  work: Invitable;
  onClose: (sent: boolean) => void;
}

/** Invites the author of a work, with a few words where the editor has some. */
export function InviteDialog({ work, onClose }: Props) {
  const t = useT();
  const notify = useNotify();
  const [note, setNote] = useState('');
  const { run, pending } = useCommand(inviteAuthor, {
    onSuccess: () => {
      notify('contracts.office.invite.sent');
      onClose(true);
    },
  });
  const invite = () => run({ params: { id: work.id }, body: { note: note.trim() || null } });
  return (
    <Dialog
      title={t('contracts.office.invite.dialog', { title: work.title })}
      onClose={() => onClose(false)}
      actions={
        <>
          <button type="button" className="button quiet" onClick={() => onClose(false)}>
            {t('common.cancel')}
          </button>
          <button type="button" className="button" disabled={pending} onClick={() => void invite()}>
            {t('contracts.office.invite.send')}
          </button>
        </>
      }
    >
      <TextArea
        name="note"
        label={t('contracts.office.invite.note')}
        hint={t('contracts.office.invite.note_hint')}
        optional
        maxLength={1000}
        rows={5}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </Dialog>
  );
}
