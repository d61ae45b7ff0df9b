import { entities } from '#domain/entities.ts';
import { crudCalls, refCalls } from '#domain/kit/crud.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { resourceOf, type Ops } from '../../dataProvider/index.ts';

const made = new Map<string, Ops | undefined>();

function make(resource: string): Ops | undefined {
  const [, name, , field] = resource.split('/');
  const entity: Entity<any> | undefined = Object.values(entities).find((one: Entity<any>) => one.name === name);
  if (!entity || !resource.startsWith(resourceOf(entity))) return undefined;
  return field ? { list: refCalls(entity)[field] } : (crudCalls(entity) as Ops);
}

/** The calls of what the back office has: `office/chapters`, and what its refs point to. */
export function officeCalls(resource: string): Ops | undefined {
  // Schemas take long to make: those of what nobody opens are not.
  if (!made.has(resource)) made.set(resource, make(resource));
  return made.get(resource);
}
