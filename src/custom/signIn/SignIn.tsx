import { useRef } from 'react';
import { useT } from '../../i18n/index.ts';
import { LanguageSelect } from '../../layout/LanguageSelect.tsx';
import { Logo } from '../../layout/Logo.tsx';
import { ModeSwitch } from '../../layout/ModeSwitch.tsx';
import { useViewport } from '../../layout/useViewport.ts';
import { currentAddress } from '../../shell/address.ts';
import { fetchExpected } from '../../shell/areas.ts';
import { Door } from './Door.tsx';
import css from './SignIn.module.css';

/** What the house is, and the door. It comes without the application, which loads while the person types. */
export default function SignIn() {
  const t = useT();
  useViewport();
  const fetched = useRef(false);
  const onInput = () => {
    if (!fetched.current) void fetchExpected(currentAddress());
    fetched.current = true;
  };
  return (
    <div className={css.page} onInput={onInput}>
      <header className={css.top}>
        <Logo />
        <div className={css.tools}>
          <LanguageSelect />
          <ModeSwitch />
        </div>
      </header>
      <main className={css.main}>
        <div className={css.words}>
          <p className={css.claim}>{t('account.welcome')}</p>
          <p className={css.text}>{t('account.welcome_text')}</p>
        </div>
        <div className={css.card}>
          <Door />
        </div>
      </main>
    </div>
  );
}
