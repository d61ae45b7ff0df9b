import { entities } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { resourceOf } from '../../dataProvider/index.ts';
import { stripQuery, findRoute } from '../../lib/routing/routes.ts';
import { officePages } from '../officePages.ts';

const officePaths = Object.values(entities as Record<string, Entity>).map((entity) => {
  const { access } = entity;
  const views = ['/\\d+/show', ...(access.create ? ['/create'] : []), ...(access.update ? ['/\\d+'] : [])];
  return new RegExp(`^/${resourceOf(entity)}(${views.join('|')})?$`);
});

/** Does the address belong to somebody, if not to this role? */
export function isKnownPath(address: string): boolean {
  const path = stripQuery(address);
  return (
    findRoute(path) !== undefined ||
    officePages.some((page) => page.path === path) ||
    officePaths.some((pattern) => pattern.test(path))
  );
}
