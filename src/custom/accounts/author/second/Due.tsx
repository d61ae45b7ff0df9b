import { useT } from '../../../../i18n/index.ts';
import { refreshUser, signOut } from '../../../../lib/session/account.ts';
import { Logo } from '../../../../ui/Logo.tsx';
import { usePageTitle } from '../../../../ui/page/usePageTitle.ts';
import { SetUp } from './SetUp.tsx';
import css from './second.module.css';

/** In place of everything, for whoever has a role that must have a second factor, and has none. */
export function Due() {
  const t = useT();
  const title = t('accounts.security.second.due');
  usePageTitle(title);
  return (
    <main className={css.page}>
      <section className="card">
        <Logo />
        <h1>{title}</h1>
        <SetUp onDone={() => void refreshUser()}>
          <p>{t('accounts.security.second.text')}</p>
          <p>{t('accounts.security.second.due_text')}</p>
        </SetUp>
        <div className="actions">
          <button type="button" className="button quiet" onClick={() => void signOut()}>
            {t('common.sign_out')}
          </button>
        </div>
      </section>
    </main>
  );
}
