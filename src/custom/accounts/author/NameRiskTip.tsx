import { useRef, useState } from 'react';
import { ignoreNameRiskTip, readNameRiskTip } from '#domain/accounts/userNames.calls.ts';
import { useI18n, useT } from '../../../i18n/index.ts';
import { ApiError, send } from '../../../lib/api/client.ts';
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
  const [refused, setRefused] = useState<ApiError>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  // Who has no pen name yet is choosing one.
  if (!user?.name_risk_tip || user.pen_name === null || closed) return null;

  const close = () => {
    localStorage.setItem(key, '1');
    setClosed(true);
  };
  async function answer(call: typeof readNameRiskTip | typeof ignoreNameRiskTip) {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setRefused(undefined);
    try {
      await renewUser(async () => {
        await send(call, {});
        return { ...user!, name_risk_tip: false };
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused(error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }
  return (
    <Dialog
      title={t('accounts.shared.person.name_tip')}
      onClose={close}
      actions={
        <>
          <button className="button" disabled={busy} onClick={() => void answer(readNameRiskTip)}>
            {t('accounts.shared.person.name_tip_read')}
          </button>
          <button className="button quiet" disabled={busy} onClick={() => void answer(ignoreNameRiskTip)}>
            {t('accounts.shared.person.name_tip_ignore')}
          </button>
        </>
      }
    >
      <p className={css.muted}>{t('accounts.shared.person.name_tip_text', { name: user.username })}</p>
      {refused && (
        <p className={css.refused} role="alert">
          {translate(refused.message, refused.args)}
        </p>
      )}
    </Dialog>
  );
}
