import { fieldsOf, mayWrite, type Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import { isOffered } from '#domain/relations.ts';
import { can, type Role } from '#domain/roles.ts';

/** The fields that a line of a file may set: those of the role's form, but for pictures, which a line of text cannot hold. */
export const listImportFields = (entity: Entity<any>, role: Role): [string, Field][] =>
  fieldsOf(entity).filter(
    ([, field]) => mayWrite(field, role, 'create') && field.kind !== 'image' && isOffered(field, role),
  );

/** Is a file taken for records that a role makes one by one? */
export const mayImport = (entity: Entity<any>, role: Role): boolean =>
  can(role, entity.access.create ?? []) && !entity.notImported;
