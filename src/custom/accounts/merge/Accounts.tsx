import { findRole } from '#domain/roles.ts';
import { formatDate } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import type { Account } from './useSameAuthors.ts';
import css from './merge.module.css';

interface Props {
  accounts: readonly Account[];
  picked: number | undefined;
  onPick: (id: number) => void;
}

/** What each account is and holds, one of them to be picked. */
export function Accounts({ accounts, picked, onPick }: Props) {
  const t = useT();
  return (
    <fieldset className={css.accounts}>
      <legend>{t('accounts.shared.merge.pick')}</legend>
      {accounts.map((account) => (
        <label key={account.id} className={css.account}>
          <input
            type="radio"
            name="main"
            checked={account.id === picked}
            onChange={() => onPick(account.id)}
            aria-labelledby={`account-${account.id}`}
            aria-describedby={`account-${account.id}-facts`}
          />
          <Card account={account} />
        </label>
      ))}
    </fieldset>
  );
}

function Card({ account }: { account: Account }) {
  const t = useT();
  const formatCount = useFormatCount();
  const language = useLanguage();
  const { id, username, pen_name, email, works: storyCount, created_at, current, role_id } = account;
  const role = findRole(role_id);
  return (
    <span className={css.card}>
      <strong id={`account-${id}`} translate="no">
        {username}
      </strong>
      <span id={`account-${id}-facts`} className={css.facts}>
        {current && <StateChip tone="good">{t('accounts.shared.merge.current')}</StateChip>}{' '}
        {role && <span>{t(`common.role.${role}`)}</span>}{' '}
        <span>
          {pen_name === null
            ? t('accounts.shared.merge.no_pen_name')
            : t('accounts.shared.merge.pen_name', { pen_name })}
        </span>{' '}
        <span>{formatCount('accounts.shared.merge.stories', storyCount)}</span> <span translate="no">{email}</span>{' '}
        <span>{t('accounts.shared.merge.since', { date: formatDate(created_at, language) })}</span>
      </span>
    </span>
  );
}
