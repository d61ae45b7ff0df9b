import { useEffect, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { send } from '../../lib/api/client.ts';
import { getDisplayName, type UserInfo } from '../../lib/session/session.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { acceptPendingSession, refusePendingSession } from './urlParams.ts';

interface Props {
  current: UserInfo;
  /** Of the link that was opened. */
  token: string;
}

/** Asks before a link signs in somebody else (decisions.md, 'Routes and session'). */
export function SwitchAccount({ current, token }: Props) {
  const t = useT();
  const [other, setOther] = useState<UserInfo>();
  useEffect(() => {
    let isStale = false;
    const decide = (user: UserInfo) => (user.id === current.id ? acceptPendingSession(user) : setOther(user));
    import('#domain/accounts/auth.calls.ts')
      .then(({ getUserInfo }) => send(getUserInfo, { token }))
      .then(
        (user) => isStale || decide(user),
        // A link that signs in nobody changes nothing.
        () => isStale || refusePendingSession(),
      );
    return () => void (isStale = true);
  }, [token, current.id]);

  if (!other) return <Loading />;
  const names = { current: getDisplayName(current), other: getDisplayName(other) };
  return (
    <main>
      <Page sign="people" title={t('layout.switch.title')} text={t('layout.switch.text', names)}>
        <button className="button" onClick={() => acceptPendingSession(other)}>
          {t('layout.switch.go', names)}
        </button>
        <button className="button quiet" onClick={refusePendingSession}>
          {t('layout.switch.stay', names)}
        </button>
      </Page>
    </main>
  );
}
