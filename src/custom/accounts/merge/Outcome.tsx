import ArrowRight from 'lucide-react/icons/arrow-right';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { chooseNamed } from '#domain/accounts/merging.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import type { Account } from './useSameAuthors.ts';
import css from './merge.module.css';

interface Props {
  main: Account;
  closing: readonly Account[];
}

/** What moves, and what is lost for good. */
export function Outcome({ main, closing }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  const storyCount = closing.reduce((sum, account) => sum + account.works, 0);
  const names = closing.map(({ username }) => username).join(', ');
  const naming = chooseNamed(main, closing);
  const renamed = closing.filter(({ pen_name }) => pen_name !== null && pen_name !== naming.pen_name);
  const leaving = closing.some(({ current }) => current);
  const args = { main: main.username, names };
  return (
    <>
      <ul className={css.gains}>
        {storyCount > 0 && <Gain>{formatCount('accounts.shared.merge.moves', storyCount, args)}</Gain>}
        <Gain>{t('accounts.shared.merge.moves_rest', args)}</Gain>
        {naming !== main && <Gain>{t('accounts.shared.merge.named', { ...args, pen_name: naming.pen_name })}</Gain>}
      </ul>
      <ul className={css.losses}>
        <Loss>
          <strong>{t('accounts.shared.merge.closed', { ...args, smart_count: closing.length })}</strong>
        </Loss>
        {renamed.map(({ id, pen_name }) => (
          <Loss key={id}>{t('accounts.shared.merge.renamed', { from: pen_name, to: naming.pen_name })}</Loss>
        ))}
        <Loss>{t('accounts.shared.merge.personal', args)}</Loss>
        <Loss>{t(leaving ? 'accounts.shared.merge.you_leave' : 'accounts.shared.merge.sessions', args)}</Loss>
      </ul>
    </>
  );
}

const Gain = ({ children }: { children: ReactNode }) => (
  <li>
    <ArrowRight />
    {children}
  </li>
);

const Loss = ({ children }: { children: ReactNode }) => (
  <li>
    <X />
    {children}
  </li>
);
