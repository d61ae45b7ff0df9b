import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { mailChoices, listTopics, type MailTopic } from '#domain/notifications/message.ts';
import { getMailChoices, saveMailChoices } from '#domain/notifications/messages.calls.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { currentRole } from '../../../lib/session/session.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { DialogActions } from '../../../ui/forms/DialogActions.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { useCommandForm } from '../../../ui/forms/useCommandForm.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { mailKeys } from '../queryKeys.ts';
import css from './MailDialog.module.css';

/** Which messages come by mail too, and when. */
export function MailDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const notify = useNotify();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: mailKeys.choices, queryFn: () => send(getMailChoices, {}) });
  const { form, field, refusal, pending } = useCommandForm(
    saveMailChoices.body,
    (body) => send(saveMailChoices, { body }),
    {
      values: data?.choices,
      onSuccess: (saved) => {
        queries.setQueryData(mailKeys.choices, saved);
        notify('notifications.shared.mail.saved');
        onClose();
      },
    },
  );
  const getInput = (topic: MailTopic) => {
    const { error: _, ...input } = field(topic);
    return input;
  };
  return (
    <Dialog
      title={t('notifications.shared.mail.open')}
      wide
      onClose={onClose}
      actions={<DialogActions form="mail-choices" pending={pending || !data} onClose={onClose} />}
    >
      {!data && !error && <Loading />}
      {error && <TryAgain retry={refetch} error={error} />}
      {data && (
        <form id="mail-choices" className={css.form} {...form}>
          <Refused refusal={refusal} />
          <p>{t('notifications.shared.mail.text', { email: data.email })}</p>
          <div>
            {listTopics(currentRole()!).map((topic) => (
              <fieldset key={topic} className={css.topic}>
                <legend>{t(`notifications.shared.mail.topic.${topic}`)}</legend>
                <div className={css.choices}>
                  {mailChoices.map((choice) => (
                    <label key={choice}>
                      <input type="radio" value={choice} {...getInput(topic)} />
                      {t(`notifications.shared.mail.choice.${choice}`)}
                    </label>
                  ))}
                </div>
              </fieldset>
            ))}
          </div>
          <p className="note">
            {t('notifications.shared.mail.daily_at', { time: formatTime(data.next_digest, language) })}{' '}
            {t('notifications.shared.mail.security')}
          </p>
        </form>
      )}
    </Dialog>
  );
}
