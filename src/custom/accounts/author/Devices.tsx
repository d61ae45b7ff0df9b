import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useRef } from 'react';
import * as calls from '#domain/accounts/sessions.calls.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { sessionKeys } from '../queryKeys.ts';
import { deviceOf } from './deviceOf.ts';
import css from '../../../ui/forms/forms.module.css';

type Session = calls.Session;

/** Where the account is signed in; each session but this one can be ended here. */
export function Devices() {
  const t = useT();
  const notify = useNotify();
  const { data, error, refetch } = useQuery({ queryKey: sessionKeys.all, queryFn: () => send(calls.listSessions, {}) });
  const heading = useRef<HTMLHeadingElement>(null);

  const { run: end, pending } = useCommand(
    (session: Session | undefined, send): Promise<unknown> =>
      session ? send(calls.endSession, { params: { id: session.id } }) : send(calls.endOtherSessions, {}),
    {
      onSuccess: (_, session) =>
        notify(session ? 'accounts.shared.person.device_ended' : 'accounts.shared.person.devices_ended', {
          type: 'success',
        }),
      onSettled: async () => {
        await refetch();
        // The button that was pressed is gone with its device.
        heading.current?.focus();
      },
    },
  );
  const others = data?.items.some(({ current }) => !current);
  return (
    <section className="card">
      <header className="bar">
        <h2 ref={heading} tabIndex={-1}>
          {t('accounts.shared.person.devices')}
        </h2>
        {others && (
          <button className="button quiet" disabled={pending} onClick={() => void end(undefined)}>
            {t('accounts.shared.person.devices_end_others')}
          </button>
        )}
      </header>
      <p className="muted">{t('accounts.shared.person.devices_text')}</p>
      {error && (
        <TryAgain className={css.refused} retry={refetch}>
          {t('common.page.offline')}
        </TryAgain>
      )}
      <ul className={css.devices}>
        {data?.items.map((session) => (
          <Device key={session.id} session={session} pending={pending} onEnd={() => void end(session)} />
        ))}
      </ul>
    </section>
  );
}

interface DeviceProps {
  session: Session;
  pending: boolean;
  onEnd: () => void;
}

function Device({ session, pending, onEnd }: DeviceProps) {
  const t = useT();
  const language = useLanguage();
  const { user_agent, address, created_at, seen_at, current } = session;
  const name = deviceOf(user_agent);
  const device = name ?? t('accounts.shared.person.device_unknown');
  return (
    <li>
      <div>
        <strong translate={name ? 'no' : undefined}>{device}</strong>
        {current && <span className="chip good">{t('accounts.shared.person.device_this')}</span>}
        <small>
          {address && <span translate="no">{address}</span>}
          <span>{t('accounts.shared.person.device_seen', { time: formatTime(seen_at, language) })}</span>
          <span>{t('accounts.shared.person.device_since', { time: formatTime(created_at, language) })}</span>
        </small>
      </div>
      {!current && (
        <button
          className="button quiet"
          disabled={pending}
          onClick={onEnd}
          aria-label={t('accounts.shared.person.device_end_named', { device })}
        >
          {t('accounts.shared.person.device_end')}
        </button>
      )}
    </li>
  );
}
