import type { Entity } from '#domain/kit/entity.ts';
import type { Role } from '#domain/roles.ts';
import { resourceOf } from '../dataProvider/index.ts';

/** The key of what the list of an entity is called as a screen: 'Works management', or 'My works' to who sees only own ones. */
export const getListNameKey = (entity: Entity<any>, role: Role): string =>
  `resources.${resourceOf(entity)}.${entity.rowScope[role] ? 'own_list' : 'list'}`;
