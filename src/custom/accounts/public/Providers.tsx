import { useEffect, useState } from 'react';
import { startSso } from '#domain/accounts/sso.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { currentAddress } from '../../../lib/routing/address.ts';
import { redirectTo } from '../../../lib/session/providerSignIn.ts';
import type { Provider } from './useProviders.ts';
import css from './SignIn.module.css';

interface Props {
  providers: readonly Provider[];
  onStart: () => void;
  onRefused: (error: unknown) => void;
}

/** Signing in at other providers: the browser leaves, and comes back to `/`. */
export function Providers({ providers, onStart, onRefused }: Props) {
  const t = useT();
  const [leaving, setLeaving] = useState<string>();

  useEffect(() => {
    // Whoever turns back at the provider finds this page as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(undefined);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  async function leave({ id, name }: Provider) {
    setLeaving(id);
    onStart();
    try {
      const { url, binding } = await send(startSso, { params: { provider: id } });
      redirectTo(url, { provider: id, name, binding, address: currentAddress() });
    } catch (error) {
      setLeaving(undefined);
      onRefused(error);
    }
  }
  if (providers.length === 0) return null;
  return (
    <div className={css.providers} role="group" aria-label={t('accounts.sso.title')}>
      <p className={css.or} aria-hidden>
        {t('accounts.sso.or')}
      </p>
      {providers.map((provider) => (
        <button
          key={provider.id}
          type="button"
          className="button quiet"
          disabled={leaving !== undefined}
          onClick={() => void leave(provider)}
        >
          {t(leaving === provider.id ? 'accounts.sso.leaving' : 'accounts.sso.go', { provider: provider.name })}
        </button>
      ))}
    </div>
  );
}
