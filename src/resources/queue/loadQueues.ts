import { getArticleBoard } from '#domain/articles/articleTranslations.calls.ts';
import { getEntityKey } from '#domain/entities.ts';
import { getQueue, listRecordQueues, type QueueName } from '#domain/home/officeQueues.ts';
import type { Entity } from '#domain/kit/entity.ts';
import type { Role } from '#domain/roles.ts';
import { getListIds, resourceOf, toSort } from '../../dataProvider/index.ts';
import { send } from '../../lib/api/client.ts';

const listCells = async () => (await send(getArticleBoard, {})).items.flatMap(({ cells }) => cells);
const listIds = (cells: readonly { id: number }[]) => cells.map(({ id }) => id);

/** What waits in queues whose page is no list, in the order of that page. */
const pages: Partial<Record<QueueName, () => Promise<number[]>>> = {
  pending_articles: async () => listIds((await listCells()).filter(({ pending }) => pending)),
  stale_articles: async () => listIds((await listCells()).filter(({ stale, missing }) => stale || missing)),
};

/** What waits for a role in the queues that are worked off on the pages of an entity's records. */
export const loadQueues = (role: Role, entity: Entity<any>): Promise<number[][]> =>
  Promise.all(
    listRecordQueues(role, getEntityKey(entity.name)).map(async (name) => {
      const { at } = getQueue(name);
      if ('page' in at) return (await pages[name]?.()) ?? [];
      const { ids } = await getListIds(resourceOf(entity), { sort: toSort(entity), filter: at.filter(role) });
      return ids;
    }),
  );
