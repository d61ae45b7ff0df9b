import { useRef } from 'react';
import { storyLanguages } from '#domain/languages.ts';
import { useT } from '../../../i18n/index.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { useAddress } from '../../../lib/routing/address.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { useViewport } from '../../../lib/useViewport.ts';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import { FitSwitch } from '../../../ui/tools/FitSwitch.tsx';
import { LanguageSelect } from '../../../ui/tools/LanguageSelect.tsx';
import { ModeSwitch } from '../../../ui/tools/ModeSwitch.tsx';
import { AuthForms } from './AuthForms.tsx';
import { parseInvitation } from './modes.ts';
import { Reasons } from './Reasons.tsx';
import css from './SignIn.module.css';

const Invitation = lazyWithPreload(makePreloadable(async () => (await import('./loadInvitation.ts')).loadInvitation()));

interface Props {
  /** Called once, when the person begins to type. */
  onTyping: () => void;
}

/** What the house is, and the forms of the sign-in. It comes without the application, which loads while the person types. */
export default function SignIn({ onTyping }: Props) {
  const t = useT();
  useViewport();
  const invitation = parseInvitation(useAddress());
  const fetched = useRef(false);
  const onInput = () => {
    if (!fetched.current) onTyping();
    fetched.current = true;
  };
  return (
    <div className={css.page} onInput={onInput}>
      <header className={css.top}>
        <FitSwitch />
        <Logo />
        <div className={css.tools}>
          <LanguageSelect />
          <ModeSwitch />
        </div>
      </header>
      <main className={css.main}>
        <div className={css.words}>
          <p className={css.claim}>{t('accounts.welcome')}</p>
          <p className={css.text}>{t('accounts.welcome_text', { smart_count: storyLanguages.length })}</p>
        </div>
        <div className={css.card}>{invitation ? <Invitation invitation={invitation} /> : <AuthForms />}</div>
        {/* They speak to authors. */}
        {!invitation && (
          <div className={css.why}>
            <Reasons />
            <Link className={css.contests} to="/event">
              {t('accounts.why.contests')}
            </Link>
          </div>
        )}
      </main>
      <footer className={css.foot}>
        <nav className={css.rules} aria-label={t('accounts.why.rules')}>
          <Link to="/clause/termsOfService">{t('pages.title.terms')}</Link>
          <Link to="/clause/privacyPolicy">{t('pages.title.privacy')}</Link>
        </nav>
      </footer>
    </div>
  );
}
