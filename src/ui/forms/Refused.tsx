import { useEffect, useRef } from 'react';
import { useI18n } from '../../i18n/index.ts';
import type { Refusal } from '../../lib/forms/refusal.ts';
import { useSecondsUntil } from '../../lib/time/useSecondsUntil.ts';
import css from './forms.module.css';

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Why a call was refused as a whole; where one has to wait, for how long. */
export function Refused({ refusal }: { refusal: Refusal | undefined }) {
  const { translate } = useI18n();
  const seconds = useSecondsUntil(refusal?.until);
  const box = useRef<HTMLDivElement>(null);
  // A long form is sent from its end.
  useEffect(() => {
    if (refusal) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [refusal]);
  if (!refusal || (refusal.until && seconds === 0)) return null;
  return (
    <div ref={box} className={css.refused}>
      <p role="alert">{translate(refusal.message, refusal.args)}</p>
      {seconds > 0 && <span role="timer">{clock(seconds)}</span>}
    </div>
  );
}
