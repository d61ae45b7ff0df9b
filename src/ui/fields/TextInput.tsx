import type { InputHTMLAttributes, ReactNode } from 'react';
import type { Message } from '#domain/kit/messages.ts';
import { FieldFrame, getFrameIds } from './FieldFrame.tsx';
import css from './fields.module.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  hint?: ReactNode;
  error?: Message;
  optional?: boolean;
  /** Stands inside the box, at its end. */
  end?: ReactNode;
  /** What the number in it counts. */
  unit?: string;
}

/** A line of text with its label, hint and error. */
export function TextInput({ name, label, hint, error, optional, end, unit, ...input }: Props) {
  const ids = getFrameIds(name);
  return (
    <FieldFrame {...{ name, label, hint, error, optional }}>
      <div className={css.box}>
        <input
          id={ids.control}
          name={name}
          className="control"
          aria-invalid={error !== undefined}
          aria-describedby={ids.describedBy}
          {...input}
        />
        {end && <div className={css.end}>{end}</div>}
        {unit && <div className={`${css.end} ${css.unit}`}>{unit}</div>}
      </div>
    </FieldFrame>
  );
}
