import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';
import css from './Steps.module.css';

interface Props {
  names: readonly string[];
  at: number;
  /** One goes through them here: each new one takes the focus, and so is read out. */
  led?: true;
}

/** Where one is on a way of several steps; those before `at` are done. */
export function Steps({ names, at, led }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const current = useRef(at);
  useEffect(() => {
    if (current.current === at) return;
    current.current = at;
    if (led) list.current!.querySelector<HTMLElement>('[aria-current=step]')?.focus();
  }, [at, led]);
  return (
    <ol ref={list} className={css.steps}>
      {names.map((name, step) => (
        <li
          key={name}
          aria-current={step === at ? 'step' : undefined}
          data-done={step < at || undefined}
          tabIndex={led && step === at ? -1 : undefined}
        >
          {step < at && <Check />}
          {name}
        </li>
      ))}
    </ol>
  );
}
