import type { Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import { can } from '#domain/roles.ts';
import { currentRole } from '../../lib/session/session.ts';
import { partsOf } from '../partsOf.tsx';

/** The fields that can be set in many records: those of the form, but for pictures, which are each record's own. */
export function listBulkEditFields(entity: Entity<any>): string[] {
  const role = currentRole()!;
  if (!can(role, entity.access.update ?? [])) return [];
  const getKind = (name: string) => (entity.fields[name] as Field).kind;
  return partsOf(entity)
    .writable(role, 'update')
    .filter((name) => getKind(name) !== 'image');
}
