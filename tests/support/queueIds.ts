import { entities } from '#domain/entities.ts';
import { getQueue, type QueueName } from '#domain/home/officeQueues.ts';
import type { Role } from '#domain/roles.ts';
import type { TestServer } from './server.ts';

/** The ids of what waits in a queue, where it is worked off; none where the reader has no such page. */
export async function listQueueIds(server: TestServer, token: string, name: QueueName, role: Role): Promise<number[]> {
  const { at } = getQueue(name);
  const path =
    'list' in at
      ? `/office/${entities[at.list].name}?sort=id&order=asc&${new URLSearchParams(
          Object.entries(at.filter(role)).flatMap(([key, value]) => [value].flat().map((one) => [key, String(one)])),
        )}`
      : at.page;
  const { data } = await server.call('GET', `/api${path}`, { token });
  return (data?.items ?? []).map(({ id }: { id: number }) => id);
}
