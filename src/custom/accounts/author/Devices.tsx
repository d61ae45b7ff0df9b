import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useRef } from 'react';
import * as calls from '#domain/accounts/sessions.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { sessionKeys } from '../queryKeys.ts';
import { Device } from './Device.tsx';
import css from '../../../ui/forms/forms.module.css';

type Session = calls.Session;

/** Where the account is signed in; each session but this one can be ended here. */
export function Devices() {
  const t = useT();
  const notify = useNotify();
  const { data, error, refetch } = useQuery({ queryKey: sessionKeys.all, queryFn: () => send(calls.listSessions, {}) });
  const heading = useRef<HTMLHeadingElement>(null);

  const { run: end, pending } = useCommand(
    (session: Session | undefined): Promise<unknown> =>
      session ? send(calls.endSession, { params: { id: session.id } }) : send(calls.endOtherSessions, {}),
    {
      onSuccess: (_, session) =>
        notify(session ? 'accounts.shared.person.device_ended' : 'accounts.shared.person.devices_ended', {
          type: 'success',
        }),
      invalidatesAlways: [sessionKeys.all],
      // The button that was pressed goes with its device.
      onSettled: () => heading.current?.focus(),
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
      {error && <TryAgain className={css.refused} retry={refetch} error={error} />}
      <ul className={css.devices}>
        {data?.items.map((session) => (
          <Device key={session.id} session={session} end={{ pending, run: () => void end(session) }} />
        ))}
      </ul>
    </section>
  );
}
