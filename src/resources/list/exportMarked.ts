import type { SortPayload } from 'ra-core';
import { splitIntoBatches } from '#domain/kit/batches.ts';
import type { ExportForm } from '#domain/kit/crud.ts';
import { findCall, getListIds, toListQuery } from '../../dataProvider/index.ts';
import { fetchCall } from '../../lib/api/client.ts';

/** So many ids a call takes. */
const maxIds = 100;

interface List {
  sort: SortPayload;
  filter: object;
}

/** Several calls are sorted each by itself: their rows stand as in the list where its ids tell, the others behind. */
async function sortIds(resource: string, ids: readonly number[], list: List): Promise<readonly number[]> {
  if (ids.length <= maxIds) return ids;
  const marked = new Set(ids);
  const { ids: listed } = await getListIds(resource, list);
  return [...new Set([...listed.filter((id) => marked.has(id)), ...ids])];
}

const dropHead = (csv: string) => csv.slice(csv.indexOf('\n') + 1);

/** The rows of some ids as the server exports them, as one file in the list's order. */
export async function exportMarked(
  resource: string,
  ids: readonly number[],
  list: List,
  as: ExportForm,
  columns?: readonly string[],
): Promise<string> {
  const parts: string[] = [];
  for (const some of splitIntoBatches(await sortIds(resource, ids, list), maxIds)) {
    const query = { ...toListQuery(resource, { sort: list.sort }), id: some, as, columns };
    const answer = (await fetchCall(findCall(resource, 'export')!, { query })) as Response;
    const text = await answer.text();
    parts.push(as === 'csv' && parts.length > 0 ? dropHead(text) : text);
  }
  // What reads an answer leaves out the mark that spreadsheets look for.
  return (as === 'csv' ? '\ufeff' : '') + parts.join('');
}
