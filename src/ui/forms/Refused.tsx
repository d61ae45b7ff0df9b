import { useEffect, useRef } from 'react';
import { useI18n } from '../../i18n/index.ts';
import type { Refusal } from '../../lib/forms/refusal.ts';
import { useSecondsUntil } from '../../lib/time/useSecondsUntil.ts';
import { FormProblems } from './FormProblems.tsx';
import css from './forms.module.css';

const formatClock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

interface Props {
  refusal: Refusal | undefined;
  /** Has the form been sent, where it has the role alone? */
  sent?: boolean;
}

/** The head of a form: which of its fields are to be mended, and why its call was refused as a whole. */
export const Refused = ({ refusal, sent }: Props) => (
  <>
    <FormProblems sent={sent} />
    <Whole refusal={refusal} />
  </>
);

/** Where one has to wait, for how long too. */
function Whole({ refusal }: Pick<Props, 'refusal'>) {
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
      {seconds > 0 && <span role="timer">{formatClock(seconds)}</span>}
    </div>
  );
}
