import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as calls from '#domain/accounts/sso.calls.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import type { Provider } from '../public/useProviders.ts';
import { providerKeys } from '../queryKeys.ts';
import { LinkDialog, UnlinkDialog } from './ProviderDialogs.tsx';
import { useLinkAnswer } from './useLinkAnswer.ts';
import css from '../../../ui/forms/forms.module.css';

/** What signs the account in besides its password; nothing where there is no provider. */
export function LinkedProviders() {
  const t = useT();
  useLinkAnswer();
  const linked = useQuery({ queryKey: providerKeys.linked, queryFn: () => send(calls.listLinkedProviders, {}) });
  const offered = useQuery({ queryKey: providerKeys.offered, queryFn: () => send(calls.listProviders, {}) });
  const [unlinking, setUnlinking] = useState<calls.LinkedProvider>();
  const [linking, setLinking] = useState<Provider>();
  const failed = linked.error ?? offered.error;
  const items = linked.data?.items ?? [];
  const others = linked.data
    ? (offered.data?.items ?? []).filter(({ id }) => items.every(({ provider }) => provider !== id))
    : [];
  if (items.length + others.length === 0 && !failed) return null;
  return (
    <section className="card">
      <h2>{t('accounts.sso.title')}</h2>
      <p className="muted">{t('accounts.shared.person.providers_text')}</p>
      {failed && (
        <TryAgain
          className={css.refused}
          retry={() => [linked, offered].forEach((query) => query.error && void query.refetch())}
        >
          {t('pages.problem.offline')}
        </TryAgain>
      )}
      <ul className={css.devices}>
        {items.map((item) => (
          <LinkedProvider key={item.id} linked={item} onUnlink={() => setUnlinking(item)} />
        ))}
        {others.map((provider) => (
          <li key={provider.id}>
            <strong translate="no">{provider.name}</strong>
            <button className="button quiet" aria-haspopup="dialog" onClick={() => setLinking(provider)}>
              {t('accounts.shared.person.provider_link', { provider: provider.name })}
            </button>
          </li>
        ))}
      </ul>
      {linking && <LinkDialog provider={linking} onClose={() => setLinking(undefined)} />}
      {unlinking && <UnlinkDialog linked={unlinking} onClose={() => setUnlinking(undefined)} />}
    </section>
  );
}

function LinkedProvider({ linked, onUnlink }: { linked: calls.LinkedProvider; onUnlink: () => void }) {
  const t = useT();
  const language = useLanguage();
  const { name, email, created_at, only_way_in } = linked;
  return (
    <li>
      <div>
        <strong translate="no">{name}</strong>
        <small>
          {email && <span translate="no">{email}</span>}
          <span>{t('accounts.shared.person.provider_since', { time: formatTime(created_at, language) })}</span>
          {only_way_in && <span>{t('accounts.shared.person.provider_only_way')}</span>}
        </small>
      </div>
      {!only_way_in && (
        <button
          className="button quiet"
          aria-haspopup="dialog"
          onClick={onUnlink}
          aria-label={t('accounts.shared.person.provider_unlink_named', { provider: name })}
        >
          {t('accounts.shared.person.provider_unlink')}
        </button>
      )}
    </li>
  );
}
