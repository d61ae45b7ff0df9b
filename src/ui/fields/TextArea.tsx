import type { ReactNode, TextareaHTMLAttributes } from 'react';
import type { Message } from '#domain/kit/messages.ts';
import { FieldFrame, getFrameIds } from './FieldFrame.tsx';

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Where several forms of a page have a field of this name. */
  id?: string;
  name: string;
  label: string;
  hint?: ReactNode;
  error?: Message;
  optional?: boolean;
}

export function TextArea({ id, name, label, hint, error, optional, ...area }: Props) {
  const ids = getFrameIds(id ?? name);
  return (
    <FieldFrame name={id ?? name} {...{ label, hint, error, optional }}>
      <textarea
        id={ids.control}
        name={name}
        className="control"
        rows={6}
        aria-invalid={error !== undefined}
        aria-describedby={ids.describedBy}
        {...area}
      />
    </FieldFrame>
  );
}
