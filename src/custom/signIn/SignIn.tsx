import { useState, type ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import type { MessageKey } from '../../i18n/types.ts';
import { usePageTitle } from '../../kit/usePageTitle.ts';
import { LanguageSelect } from '../../layout/LanguageSelect.tsx';
import { Logo } from '../../layout/Logo.tsx';
import { ModeSwitch } from '../../layout/ModeSwitch.tsx';
import { replaceAddress, useAddress } from '../../shell/address.ts';
import type { SentCode } from '../account/CodeInput.tsx';
import { Fetched } from './Fetched.tsx';
import { addressOf, modeOf, type Mode } from './modes.ts';
import { SignInForm } from './SignInForm.tsx';
import { Typed } from './typed.ts';
import css from './SignIn.module.css';

const registerForm = () => import('./RegisterForm.tsx').then(({ RegisterForm }) => RegisterForm);
const forgotForm = () => import('./ForgotForm.tsx').then(({ ForgotForm }) => ForgotForm);

const titles: Record<Mode, MessageKey> = {
  login: 'account.sign_in',
  register: 'account.register',
  forgot: 'account.forgot_title',
};

/** The door: what the house is, and the form. It comes without the application, which loads while the person types. */
export function SignIn() {
  const t = useT();
  const address = useAddress();
  const mode = modeOf(address);
  const [typed] = useState(() => new Typed());
  const [sent, setSent] = useState<Partial<Record<Mode, SentCode>>>({});
  const [told, setTold] = useState<MessageKey>();
  usePageTitle(t(titles[mode]));

  const linkTo = (to: Mode, words: ReactNode) => <a href={`#${addressOf(to, address)}`}>{words}</a>;
  const onInput = ({ target }: { target: EventTarget }) => {
    const { name, value } = target as HTMLInputElement;
    if (name) typed.keep(mode, name, value);
    setTold(undefined);
  };
  const code = { sent: sent[mode], onSent: (now: SentCode) => setSent({ ...sent, [mode]: now }) };
  const afterReset = (email: string) => {
    setSent({});
    typed.forget('forgot');
    typed.forget('login');
    typed.email(email);
    setTold('account.password_reset');
    replaceAddress(addressOf('login', address));
  };
  return (
    <div className={css.page}>
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
        <div className={css.card} onInput={onInput}>
          {told && mode === 'login' && (
            <p className={css.told} role="status">
              {t(told)}
            </p>
          )}
          {mode === 'login' && <SignInForm typed={typed} forgot={linkTo('forgot', t('account.forgot'))} />}
          {mode === 'register' && <Fetched fetch={registerForm} props={{ typed, ...code }} />}
          {mode === 'forgot' && <Fetched fetch={forgotForm} props={{ typed, ...code, onReset: afterReset }} />}
          <p className={css.other}>
            {mode === 'login' ? (
              <>
                {t('account.new_here')} {linkTo('register', t('account.register'))}
              </>
            ) : (
              linkTo('login', t('account.to_sign_in'))
            )}
          </p>
        </div>
      </main>
    </div>
  );
}
