import { listReadableEntities } from './entities.ts';
import { fieldsOf, mayRead, type Entity } from './kit/entity.ts';
import type { Role } from './roles.ts';

/** Records that point to another: those of `entity`, by its ref `field`. */
export interface Relation {
  entity: Entity<any>;
  field: string;
}

/** What points to the records of an entity, as far as a role may list it by that ref; in the order of the entities. */
export const findRelations = ({ name }: Entity<any>, role: Role): Relation[] =>
  listReadableEntities(role).flatMap((entity) =>
    fieldsOf(entity)
      .filter(([, field]) => field.to === name && mayRead(field, role))
      .map(([field]) => ({ entity, field })),
  );
