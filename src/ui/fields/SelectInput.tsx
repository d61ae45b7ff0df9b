import type { ReactNode, SelectHTMLAttributes } from 'react';
import type { Message } from '#domain/kit/messages.ts';
import { FieldFrame, getFrameIds } from './FieldFrame.tsx';

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  name: string;
  label: string;
  /** Shown while nothing is chosen. */
  prompt: string;
  /** What was chosen may be taken back. */
  optional?: true;
  options: readonly { code: string; name: string }[];
  hint?: ReactNode;
  error?: Message;
}

export function SelectInput({ name, label, prompt, optional, options, hint, error, ...select }: Props) {
  const ids = getFrameIds(name);
  return (
    <FieldFrame {...{ name, label, hint, error }}>
      <select
        id={ids.control}
        name={name}
        className="control"
        aria-invalid={error !== undefined}
        aria-describedby={ids.describedBy}
        {...select}
      >
        <option value="" disabled={!optional}>
          {prompt}
        </option>
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
