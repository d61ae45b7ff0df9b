import { useRecordContext } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import { partsOf } from '../partsOf.tsx';
import { useFieldLabel } from '../useFieldLabel.ts';

interface Props {
  entity: Entity<any>;
  sources: readonly string[];
  className?: string;
  /** Stands after them. */
  children?: ReactNode;
}

/** Fields of the record that is shown as words; those that are empty are left out. */
export function Facts({ entity, sources, className = '', children }: Props) {
  const label = useFieldLabel();
  const record = useRecordContext();
  const { Value } = useMemo(() => partsOf(entity), [entity]);
  return (
    <dl className={`details ${className}`}>
      {sources
        .filter((source) => hasValue(record?.[source]))
        .map((source) => (
          <div key={source}>
            <dt>{label(entity, source)}</dt>
            <dd>
              <Value source={source} />
            </dd>
          </div>
        ))}
      {children}
    </dl>
  );
}

/** Is there something to show? */
export const hasValue = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
