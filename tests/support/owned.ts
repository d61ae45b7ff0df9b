import { entities, getEntityKey, type EntityKey } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import type { TestServer } from './server.ts';

/** A record that belongs to a user over a path of refs, as `own` of an entity has it. */
export async function insertOwned(
  server: TestServer,
  key: EntityKey,
  path: string,
  owner: number,
  values: object = {},
): Promise<{ id: number }> {
  const [name = '', ...rest] = path.split('.');
  const { to = '' } = (entities[key] as Entity<any>).fields[name] as { to?: string };
  const value = rest.length === 0 ? owner : (await insertOwned(server, getEntityKey(to), rest.join('.'), owner)).id;
  return server.insert(key, { [name]: value, ...values }) as Promise<{ id: number }>;
}
