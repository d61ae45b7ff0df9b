import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useT } from '../../../i18n/index.ts';
import type { MessageKey } from '../../../i18n/types.ts';
import { makePreloadable, preload } from '../../../lib/lazy/preloadable.ts';
import { replaceAddress, useAddress } from '../../../lib/routing/address.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { enter, type SignedIn } from '../../../lib/session/account.ts';
import { onSignInNotice } from '../../../lib/session/signInNotice.ts';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import type { SentCode } from '../author/CodeInput.tsx';
import { getModeAddress, readMode, type Mode } from './modes.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { SignInForm } from './SignInForm.tsx';
import { Typed } from './typed.ts';
import { useProviders } from './useProviders.ts';
import { useProviderSignIn } from './useProviderSignIn.ts';
import css from './SignIn.module.css';

const registerForm = makePreloadable(async () => (await import('./RegisterForm.tsx')).RegisterForm);
const RegisterForm = lazyWithPreload(registerForm);
const ForgotForm = lazyWithPreload(makePreloadable(async () => (await import('./ForgotForm.tsx')).ForgotForm));
const Finishing = lazyWithPreload(makePreloadable(async () => (await import('./Finishing.tsx')).Finishing));
const SecondStepForm = lazyWithPreload(
  makePreloadable(async () => (await import('./loadSecondStep.ts')).loadSecondStep()),
);
// They come once the server has said which there are.
const Providers = lazyWithPreload(
  makePreloadable(async () => (await import('./Providers.tsx')).Providers),
  'extra',
);
const Linking = lazyWithPreload(makePreloadable(async () => (await import('./Linking.tsx')).Linking));
// What makes an account stands within what is agreed to by it, and does not come alone.
const agreement = makePreloadable(async () => (await import('../../articles/public/loadPages.ts')).loadAgreement());
const AgreedForm = lazyWithPreload(
  makePreloadable(async () => (await Promise.all([agreement.fetch(), preload(registerForm)]))[0]),
);
const AgreedProviders = lazyWithPreload(agreement, 'extra');

const titles: Record<Mode, MessageKey> = {
  login: 'accounts.sign_in',
  register: 'accounts.register',
  forgot: 'accounts.forgot_title',
};

/** The forms of signing in, and what was said of them. */
export function AuthForms() {
  const t = useT();
  const address = useAddress();
  const mode = readMode(address);
  const [typed] = useState(() => new Typed());
  const typedEmail = useCallback((email: string) => typed.email(email), [typed]);
  const [sentCodes, setSentCodes] = useState<Partial<Record<Mode, SentCode>>>({});
  const [notice, setNotice] = useState<MessageKey>();
  const [account, setAccount] = useState('');
  const [session, setSession] = useState<SignedIn>();
  /** A sign-in that waits for its second step; it is in no storage. */
  const [half, setHalf] = useState<SignedIn>();
  const providers = useProviders();
  const { answer, refused, link, onRefused, forget } = useProviderSignIn(typedEmail);
  usePageTitle(t(titles[mode]));
  useEffect(
    () =>
      onSignInNotice(({ account: name, message }) => {
        typed.keep('login', 'account', name);
        setAccount(name);
        setNotice(message);
      }),
    [typed],
  );
  const proceed = (opened: SignedIn) => {
    setHalf(opened.second_step ? opened : undefined);
    if (opened.second_step) return;
    if (link) setSession(opened);
    else enter(opened);
  };
  if (half) {
    const leave = (message?: MessageKey) => {
      setHalf(undefined);
      setNotice(message);
    };
    return (
      <SecondStepForm
        token={half.token}
        onSignedIn={proceed}
        onBack={() => leave()}
        onLate={() => leave('accounts.second.late')}
      />
    );
  }
  if (answer) return <Finishing {...{ answer, onRefused }} onSignedIn={proceed} />;
  if (link && session) return <Linking {...{ link, session }} />;

  const linkTo = (to: Mode, words: ReactNode) => <Link to={getModeAddress(to, address)}>{words}</Link>;
  const onInput = ({ target }: { target: EventTarget }) => {
    const { name, value } = target as HTMLInputElement;
    if (name) typed.keep(mode, name, value);
    setNotice(undefined);
    forget();
  };
  const others = providers.length > 0 && <Providers providers={providers} onStart={forget} onRefused={onRefused} />;
  const code = { sent: sentCodes[mode], onSent: (now: SentCode) => setSentCodes({ ...sentCodes, [mode]: now }) };
  const afterReset = (email: string) => {
    setSentCodes({});
    typed.forget('forgot');
    typed.forget('login');
    typed.email(email);
    setNotice('accounts.password_reset');
    replaceAddress(getModeAddress('login', address));
  };
  return (
    <div onInput={onInput}>
      {mode === 'login' && link && <Notice>{t('errors.sso_link', { provider: link.provider })}</Notice>}
      {mode === 'login' && notice && <Notice>{t(notice)}</Notice>}
      {refused && (
        <div className={css.before}>
          <Refused refusal={refused} />
        </div>
      )}
      {mode === 'login' && (
        <SignInForm key={account} typed={typed} forgot={linkTo('forgot', t('accounts.forgot'))} onSignedIn={proceed} />
      )}
      {mode === 'forgot' && <ForgotForm typed={typed} {...code} onReset={afterReset} />}
      {mode === 'login' && <PasskeyButton onStart={forget} onSignedIn={proceed} onRefused={onRefused} />}
      {mode === 'register' && (
        <AgreedForm>
          <RegisterForm typed={typed} {...code} />
          {others}
        </AgreedForm>
      )}
      {mode === 'login' && others && <AgreedProviders>{others}</AgreedProviders>}
      <p className={css.other}>
        {mode === 'login' ? (
          <>
            {t('accounts.new_here')} {linkTo('register', t('accounts.register'))}
          </>
        ) : (
          linkTo('login', t('accounts.to_sign_in'))
        )}
      </p>
    </div>
  );
}

const Notice = ({ children }: { children: ReactNode }) => (
  <p className={css.notice} role="status">
    {children}
  </p>
);
