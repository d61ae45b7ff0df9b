import { useState } from 'react';
import { useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { Accounts } from './Accounts.tsx';
import { MergeForm } from './MergeForm.tsx';
import { Outcome } from './Outcome.tsx';
import { useSameAuthors, type Account } from './useSameAuthors.ts';
import css from './merge.module.css';

/** `/login/init`: who has several accounts picks the one that goes on (domain.md section 4, 'Account merge'). */
export function Merge() {
  const t = useT();
  const { data: accounts, error, refetch } = useSameAuthors();
  const [picked, setPicked] = useState<number>();
  const [merged, setMerged] = useState<Account>();
  if (merged) return <Done main={merged} />;
  if (error) return <BrokenPage error={error} retry={() => void refetch()} />;
  if (!accounts) return <Loading />;
  if (accounts.length < 2) return <Nothing />;

  const main = accounts.find(({ id }) => id === picked);
  const closing = accounts.filter(({ id }) => id !== picked);
  return (
    <div className={css.merge}>
      <header className="page-head">
        <h1>{t('accounts.shared.merge.title')}</h1>
        <p className="muted">{t('accounts.shared.merge.text')}</p>
      </header>
      <Accounts accounts={accounts} picked={picked} onPick={setPicked} />
      {main && (
        <section className="card" aria-labelledby="outcome">
          <h2 id="outcome">{t('accounts.shared.merge.outcome')}</h2>
          <Outcome main={main} closing={closing} />
          <MergeForm key={main.id} main={main} closing={closing} onMerged={setMerged} />
        </section>
      )}
    </div>
  );
}

function Nothing() {
  const t = useT();
  return (
    <Page sign="person" title={t('accounts.shared.merge.none')} text={t('accounts.shared.merge.none_text')}>
      <Link className="button" to="/home">
        {t('pages.problem.home')}
      </Link>
    </Page>
  );
}

function Done({ main }: { main: Account }) {
  const t = useT();
  return (
    <Page
      sign="done"
      title={t('accounts.shared.merge.done')}
      text={t('accounts.shared.merge.done_text', { main: main.username })}
    >
      <Link className="button" to="/story">
        {t('accounts.shared.merge.to_stories')}
      </Link>
    </Page>
  );
}
