import { useT } from '../../../i18n/index.ts';
import { useOneAtATime } from '../../../lib/forms/useOneAtATime.ts';
import type { SignedIn } from '../../../lib/session/account.ts';
import css from './SignIn.module.css';

interface Props {
  onStart: () => void;
  onSignedIn: (session: SignedIn) => void;
  onRefused: (error: unknown) => void;
}

/** Signing in by a passkey of the device; the code for it comes when it is pressed. */
export function PasskeyButton({ onStart, onSignedIn, onRefused }: Props) {
  const t = useT();
  const { pending, run } = useOneAtATime();
  const signIn = async () => {
    onStart();
    try {
      onSignedIn(await (await import('../askDevice.ts')).signInByPasskey());
    } catch (error) {
      onRefused(error);
    }
  };
  // A browser without them, or a page without TLS.
  if (!globalThis.PublicKeyCredential) return null;
  return (
    <div className={css.providers}>
      <button type="button" className="button quiet" disabled={pending} onClick={() => void run(signIn)}>
        {t('accounts.passkeys.sign_in')}
      </button>
    </div>
  );
}
