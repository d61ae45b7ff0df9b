import { createContext, use, useMemo } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import type { Field, Kind } from '#domain/kit/fields.ts';
import { can } from '#domain/roles.ts';
import { currentRole } from '../../../lib/session/session.ts';
import { partsOf } from '../../partsOf.tsx';

/** What is written on its own page only: all of an entity, or fields with inputs of their own. */
export const FormOnly = createContext<'all' | readonly string[]>([]);

// They need more room than a cell has.
const large = new Set<Kind>(['longText', 'image']);

/** The fields of an entity that are edited in the cells of its list. */
export function useCellFields(entity: Entity<any>): readonly string[] {
  const formOnly = use(FormOnly);
  const role = currentRole()!;
  return useMemo(() => {
    if (formOnly === 'all' || !can(role, entity.access.update ?? [])) return [];
    return partsOf(entity)
      .writable(role, 'update')
      .filter((name) => !large.has((entity.fields[name] as Field).kind) && !formOnly.includes(name));
  }, [entity, role, formOnly]);
}
