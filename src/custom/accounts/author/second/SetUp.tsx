import { useState, type ReactNode } from 'react';
import * as calls from '#domain/accounts/secondFactor.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { useT } from '../../../../i18n/index.ts';
import { send } from '../../../../lib/api/client.ts';
import { useCallForm } from '../../../../lib/forms/useCallForm.ts';
import { makePreloadable } from '../../../../lib/lazy/preloadable.ts';
import { currentUser, knowsPassword } from '../../../../lib/session/session.ts';
import { TextInput } from '../../../../ui/fields/TextInput.tsx';
import { Proofs } from '../../../../ui/forms/Proofs.tsx';
import { Refused } from '../../../../ui/forms/Refused.tsx';
import { lazyWithPreload } from '../../../../ui/lazy/lazyWithPreload.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import css from './second.module.css';

const QrCode = lazyWithPreload(
  makePreloadable(async () => (await import('../../../../ui/QrCode.tsx')).default),
  'extra',
);

type Started = AnswerOf<typeof calls.startSecondFactor>;

interface Props {
  /** Stands before the first step. */
  children: ReactNode;
  /** It is on, and the recovery codes were seen. */
  onDone: () => void;
}

/** Sets a second factor up: the app learns a secret and shows its first code, then come the recovery codes. */
export function SetUp({ children, onDone }: Props) {
  const [started, setStarted] = useState<Started>();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} isNew onKept={onDone} />;
  if (started) return <FirstCode {...started} onConfirmed={setCodes} />;
  return <Start onStarted={setStarted}>{children}</Start>;
}

/** Asks for the password wherever it is known. */
function Start({ children, onStarted }: { children: ReactNode; onStarted: (started: Started) => void }) {
  const t = useT();
  const { form, errors, refusal, pending } = useCallForm(calls.startSecondFactor.body, async (body) =>
    onStarted(await send(calls.startSecondFactor, { body })),
  );
  return (
    <form className="stack" {...form}>
      {children}
      <Refused refusal={refusal} />
      <Proofs asks={{ password: knowsPassword(), code: false }} errors={errors} autoFocus />
      <div className="actions">
        <button className="button" disabled={pending}>
          {t('accounts.security.second.set_up')}
        </button>
      </div>
    </form>
  );
}

function FirstCode({ secret, url, onConfirmed }: Started & { onConfirmed: (codes: string[]) => void }) {
  const t = useT();
  const { form, errors, refusal, pending, waiting } = useCallForm(calls.confirmSecondFactor.body, async (body) =>
    onConfirmed((await send(calls.confirmSecondFactor, { body })).recovery_codes),
  );
  return (
    <form className="stack" {...form}>
      <p>{t('accounts.security.second.scan')}</p>
      <div className={css.picture}>
        <QrCode value={url} title={t('accounts.security.second.picture')} />
      </div>
      <p>
        {t('accounts.security.second.by_hand')}{' '}
        <code className={css.secret} translate="no">
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
      <Refused refusal={refusal} />
      {/* Tells a password manager whose code it is. */}
      <input type="hidden" name="username" autoComplete="username" value={currentUser()?.username} readOnly />
      <TextInput
        name="code"
        label={t('accounts.second.code')}
        error={errors.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
      />
      <div className="actions">
        <button className="button" disabled={pending || waiting}>
          {t(pending ? 'accounts.saving' : 'accounts.security.second.switch_on')}
        </button>
      </div>
    </form>
  );
}
