import { memo, type ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import { signInPath } from '../../lib/routing/guard.ts';
import { Link } from '../../lib/routing/navigation.tsx';
import { clickedFaqKey, useUser } from '../../lib/session/session.ts';
import { useFolded } from '../../lib/useFolded.ts';
import { FoldButton } from '../../ui/FoldButton.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { ReaderApp } from '../../ui/readerApp/ReaderApp.tsx';
import { Stroke } from '../../ui/Stroke.tsx';
import { FitSwitch } from '../../ui/tools/FitSwitch.tsx';
import { LanguageSelect } from '../../ui/tools/LanguageSelect.tsx';
import { ModeSwitch } from '../../ui/tools/ModeSwitch.tsx';
import css from './Navbar.module.css';

interface Props {
  /** What who is signed in looks for things with. */
  tool?: ReactNode;
  /** The menu of who is signed in. */
  account?: ReactNode;
  /** In sight, where the window has room for it. */
  stays: boolean;
  /** The page is always laid out for the screen. */
  fixed?: boolean | undefined;
}

/** The ways that every page has. */
export const Navbar = memo(function Navbar({ tool, account, stays, fixed }: Props) {
  const t = useT();
  const [folded, toggle] = useFolded('navbar');
  const user = useUser();
  return (
    <header className={`${css.navbar} ${stays ? css.stays : ''}`} data-folded={(user && folded) || undefined}>
      {!fixed && <FitSwitch />}
      <Logo compact={user !== undefined} />
      <nav className={css.links} aria-label={t('layout.writers')}>
        <Link className={css.link} to="/benefit">
          {t('pages.title.benefit')}
        </Link>
        {/* Who is signed in has them in the sidebar. */}
        {!user && (
          <Link className={css.link} to="/event">
            {t('pages.title.event')}
          </Link>
        )}
        <ReaderApp className={css.link} />
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
        {user && <div className={css.tool}>{tool}</div>}
        <LanguageSelect />
        <ModeSwitch />
        {user ? (
          <>
            <FoldButton
              label={t(folded ? 'layout.fold.open_bar' : 'layout.fold.bar')}
              icon={<Stroke d={folded ? 'm6 9 6 6 6-6' : 'm18 15-6-6-6 6'} />}
              onToggle={toggle}
            />
            {account}
          </>
        ) : (
          <Link className="button" to={signInPath}>
            {t('accounts.sign_in')}
          </Link>
        )}
      </div>
    </header>
  );
});
