import type { ReactNode } from 'react';
import css from './tools.module.css';

interface Props {
  checked: boolean;
  /** Not all of what it stands for, but some. */
  some?: boolean;
  disabled: boolean;
  onChange: (on: boolean) => void;
  children: ReactNode;
}

/** A box to tick, with what it stands for. */
export function Checkbox({ checked, some = false, disabled, onChange, children }: Props) {
  return (
    <label className={css.checkbox}>
      <input
        type="checkbox"
        ref={(box) => void (box && (box.indeterminate = some && !checked))}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
