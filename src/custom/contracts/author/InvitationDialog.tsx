import { useNotify } from 'ra-core';
import { useState } from 'react';
import { answerInvitation } from '#domain/contracts/contracts.calls.ts';
import { invitationDelays, refusalReasons } from '#domain/contracts/invitation.ts';
import type { BodyOf } from '#domain/kit/call.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import type { Invitation } from './invitation.ts';
import { useContractsChanged } from './useContracts.ts';
import css from './Invitations.module.css';

type Answer = BodyOf<typeof answerInvitation>;

/** Accepts an editor's invitation, or refuses it with a reason and until when nobody asks again. */
export function InvitationDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const notify = useNotify();
  const changed = useContractsChanged();
  const [refusing, setRefusing] = useState(false);
  const [reason, setReason] = useState<(typeof refusalReasons)[number]>('not_now');
  const [delay, setDelay] = useState<(typeof invitationDelays)[number]>('month_1');
  const { editor, title, note, fiction_id } = invitation;

  const { run, pending } = useCommand(answerInvitation, {
    onSuccess: ({ again_at }, { body: { accepted, delay } }) => {
      if (accepted) notify('contracts.author.invite.accepted', { type: 'success', messageArgs: { editor, title } });
      else if (delay === 'never') notify('contracts.author.invite.refused_for_good', { type: 'success' });
      else
        notify('contracts.author.invite.refused', {
          type: 'success',
          messageArgs: { date: formatDate(again_at, language) },
        });
    },
    onSettled: () => {
      onClose();
      return changed();
    },
  });
  const answer = (body: Pick<Answer, 'accepted'> & Partial<Answer>) => run({ params: { fiction_id }, body });
  return (
    <Dialog
      title={t('contracts.author.invite.title')}
      onClose={onClose}
      actions={
        refusing ? (
          <>
            <button type="button" className="button quiet" onClick={() => setRefusing(false)}>
              {t('common.back')}
            </button>
            <button
              type="button"
              className="button danger"
              disabled={pending}
              onClick={() => void answer({ accepted: false, reason, delay })}
            >
              {t('contracts.author.invite.send')}
            </button>
          </>
        ) : (
          <>
            <button type="button" className="button quiet" onClick={() => setRefusing(true)}>
              {t('contracts.author.invite.refuse')}
            </button>
            <button type="button" className="button" disabled={pending} onClick={() => void answer({ accepted: true })}>
              {t('contracts.author.invite.accept')}
            </button>
          </>
        )
      }
    >
      <p>{t('contracts.author.invite.offer', { editor, title })}</p>
      {note && <blockquote className={css.note}>{note}</blockquote>}
      {refusing ? (
        <>
          <Choice name="reason" options={refusalReasons} value={reason} onChoose={setReason} />
          <Choice name="delay" options={invitationDelays} value={delay} onChoose={setDelay} />
        </>
      ) : (
        <p className={css.muted}>{t('contracts.author.invite.text')}</p>
      )}
    </Dialog>
  );
}

interface ChoiceProps<O extends string> {
  name: 'reason' | 'delay';
  options: readonly O[];
  value: O;
  onChoose: (option: O) => void;
}

function Choice<O extends (typeof refusalReasons)[number] | (typeof invitationDelays)[number]>({
  name,
  options,
  value,
  onChoose,
}: ChoiceProps<O>) {
  const t = useT();
  return (
    <fieldset className={css.choice}>
      <legend>{t(`contracts.author.invite.${name}`)}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChoose(option)} />
          {t(`contracts.author.invite.${option}` as 'contracts.author.invite.never')}
        </label>
      ))}
    </fieldset>
  );
}
