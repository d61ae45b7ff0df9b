import { entities } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { resourceOf } from '../dataProvider/index.ts';

/** The entity of a resource; undefined where it is none's. */
export const entityOf = (resource: string): Entity<any> | undefined =>
  Object.values<Entity<any>>(entities).find((entity) => resourceOf(entity) === resource);
