import { useCallback, useEffect, useState } from 'react';
import { linkSso } from '#domain/accounts/sso.calls.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import { useI18n, useT } from '../../../i18n/index.ts';
import { type ApiError, isConnectionLost } from '../../../lib/api/apiError.ts';
import { send } from '../../../lib/api/client.ts';
import { useOneAtATime } from '../../../lib/forms/useOneAtATime.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { enter, type SignedIn } from '../../../lib/session/account.ts';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';
import { Working } from './Working.tsx';

const LinkCode = lazyWithPreload(makePreloadable(async () => (await import('./LinkCode.tsx')).LinkCode));

export interface Link {
  /** The name of the provider. */
  provider: string;
  token: string;
}

interface Props {
  link: Link;
  session: SignedIn;
}

const getReason = (error: ApiError, provider: string): Message =>
  error.errors.link ? message('accounts.sso.other_email', { provider }) : message(error.message, error.args);

/** Links a provider to the account that was signed in to for it; the account is open either way. */
export function Linking({ link: { provider, token }, session }: Props) {
  const t = useT();
  const { translate } = useI18n();
  const [linked, setLinked] = useState(false);
  const { refused, run } = useOneAtATime();

  const link = useCallback(
    () =>
      run(async () => {
        await send(linkSso, { token: session.token, body: { link: token } });
        setLinked(true);
      }),
    [run, session.token, token],
  );
  useEffect(() => void link(), [link]);

  if (linked)
    return (
      <div className="stack" role="status">
        <h1>{t('accounts.sso.linked', { provider })}</h1>
        <p>{t('accounts.sso.linked_text')}</p>
        <button className="button" onClick={() => enter(session)} autoFocus>
          {t('accounts.sso.go_on')}
        </button>
      </div>
    );
  if (!refused) return <Working>{t('accounts.sso.linking', { provider })}</Working>;
  if (refused.errors.code)
    return (
      <LinkCode
        title={t('accounts.sso.not_linked', { provider })}
        text={translate(refused.errors.code.message)}
        token={session.token}
        onConfirmed={() => void link()}
        onSkip={() => enter(session)}
      />
    );
  const reason = getReason(refused, provider);
  return (
    <div className="stack">
      <h1>{t('accounts.sso.not_linked', { provider })}</h1>
      <p role="alert">{translate(reason.message, reason.args)}</p>
      {isConnectionLost(refused) && (
        <button className="button" onClick={() => void link()}>
          {t('common.retry')}
        </button>
      )}
      <button
        className={isConnectionLost(refused) ? 'button quiet' : 'button'}
        onClick={() => enter(session)}
        autoFocus
      >
        {t('accounts.sso.go_on')}
      </button>
    </div>
  );
}
