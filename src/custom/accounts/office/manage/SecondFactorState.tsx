import { useState } from 'react';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../../i18n/index.ts';
import { currentUser } from '../../../../lib/session/session.ts';
import { useAccount } from './account.ts';
import { SecondFactorDialog } from './SecondFactorDialog.tsx';

/** Whether an account has a second factor and passkeys; those of somebody who lost them are taken away here. */
export function SecondFactorState({ since, passkeys }: { since: string | null; passkeys: number }) {
  const t = useT();
  const language = useLanguage();
  const { id } = useAccount();
  const [asking, setAsking] = useState(false);
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
      <div className="actions" data-actions="">
        <button type="button" className="button quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t('accounts.office.manage.second')}
        </button>
      </div>
      {asking && <SecondFactorDialog onClose={() => setAsking(false)} />}
    </>
  );
}
