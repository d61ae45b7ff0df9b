import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getSecondFactor } from '#domain/accounts/secondFactor.calls.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../../i18n/index.ts';
import { send } from '../../../../lib/api/client.ts';
import { makePreloadable } from '../../../../lib/lazy/preloadable.ts';
import { Dialog } from '../../../../ui/fields/Dialog.tsx';
import { lazyWithPreload } from '../../../../ui/lazy/lazyWithPreload.tsx';
import { Section } from '../../../../ui/Section.tsx';
import { secondFactorKeys, sessionKeys } from '../../queryKeys.ts';

const SetUp = lazyWithPreload(
  makePreloadable(async () => (await import('./SetUp.tsx')).SetUp),
  'dialog',
);
const loadDialogs = () => import('./CodeDialogs.tsx');
const RenewDialog = lazyWithPreload(
  makePreloadable(async () => (await loadDialogs()).RenewDialog),
  'dialog',
);
const OffDialog = lazyWithPreload(
  makePreloadable(async () => (await loadDialogs()).OffDialog),
  'dialog',
);

/** The app that the account signs in with besides its password. */
export function SecondFactor() {
  const t = useT();
  const language = useLanguage();
  const client = useQueryClient();
  const query = useQuery({ queryKey: secondFactorKeys.all, queryFn: () => send(getSecondFactor, {}) });
  const [open, setOpen] = useState<'set_up' | 'renew' | 'off'>();
  const close = () => {
    setOpen(undefined);
    // Other sessions ended as it was switched on.
    for (const queryKey of [secondFactorKeys.all, sessionKeys.all]) void client.invalidateQueries({ queryKey });
  };
  return (
    <Section title={t('accounts.second.title')} query={query}>
      {({ since, recovery_codes, required }) => (
        <>
          <p className="muted">{t('accounts.security.second.text')}</p>
          {since !== null && (
            <p>
              {t('accounts.security.second.since', { time: formatTime(since, language) })}
              {' · '}
              {t('accounts.security.second.left', { smart_count: recovery_codes })}
            </p>
          )}
          <div className="actions">
            {since === null ? (
              <button className="button quiet" aria-haspopup="dialog" onClick={() => setOpen('set_up')}>
                {t('accounts.security.second.set_up')}
              </button>
            ) : (
              <>
                <button className="button quiet" aria-haspopup="dialog" onClick={() => setOpen('renew')}>
                  {t('accounts.security.second.renew')}
                </button>
                {!required && (
                  <button className="button quiet" aria-haspopup="dialog" onClick={() => setOpen('off')}>
                    {t('accounts.security.second.off')}
                  </button>
                )}
              </>
            )}
          </div>
          {open === 'set_up' && (
            <Dialog title={t('accounts.second.title')} onClose={close}>
              <SetUp onDone={close}>
                <p>{t('accounts.security.second.text')}</p>
              </SetUp>
            </Dialog>
          )}
          {open === 'renew' && <RenewDialog onClose={close} />}
          {open === 'off' && <OffDialog onClose={close} />}
        </>
      )}
    </Section>
  );
}
