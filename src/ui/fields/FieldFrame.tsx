import type { ReactNode } from 'react';
import type { Message } from '#domain/kit/messages.ts';
import { useT } from '../../i18n/index.ts';
import { FieldProblem } from './FieldProblem.tsx';

/** Ids that tie a field's parts together for screen readers; one form a page, so the name is enough. */
export const getFrameIds = (name: string) => ({
  control: `field-${name}`,
  label: `field-${name}-label`,
  describedBy: `field-${name}-hint field-${name}-problem`,
});

interface Props {
  name: string;
  label: string;
  hint?: ReactNode;
  error?: Message;
  optional?: boolean;
  /** For what is no single control: the label names a group. */
  group?: boolean;
  children: ReactNode;
}

export function FieldFrame({ name, label, hint, error, optional, group, children }: Props) {
  const t = useT();
  const ids = getFrameIds(name);
  const words = (
    <>
      {label} {optional && <span className="optional">({t('common.optional')})</span>}
    </>
  );
  return (
    <div className="field" role={group ? 'group' : undefined} aria-labelledby={group ? ids.label : undefined}>
      {group ? (
        <span className="legend" id={ids.label}>
          {words}
        </span>
      ) : (
        <label id={ids.label} htmlFor={ids.control}>
          {words}
        </label>
      )}
      {children}
      {hint && (
        <span className="hint" id={`field-${name}-hint`}>
          {hint}
        </span>
      )}
      <FieldProblem name={name} label={label} error={error} />
    </div>
  );
}
