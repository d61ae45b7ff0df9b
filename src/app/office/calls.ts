import { entities } from '#domain/entities.ts';
import { createCrudCalls, createOptionCalls, createRefCalls } from '#domain/kit/crud.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { createPathRules } from '#domain/relations.ts';
import { resourceOf, type Ops } from '../../dataProvider/index.ts';

const cache = new Map<string, Ops | undefined>();

function make(resource: string): Ops | undefined {
  const [, name, kind, field] = resource.split('/');
  const entity: Entity<any> | undefined = Object.values(entities).find((one: Entity<any>) => one.name === name);
  if (!entity || !resource.startsWith(resourceOf(entity))) return undefined;
  if (!field) return createCrudCalls(entity, createPathRules) as Ops;
  return { list: (kind === 'options' ? createOptionCalls : createRefCalls)(entity)[field] };
}

/** The calls of what the back office has: `office/chapters`, and what its refs point to or may point to. */
export function findOfficeCalls(resource: string): Ops | undefined {
  // Schemas take long to make: those of what nobody opens are not.
  if (!cache.has(resource)) cache.set(resource, make(resource));
  return cache.get(resource);
}
