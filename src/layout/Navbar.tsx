import { clickedFaqKey, useUser } from '../authProvider/session.ts';
import { useT } from '../i18n/index.ts';
import { signInPath } from '../shell/guard.ts';
import { Link } from '../shell/navigation.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import { Logo } from './Logo.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import { ReaderApp } from './ReaderApp.tsx';
import { UserMenu } from './UserMenu.tsx';
import css from './Navbar.module.css';

export function Navbar() {
  const t = useT();
  const user = useUser();
  return (
    <header className={css.navbar}>
      <Logo />
      <nav className={css.links} aria-label={t('shell.writers')}>
        <Link className={css.link} to="/benefit">
          {t('pages.title.benefit')}
        </Link>
        <ReaderApp />
        {user && (
          <Link
            className={css.link}
            to="/clause/faq"
            target="_blank"
            onClick={() => localStorage.setItem(clickedFaqKey, '1')}
          >
            {t('shell.faq')} <span className="visually-hidden">({t('shell.new_window')})</span>
          </Link>
        )}
        <Link className={css.link} to="/handbook">
          {t('pages.title.handbook')}
        </Link>
      </nav>
      <div className={css.tools}>
        <LanguageSelect />
        <ModeSwitch />
        {user ? (
          <UserMenu user={user} />
        ) : (
          <Link className="button" to={signInPath}>
            {t('account.sign_in')}
          </Link>
        )}
      </div>
    </header>
  );
}
