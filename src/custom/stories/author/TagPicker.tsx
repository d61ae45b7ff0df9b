import type { ReactNode } from 'react';
import type { Message } from '#domain/kit/messages.ts';
import { FieldFrame } from '../../../ui/fields/FieldFrame.tsx';
import css from './TagPicker.module.css';

interface Props {
  name: string;
  label: string;
  options: readonly { code: string; name: string }[];
  value: readonly string[];
  onChange: (codes: string[]) => void;
  hint?: ReactNode;
  error?: Message;
  optional?: boolean;
}

/** All tags of a group in sight; a press takes or drops one. */
export function TagPicker({ name, label, options, value, onChange, hint, error, optional }: Props) {
  const toggle = (code: string) =>
    onChange(value.includes(code) ? value.filter((taken) => taken !== code) : [...value, code]);
  return (
    <FieldFrame {...{ name, label, hint, error, optional }} group>
      <div className={css.tags}>
        {options.map(({ code, name }) => (
          <button
            key={code}
            type="button"
            className={css.tag}
            aria-pressed={value.includes(code)}
            onClick={() => toggle(code)}
          >
            {name}
          </button>
        ))}
      </div>
    </FieldFrame>
  );
}
