import { useNotify } from 'ra-core';
import { useState } from 'react';
import { endAccountSessions } from '#domain/accounts/management.calls.ts';
import { useT } from '../../../../i18n/index.ts';
import { useCommand } from '../../../../lib/command/useCommand.ts';
import { currentUser } from '../../../../lib/session/session.ts';
import { auditKeys } from '../../../../resources/queryKeys.ts';
import { AskDialog } from '../../../../ui/fields/AskDialog.tsx';
import { accountKeys } from '../../queryKeys.ts';
import { useAccount } from './account.ts';

/** Signs an account out everywhere, after a question; one's own is signed out in the profile, where one stays in. */
export function EndSessions() {
  const t = useT();
  const notify = useNotify();
  const { id, user_name } = useAccount();
  const [asking, setAsking] = useState(false);
  const { run, pending } = useCommand(endAccountSessions, {
    invalidates: [accountKeys.access(id), auditKeys.all],
    onSuccess: () => {
      setAsking(false);
      notify('accounts.office.manage.ended', { type: 'success' });
    },
  });
  if (id === currentUser()?.id) return null;
  return (
    <>
      <div className="actions" data-actions="">
        <button type="button" className="button quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t('accounts.office.manage.end')}
        </button>
      </div>
      {asking && (
        <AskDialog
          title={t('accounts.office.manage.end_ask', { name: user_name })}
          action={t('accounts.office.manage.end')}
          look="danger"
          pending={pending}
          onDo={() => void run({ params: { id } })}
          onClose={() => setAsking(false)}
        >
          <p>{t('accounts.office.manage.end_text')}</p>
        </AskDialog>
      )}
    </>
  );
}
