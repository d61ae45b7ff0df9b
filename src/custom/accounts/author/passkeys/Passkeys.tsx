import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listPasskeys, type Passkey } from '#domain/accounts/passkeys.calls.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../../i18n/index.ts';
import { send } from '../../../../lib/api/client.ts';
import { makePreloadable } from '../../../../lib/lazy/preloadable.ts';
import { lazyWithPreload } from '../../../../ui/lazy/lazyWithPreload.tsx';
import { Section } from '../../../../ui/Section.tsx';
import { passkeyKeys } from '../../queryKeys.ts';
import css from '../../../../ui/forms/forms.module.css';

const loadDialogs = () => import('./PasskeyDialogs.tsx');
const AddDialog = lazyWithPreload(
  makePreloadable(async () => (await loadDialogs()).AddDialog),
  'dialog',
);
const RenameDialog = lazyWithPreload(
  makePreloadable(async () => (await loadDialogs()).RenameDialog),
  'dialog',
);
const RemoveDialog = lazyWithPreload(
  makePreloadable(async () => (await loadDialogs()).RemoveDialog),
  'dialog',
);

type Open = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey };

/** Passkeys that sign the account in. */
export function Passkeys() {
  const t = useT();
  const language = useLanguage();
  const query = useQuery({ queryKey: passkeyKeys.all, queryFn: () => send(listPasskeys, {}) });
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <Section title={t('accounts.security.passkeys.title')} query={query}>
      {({ items }) => (
        <>
          <p className="muted">{t('accounts.security.passkeys.text')}</p>
          {items.length > 0 && (
            <ul className={css.devices}>
              {items.map((passkey) => (
                <li key={passkey.id}>
                  <div>
                    <strong>{passkey.name}</strong>
                    <small>
                      <span>
                        {t('accounts.security.second.since', { time: formatTime(passkey.created_at, language) })}
                      </span>
                      {passkey.used_at && (
                        <span>
                          {t('accounts.security.passkeys.used', { time: formatTime(passkey.used_at, language) })}
                        </span>
                      )}
                    </small>
                  </div>
                  <button
                    className="button quiet"
                    aria-haspopup="dialog"
                    aria-label={t('accounts.security.passkeys.rename_named', { name: passkey.name })}
                    onClick={() => setOpen({ what: 'rename', passkey })}
                  >
                    {t('accounts.security.passkeys.rename')}
                  </button>
                  <button
                    className="button quiet"
                    aria-haspopup="dialog"
                    aria-label={t('accounts.shared.person.remove_named', { name: passkey.name })}
                    onClick={() => setOpen({ what: 'remove', passkey })}
                  >
                    {t('accounts.shared.person.remove')}
                  </button>
                </li>
              ))}
            </ul>
          )}
          {globalThis.PublicKeyCredential && (
            <div className="actions">
              <button className="button quiet" aria-haspopup="dialog" onClick={() => setOpen({ what: 'add' })}>
                {t('accounts.security.passkeys.add')}
              </button>
            </div>
          )}
          {open?.what === 'add' && <AddDialog onClose={close} />}
          {open?.what === 'rename' && <RenameDialog passkey={open.passkey} onClose={close} />}
          {open?.what === 'remove' && <RemoveDialog passkey={open.passkey} onClose={close} />}
        </>
      )}
    </Section>
  );
}
