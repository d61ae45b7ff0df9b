import { useQuery } from '@tanstack/react-query';
import { getAccountAccess } from '#domain/accounts/management.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../../i18n/index.ts';
import { send } from '../../../../lib/api/client.ts';
import { useNow } from '../../../../lib/time/useNow.ts';
import { Section } from '../../../../ui/Section.tsx';
import { Device } from '../../author/Device.tsx';
import { accountKeys } from '../../queryKeys.ts';
import { useAccount } from './account.ts';
import { EndSessions } from './EndSessions.tsx';
import { SecondFactorState } from './SecondFactorState.tsx';
import css from '../../../../ui/forms/forms.module.css';

/** Where an account is signed in and when it was last; of one that is only invited, until when it may accept. */
export function AccountAccess() {
  const t = useT();
  const { id, status } = useAccount();
  const query = useQuery({
    queryKey: accountKeys.access(id),
    queryFn: () => send(getAccountAccess, { params: { id } }),
  });
  if (status === 'closed') return null;
  if (status === 'invited')
    return (
      <Section title={t('accounts.office.manage.invitation')} query={query}>
        {({ invited_until }) => invited_until && <Invitation until={invited_until} />}
      </Section>
    );
  return (
    <Section title={t('accounts.shared.person.devices')} query={query}>
      {(access) => <Devices {...access} />}
    </Section>
  );
}

function Invitation({ until }: { until: string }) {
  const t = useT();
  const language = useLanguage();
  const isOpen = Date.parse(until) > useNow().getTime();
  return (
    <p>
      {t(isOpen ? 'accounts.office.manage.open_until' : 'accounts.office.manage.expired', {
        time: formatTime(until, language),
      })}
    </p>
  );
}

function Devices({ sessions, last_sign_in, second_factor, passkeys }: AnswerOf<typeof getAccountAccess>) {
  const t = useT();
  const language = useLanguage();
  return (
    <>
      <p className="muted">
        {last_sign_in
          ? t('accounts.office.manage.last_sign_in', { time: formatTime(last_sign_in, language) })
          : t('accounts.office.manage.never')}
      </p>
      <SecondFactorState since={second_factor} passkeys={passkeys} />
      {sessions.length === 0 ? (
        <p>{t('accounts.office.manage.nowhere')}</p>
      ) : (
        <>
          <ul className={css.devices}>
            {sessions.map((session) => (
              <Device key={session.id} session={session} />
            ))}
          </ul>
          <EndSessions />
        </>
      )}
    </>
  );
}
