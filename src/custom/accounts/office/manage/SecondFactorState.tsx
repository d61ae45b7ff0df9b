import { useNotify } from 'ra-core';
import { useState } from 'react';
import { resetSecondFactor } from '#domain/accounts/management.calls.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../../i18n/index.ts';
import { useCommand } from '../../../../lib/command/useCommand.ts';
import { currentUser } from '../../../../lib/session/session.ts';
import { auditKeys } from '../../../../resources/queryKeys.ts';
import { AskDialog } from '../../../../ui/fields/AskDialog.tsx';
import { accountKeys } from '../../queryKeys.ts';
import { useAccount } from './account.ts';

/** Whether an account has a second factor and passkeys; those of somebody who lost them are taken away here, after a question. */
export function SecondFactorState({ since, passkeys }: { since: string | null; passkeys: number }) {
  const t = useT();
  const notify = useNotify();
  const language = useLanguage();
  const { id, user_name, email } = useAccount();
  const [asking, setAsking] = useState(false);
  const { run, pending } = useCommand(resetSecondFactor, {
    invalidates: [accountKeys.access(id), auditKeys.all],
    onSuccess: () => {
      setAsking(false);
      notify('accounts.office.manage.second_done', { type: 'success' });
    },
  });
  const text = (
    <p className={since === null ? 'muted' : undefined}>
      {since === null
        ? t('accounts.office.manage.second_none')
        : t('accounts.office.manage.second_since', { time: formatTime(since, language) })}
      {passkeys > 0 && ` · ${t('accounts.office.manage.passkeys', { smart_count: passkeys })}`}
    </p>
  );
  if ((since === null && passkeys === 0) || id === currentUser()?.id) return text;
  return (
    <>
      {text}
      <div className="actions">
        <button type="button" className="button quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t('accounts.office.manage.second')}
        </button>
      </div>
      {asking && (
        <AskDialog
          title={t('accounts.office.manage.second_ask', { name: user_name })}
          action={t('accounts.office.manage.second')}
          look="danger"
          pending={pending}
          onDo={() => void run({ params: { id } })}
          onClose={() => setAsking(false)}
        >
          <p>{t('accounts.office.manage.second_text', { email })}</p>
        </AskDialog>
      )}
    </>
  );
}
