import { useState } from 'react';
import { ignoreNameRiskTip, readNameRiskTip } from '#domain/accounts/userNames.calls.ts';
import { useI18n, useT } from '../../../i18n/index.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { renewUser } from '../../../lib/session/account.ts';
import { useUser } from '../../../lib/session/session.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import css from '../../../ui/forms/forms.module.css';

/** Goes with the session, so that each sign-in shows the tip once. */
const key = 'name_risk_tip_shown';

/** Tells an author once a sign-in that the user name gives its owner away, until they say that they know. */
export function NameRiskTip() {
  const t = useT();
  const { translate } = useI18n();
  const user = useUser();
  const [closed, setClosed] = useState(() => localStorage.getItem(key) !== null);
  const { run, pending, error } = useCommand(
    (call: typeof readNameRiskTip | typeof ignoreNameRiskTip, send) =>
      renewUser(async () => {
        await send(call, {});
        return { ...user!, name_risk_tip: false };
      }),
    { toast: false },
  );
  // Who has no pen name yet is choosing one.
  if (!user?.name_risk_tip || user.pen_name === null || closed) return null;

  const close = () => {
    localStorage.setItem(key, '1');
    setClosed(true);
  };
  return (
    <Dialog
      title={t('accounts.shared.person.name_tip')}
      onClose={close}
      actions={
        <>
          <button className="button" disabled={pending} onClick={() => void run(readNameRiskTip)}>
            {t('accounts.shared.person.name_tip_read')}
          </button>
          <button className="button quiet" disabled={pending} onClick={() => void run(ignoreNameRiskTip)}>
            {t('accounts.shared.person.name_tip_ignore')}
          </button>
        </>
      }
    >
      <p className="muted">{t('accounts.shared.person.name_tip_text', { name: user.username })}</p>
      {error && (
        <p className={css.refused} role="alert">
          {translate(error.problem.message, error.problem.args)}
        </p>
      )}
    </Dialog>
  );
}
