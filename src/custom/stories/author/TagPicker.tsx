import type { ReactNode } from 'react';
import type { Message } from '#domain/kit/messages.ts';
import { FieldFrame, getFrameIds } from '../../../ui/fields/FieldFrame.tsx';
import { useRoving } from '../../../ui/fields/useRoving.ts';
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

/** All tags of a group in sight; a press takes or drops one. To the keyboard they are one stop, with arrows inside. */
export function TagPicker({ name, label, options, value, onChange, hint, error, optional }: Props) {
  const toggle = (code: string) =>
    onChange(value.includes(code) ? value.filter((other) => other !== code) : [...value, code]);
  const ids = getFrameIds(name);
  const roving = useRoving();
  return (
    <FieldFrame {...{ name, label, hint, error, optional }} group>
      <div
        className={css.tags}
        role="toolbar"
        aria-labelledby={ids.label}
        aria-describedby={ids.describedBy}
        {...roving.group}
      >
        {options.map(({ code, name }, at) => (
          <button
            key={code}
            type="button"
            className={css.tag}
            aria-pressed={value.includes(code)}
            onClick={() => toggle(code)}
            {...roving.item(at)}
          >
            {name}
          </button>
        ))}
      </div>
    </FieldFrame>
  );
}
