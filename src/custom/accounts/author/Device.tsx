import type { Session } from '#domain/accounts/sessions.calls.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { describeDevice } from './describeDevice.ts';

interface Props {
  session: Omit<Session, 'current'> & { current?: boolean };
  /** Ends it; absent: it is only looked at. */
  end?: { pending: boolean; run: () => void };
}

/** Where an account is signed in: what it runs on, from where and since when. */
export function Device({ session, end }: Props) {
  const t = useT();
  const language = useLanguage();
  const { user_agent, address, created_at, seen_at, current } = session;
  const name = describeDevice(user_agent);
  const device = name ?? t('accounts.shared.person.device_unknown');
  return (
    <li>
      <div>
        <strong translate={name ? 'no' : undefined}>{device}</strong>
        {current && <StateChip tone="good">{t('accounts.shared.person.device_this')}</StateChip>}
        <small>
          {address && <span translate="no">{address}</span>}
          <span>{t('accounts.shared.person.device_seen', { time: formatTime(seen_at, language) })}</span>
          <span>{t('accounts.shared.person.device_since', { time: formatTime(created_at, language) })}</span>
        </small>
      </div>
      {end && !current && (
        <button
          className="button quiet"
          disabled={end.pending}
          onClick={end.run}
          aria-label={t('accounts.shared.person.device_end_named', { device })}
        >
          {t('accounts.shared.person.device_end')}
        </button>
      )}
    </li>
  );
}
