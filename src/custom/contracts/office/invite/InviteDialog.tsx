import { useNotify } from 'ra-core';
import { useId } from 'react';
import { inviteAuthor } from '#domain/contracts/contractReviews.calls.ts';
import { useT } from '../../../../i18n/index.ts';
import { send } from '../../../../lib/api/client.ts';
import { Dialog } from '../../../../ui/fields/Dialog.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { DialogActions } from '../../../../ui/forms/DialogActions.tsx';
import { Refused } from '../../../../ui/forms/Refused.tsx';
import { useCommandForm } from '../../../../ui/forms/useCommandForm.ts';
import { invitationKeys } from '../../queryKeys.ts';
import type { Invitable } from './invitable.ts';

interface Props {
  story: Invitable;
  onClose: () => void;
}

/** Invites the author of a story, with a few words where the editor has some. */
export function InviteDialog({ story, onClose }: Props) {
  const t = useT();
  const notify = useNotify();
  const id = useId();
  const { form, field, refusal, pending } = useCommandForm(
    inviteAuthor.body,
    ({ note }) => send(inviteAuthor, { params: { id: story.id }, body: { note: note?.trim() || null } }),
    {
      invalidates: [invitationKeys.allInvitable],
      onSuccess: () => {
        notify('contracts.office.invite.sent');
        onClose();
      },
    },
  );
  return (
    <Dialog
      title={t('contracts.office.invite.dialog', { title: story.title })}
      onClose={onClose}
      actions={
        <DialogActions form={id} pending={pending} action={t('contracts.office.invite.send')} onClose={onClose} />
      }
    >
      <form id={id} {...form}>
        <Refused refusal={refusal} />
        <TextArea
          {...field('note')}
          label={t('contracts.office.invite.note')}
          hint={t('contracts.office.invite.note_hint')}
          optional
          maxLength={1000}
          rows={5}
        />
      </form>
    </Dialog>
  );
}
