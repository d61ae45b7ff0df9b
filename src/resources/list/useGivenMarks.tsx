import { useMemo } from 'react';
import { getEntityKey } from '#domain/entities.ts';
import { mayTake } from '#domain/home/officeQueues.ts';
import type { Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import { currentRole } from '../../lib/session/session.ts';
import { Cell } from '../cells.tsx';
import { GivenMark } from '../queue/Given.tsx';
import { isStatus } from '../record/fieldGroups.ts';
import type { CellOverrides } from './Rows.tsx';

/** Cells of a list, with marks beside the status of records that somebody was given to decide on. */
export function useGivenMarks(entity: Entity<any>, overrides: CellOverrides | undefined): CellOverrides | undefined {
  const isTakable = mayTake(currentRole()!, getEntityKey(entity.name));
  return useMemo(() => {
    const source = Object.keys(entity.fields).find((name) => isStatus(name, entity.fields[name] as Field));
    if (!isTakable || !source || overrides?.[source]) return overrides;
    const marked = (
      <>
        <Cell name={source} field={entity.fields[source]} compact />
        <GivenMark entity={entity} isBeside />
      </>
    );
    return { ...overrides, [source]: marked };
  }, [entity, isTakable, overrides]);
}
