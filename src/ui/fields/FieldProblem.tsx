import { useRef } from 'react';
import type { Message } from '#domain/kit/messages.ts';
import { useI18n } from '../../i18n/index.ts';
import { useShowProblem } from './shownProblems.ts';

interface Props {
  /** Of the field, whose control is `field-<name>`. */
  name: string;
  /** What the form's summary calls the field. */
  label: string;
  error: Message | undefined;
}

/** What is wrong with a field, below it; the form's summary tells it too. */
export function FieldProblem({ name, label, error }: Props) {
  const { translate } = useI18n();
  const place = useRef<HTMLSpanElement>(null);
  const isLoud = useShowProblem(place, { name, label, error });
  if (!error) return null;
  return (
    <span ref={place} className="problem" id={`field-${name}-problem`} role={isLoud ? 'alert' : undefined}>
      {translate(error.message, error.args)}
    </span>
  );
}
