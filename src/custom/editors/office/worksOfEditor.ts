import type { DataProvider } from 'ra-core';
import { fiction } from '#domain/stories/story.entity.ts';
import { resourceOf } from '../../../dataProvider/index.ts';

/** So many works are read at once. */
const atOnce = 100;

/** What a list of works is filtered by to show those of an editor, or those without one. */
export const getWorksFilter = (id: number | null) => (id === null ? { editor_id_is: 'empty' } : { editor_id: [id] });

/** The ids of all works of an editor, or of those without one. */
export async function loadWorkIds(dataProvider: DataProvider, id: number | null): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page++) {
    const { data, total = 0 } = await dataProvider.getList<{ id: number }>(resourceOf(fiction), {
      pagination: { page, perPage: atOnce },
      sort: { field: 'id', order: 'ASC' },
      filter: getWorksFilter(id),
    });
    ids.push(...data.map((work) => work.id));
    if (data.length === 0 || ids.length >= total) return ids;
  }
}
