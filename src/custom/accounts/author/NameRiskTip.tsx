import { useId, useState } from 'react';
import { ignoreNameRiskTip, readNameRiskTip } from '#domain/accounts/userNames.calls.ts';
import { useI18n, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { useAddress } from '../../../lib/routing/navigation.tsx';
import { stripQuery } from '../../../lib/routing/routes.ts';
import { renewUser } from '../../../lib/session/account.ts';
import { useUser } from '../../../lib/session/session.ts';
import { CloseButton } from '../../../ui/CloseButton.tsx';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';
import forms from '../../../ui/forms/forms.module.css';
import css from './NameRiskTip.module.css';

const UserNameDialog = lazyWithPreload(
  makePreloadable(async () => (await import('./UserNameDialog.tsx')).UserNameDialog),
  'dialog',
);

/** Goes with the session, so that each sign-in shows the tip once. */
const key = 'name_risk_tip_shown';

/**
 * Tells an author at home, once a sign-in, that the user name gives its owner away, until it is another one or they say
 * that they know. It stands above the page and covers nothing.
 */
export function NameRiskTip() {
  const t = useT();
  const { translate } = useI18n();
  const address = useAddress();
  const user = useUser();
  const heading = useId();
  const [closed, setClosed] = useState(() => localStorage.getItem(key) !== null);
  const [changing, setChanging] = useState(false);
  const { run, pending, error } = useCommand(
    (call: typeof readNameRiskTip | typeof ignoreNameRiskTip) =>
      renewUser(async () => {
        await send(call, {});
        return { ...user!, name_risk_tip: false };
      }),
    { toast: false },
  );
  if (!user?.name_risk_tip || closed || stripQuery(address) !== '/home') return null;

  const close = () => {
    localStorage.setItem(key, '1');
    setClosed(true);
  };
  return (
    <section className={css.tip} aria-labelledby={heading}>
      <div className={css.words}>
        <h2 id={heading}>{t('accounts.shared.person.name_tip')}</h2>
        <p>{t('accounts.shared.person.name_tip_text', { name: user.username })}</p>
        {error && (
          <p className={forms.refused} role="alert">
            {translate(error.problem.message, error.problem.args)}
          </p>
        )}
      </div>
      <div className="actions">
        <button
          type="button"
          className="button"
          disabled={pending}
          aria-haspopup="dialog"
          onClick={() => setChanging(true)}
        >
          {t('accounts.shared.person.name_tip_change')}
        </button>
        <button type="button" className="button quiet" disabled={pending} onClick={() => void run(readNameRiskTip)}>
          {t('accounts.shared.person.name_tip_read')}
        </button>
        <button type="button" className="button quiet" disabled={pending} onClick={() => void run(ignoreNameRiskTip)}>
          {t('accounts.shared.person.name_tip_ignore')}
        </button>
      </div>
      <CloseButton className={css.close} label={t('common.close')} onClick={close} />
      {changing && (
        <UserNameDialog text={t('accounts.shared.person.name_tip_choose')} onClose={() => setChanging(false)} />
      )}
    </section>
  );
}
