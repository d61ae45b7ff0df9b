import { useT } from '../../i18n/index.ts';
import { signInPath } from '../../lib/routing/guard.ts';
import { Link } from '../../lib/routing/navigation.tsx';
import { clickedFaqKey, useUser } from '../../lib/session/session.ts';
import { Logo } from '../../ui/Logo.tsx';
import { ReaderApp } from '../../ui/readerApp/ReaderApp.tsx';
import { FitSwitch } from '../../ui/tools/FitSwitch.tsx';
import { LanguageSelect } from '../../ui/tools/LanguageSelect.tsx';
import { ModeSwitch } from '../../ui/tools/ModeSwitch.tsx';
import { UserMenu } from './UserMenu.tsx';
import css from './Navbar.module.css';

interface Props {
  /** The page is always laid out for the screen. */
  fixed?: boolean | undefined;
}

export function Navbar({ fixed }: Props) {
  const t = useT();
  const user = useUser();
  return (
    <header className={css.navbar}>
      {!fixed && <FitSwitch />}
      <Logo />
      <nav className={css.links} aria-label={t('layout.writers')}>
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
            {t('layout.faq')} <span className="visually-hidden">({t('layout.new_window')})</span>
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
            {t('accounts.sign_in')}
          </Link>
        )}
      </div>
    </header>
  );
}
