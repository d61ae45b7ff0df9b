import { entities } from '#domain/entities/index.ts';

/** The author portal's routes (portal.md section 2) that exist so far. */
export const authorPaths = ['/story', '/story/form'];
const officePaths = Object.values(entities).map(({ name }) => `/office/${name}`);

/** Does the address belong to somebody, if not to this role? */
export function isKnownPath(address: string): boolean {
  const [path = ''] = address.split('?');
  return authorPaths.includes(path) || officePaths.some((known) => path === known || path.startsWith(`${known}/`));
}
