import type { InputHTMLAttributes, ReactNode } from 'react';
import type { Message } from '#domain/kit/messages.ts';
import { FieldFrame, getFrameIds } from './FieldFrame.tsx';
import css from './fields.module.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  options: readonly { code: string; name: string }[];
  hint?: ReactNode;
  error?: Message;
}

/** One of a few options, all of them in sight: it takes one press where a select takes two. */
export function RadioInput({ name, label, options, hint, error, ...input }: Props) {
  const { describedBy } = getFrameIds(name);
  return (
    <FieldFrame {...{ name, label, hint, error }} group>
      <div className={css.radios}>
        {options.map((option) => (
          <label key={option.code} className="checkbox">
            <input type="radio" name={name} value={option.code} aria-describedby={describedBy} {...input} />{' '}
            {option.name}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
