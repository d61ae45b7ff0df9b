import { namedBy } from '#domain/accounts/merging.ts';
import { useT } from '../../../i18n/index.ts';
import type { Account } from './useSameAuthors.ts';
import css from './merge.module.css';

interface Props {
  main: Account;
  closing: readonly Account[];
}

/** What moves, and what is lost for good. */
export function Outcome({ main, closing }: Props) {
  const t = useT();
  const works = closing.reduce((sum, account) => sum + account.works, 0);
  const names = closing.map(({ username }) => username).join(', ');
  const naming = namedBy(main, closing);
  const renamed = closing.filter(({ pen_name }) => pen_name !== null && pen_name !== naming.pen_name);
  const leaving = closing.some(({ current }) => current);
  const args = { main: main.username, names };
  return (
    <>
      <ul className={css.gains}>
        {works > 0 && <li>{t('accounts.shared.merge.moves', { ...args, smart_count: works, count: works })}</li>}
        <li>{t('accounts.shared.merge.moves_rest', args)}</li>
        {naming !== main && <li>{t('accounts.shared.merge.named', { ...args, pen_name: naming.pen_name })}</li>}
      </ul>
      <ul className={css.losses}>
        <li>
          <strong>{t('accounts.shared.merge.closed', { ...args, smart_count: closing.length })}</strong>
        </li>
        {renamed.map(({ id, pen_name }) => (
          <li key={id}>{t('accounts.shared.merge.renamed', { from: pen_name, to: naming.pen_name })}</li>
        ))}
        <li>{t('accounts.shared.merge.personal', args)}</li>
        <li>{t(leaving ? 'accounts.shared.merge.you_leave' : 'accounts.shared.merge.sessions', args)}</li>
      </ul>
    </>
  );
}
