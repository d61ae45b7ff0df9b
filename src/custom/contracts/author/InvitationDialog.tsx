import { useNotify } from 'ra-core';
import { useId, useState } from 'react';
import { answerInvitation } from '#domain/contracts/contracts.calls.ts';
import { invitationDelays, refusalReasons } from '#domain/contracts/invitation.ts';
import { formatDate } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { useCommandForm } from '../../../ui/forms/useCommandForm.ts';
import { contractChanges } from '../queryKeys.ts';
import type { Invitation } from './invitation.ts';
import css from './Invitations.module.css';

const choices = { reason: refusalReasons, delay: invitationDelays };
/** As one begins to say no. */
const no = { accepted: false, reason: 'not_now', delay: 'month_1' } as const;

/** Accepts an editor's invitation, or refuses it with a reason and until when nobody asks again. */
export function InvitationDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const t = useT();
  const id = useId();
  const language = useLanguage();
  const notify = useNotify();
  const [refusing, setRefusing] = useState(false);
  const { editor, title, note, fiction_id } = invitation;
  const params = { fiction_id };

  const accepting = useCommand(answerInvitation, {
    onSuccess: () => notify('contracts.author.invite.accepted', { type: 'success', messageArgs: { editor, title } }),
    invalidatesAlways: contractChanges,
    onSettled: onClose,
  });
  const { form, field, ...sending } = useCommandForm(
    answerInvitation.body,
    (body) => send(answerInvitation, { params, body }),
    {
      invalidatesAlways: contractChanges,
      defaultValues: no,
      onSuccess: ({ again_at }, { delay }) => {
        if (delay === 'never') notify('contracts.author.invite.refused_for_good', { type: 'success' });
        else
          notify('contracts.author.invite.refused', {
            type: 'success',
            messageArgs: { date: formatDate(again_at, language) },
          });
        onClose();
      },
    },
  );
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
            <button className="button danger" form={id} disabled={sending.pending}>
              {t('contracts.author.invite.send')}
            </button>
          </>
        ) : (
          <>
            <button type="button" className="button quiet" onClick={() => setRefusing(true)}>
              {t('contracts.author.invite.refuse')}
            </button>
            <button
              type="button"
              className="button"
              disabled={accepting.pending}
              onClick={() => void accepting.run({ params, body: { accepted: true } })}
            >
              {t('contracts.author.invite.accept')}
            </button>
          </>
        )
      }
    >
      <p>{t('contracts.author.invite.offer', { editor, title })}</p>
      {note && <blockquote className={css.note}>{note}</blockquote>}
      {refusing ? (
        <form id={id} className={css.refusal} {...form}>
          <Refused refusal={sending.refusal} />
          {(['reason', 'delay'] as const).map((name) => {
            const { error: _, ...input } = field(name);
            return (
              <fieldset key={name} className={css.choice}>
                <legend>{t(`contracts.author.invite.${name}`)}</legend>
                {choices[name].map((choice) => (
                  <label key={choice}>
                    <input type="radio" value={choice} {...input} />
                    {t(`contracts.author.invite.${choice}`)}
                  </label>
                ))}
              </fieldset>
            );
          })}
        </form>
      ) : (
        <p className="muted">{t('contracts.author.invite.text')}</p>
      )}
    </Dialog>
  );
}
