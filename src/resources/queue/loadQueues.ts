import { getArticleBoard } from '#domain/articles/articleTranslations.calls.ts';
import { getEntityKey } from '#domain/entities.ts';
import { getQueue, listRecordQueues, type QueueName } from '#domain/home/officeQueues.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import type { Entity } from '#domain/kit/entity.ts';
import type { Role } from '#domain/roles.ts';
import { getListIds, resourceOf, toSort } from '../../dataProvider/index.ts';
import { send } from '../../lib/api/client.ts';

type Cell = AnswerOf<typeof getArticleBoard>['items'][number]['cells'][number];
const listCells = async () => (await send(getArticleBoard, {})).items.flatMap(({ cells }) => cells);

/** What of the board of articles waits in a queue, whose page is no list. */
const waits: Partial<Record<QueueName, (cell: Cell) => boolean>> = {
  pending_articles: ({ pending }) => pending,
  stale_articles: ({ stale, missing }) => stale || missing,
};

/** What waits for a role in the queues that are worked off on the pages of an entity's records. */
export function loadQueues(role: Role, entity: Entity<any>): Promise<number[][]> {
  let board: Promise<Cell[]> | undefined;
  const listBoard = async (name: QueueName) => {
    const doesWait = waits[name];
    if (!doesWait) return [];
    board ??= listCells();
    return (await board).filter(doesWait).map(({ id }) => id);
  };
  return Promise.all(
    listRecordQueues(role, getEntityKey(entity.name)).map(async (name) => {
      const { at } = getQueue(name);
      if ('page' in at) return listBoard(name);
      const { ids } = await getListIds(resourceOf(entity), { sort: toSort(entity), filter: at.filter(role) });
      return ids;
    }),
  );
}
