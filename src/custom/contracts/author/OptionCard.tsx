import type { ReactNode } from 'react';
import css from './Wizard.module.css';

interface Props {
  name: string;
  checked: boolean;
  onChoose: () => void;
  title: ReactNode;
  text?: string;
  mark?: string | undefined;
  children?: ReactNode;
}

/** One of several, as large as what is to be said of it. */
export function OptionCard({ name, checked, onChoose, title, text, mark, children }: Props) {
  return (
    <label className={css.option}>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      <span className={css.body}>
        <strong>
          {title} {mark && <span className="chip good">{mark}</span>}
        </strong>
        {text && <span className="muted">{text}</span>}
        {children}
      </span>
    </label>
  );
}
