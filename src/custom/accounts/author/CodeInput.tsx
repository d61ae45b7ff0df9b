import { useState, type FocusEvent } from 'react';
import { codeMinutes, codeWaitSeconds } from '#domain/accounts/codes.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import { useT } from '../../../i18n/index.ts';
import { ApiError } from '../../../lib/api/client.ts';
import { useOneAtATime } from '../../../lib/forms/useOneAtATime.ts';
import { useSecondsUntil } from '../../../lib/time/useSecondsUntil.ts';
import { FieldFrame, getFrameIds } from '../../../ui/fields/FieldFrame.tsx';
import css from '../../../ui/forms/forms.module.css';

/** A code that was sent. */
export interface SentCode {
  email: string;
  /** `Date.now()` from which on another one may be sent. */
  until: number;
}

interface Props {
  error?: Message;
  initial?: string;
  sent: SentCode | undefined;
  onSent: (sentCode: SentCode) => void;
  /** Sends a code and answers the address that it went to, or undefined where it was not even tried. */
  send: () => Promise<string | undefined>;
  onRefused: (error: unknown) => void;
}

/** The code that comes by mail, and the button that sends it, once a minute. */
export function CodeInput({ error, initial, sent, onSent, send, onRefused }: Props) {
  const t = useT();
  const ids = getFrameIds('code');
  const { pending, run } = useOneAtATime();
  const [tooSoon, setTooSoon] = useState<Message>();
  const seconds = useSecondsUntil(sent?.until);

  async function press() {
    setTooSoon(undefined);
    try {
      const email = await send();
      if (email === undefined) return;
      onSent({ email, until: Date.now() + codeWaitSeconds * 1000 });
      document.getElementById(ids.control)?.focus();
    } catch (refused) {
      const tooSoon = refused instanceof ApiError && refused.message === 'errors.code_wait';
      if (!tooSoon) return onRefused(refused);
      setTooSoon(message('errors.code_wait', refused.args));
      onSent({ email: sent?.email ?? '', until: Date.now() + (refused.retryAfter ?? codeWaitSeconds) * 1000 });
    }
  }

  // On the way to the button that sends it, nobody has a code yet.
  const onBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) event.stopPropagation();
  };
  const again = sent ? t('accounts.send_again') : t('accounts.send_code');
  return (
    <FieldFrame
      name="code"
      label={t('accounts.code')}
      error={error ?? tooSoon}
      hint={sent?.email && t('accounts.code_sent', { email: sent.email, minutes: codeMinutes })}
    >
      <div className={css.code} onBlur={onBlur}>
        <input
          id={ids.control}
          name="code"
          className="control"
          defaultValue={initial}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          aria-invalid={error !== undefined}
          aria-describedby={ids.describedBy}
        />
        <button
          type="button"
          className="button quiet"
          disabled={pending || seconds > 0}
          onClick={() => void run(press)}
        >
          {pending ? t('accounts.sending') : seconds > 0 ? t('accounts.send_again_in', { seconds }) : again}
        </button>
      </div>
    </FieldFrame>
  );
}
