import type { DataProvider, GetListParams } from 'ra-core';
import { splitIntoBatches } from '#domain/kit/batches.ts';
import {
  maxBulk,
  type BulkAnswer,
  type BulkItem,
  type BulkPreview,
  type UndoAnswer,
  type UpdatesAnswer,
  type BulkEditItem,
} from '#domain/kit/bulk.ts';
import type { Call } from '#domain/kit/call.ts';
import type { createCrudCalls } from '#domain/kit/crud.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { maxPerPage } from '#domain/kit/paging.ts';
import type { ObjectSchema } from '#domain/kit/types.ts';
import { isChangedMeanwhile } from '../lib/api/apiError.ts';
import { buildAddress, fetchCall, type Request } from '../lib/api/client.ts';
import { rememberListRequest } from '../lib/api/prefetch.ts';
import { currentAddress } from '../lib/routing/address.ts';
import { stripQuery } from '../lib/routing/routes.ts';
import { currentRole } from '../lib/session/session.ts';

type Op = keyof ReturnType<typeof createCrudCalls>;
/** Calls that make a resource. */
export type Ops = Partial<Record<Op, Call>>;

/** The resource of an entity is its address: `office/chapters`, and `/api/office/chapters`. */
export const resourceOf = (entity: Entity<any>): string => `office/${entity.name}`;

/** The resource of what a ref of an entity points to, as `id`, `title` and `of`. */
export const getRefsResource = (entity: Entity<any>, field: string): string => `${resourceOf(entity)}/refs/${field}`;

/** The resource of what a ref may be pointed to by who may not read the records themselves; in the same words. */
export const getOptionsResource = (resource: string, field: string): string => `${resource}/options/${field}`;

/** The order of an entity's lists, as react-admin writes it. */
export const toSort = ({ sort: { field, order } }: Entity<any>) =>
  ({ field, order: order === 'asc' ? 'ASC' : 'DESC' }) as const;

type CallsOf = (resource: string) => Ops | undefined;
const areas = new Set<CallsOf>();

/** Takes in the resources of an area as it is entered: the schemas of what nobody opens here are not even downloaded. */
export const addResources = (findCalls: CallsOf): void => void areas.add(findCalls);

/** The call behind an operation on a resource; undefined where none is declared. */
export function findCall(resource: string, op: Op): Call | undefined {
  for (const findCalls of areas) {
    const calls = findCalls(resource);
    if (calls) return calls[op];
  }
  return undefined;
}

async function ask(resource: string, op: Op, request: Request): Promise<any> {
  const call = findCall(resource, op);
  if (!call) throw new Error(`${resource} declares no '${op}'`);
  return fetchCall(call, request);
}

/** The keys that this role may send as a call's body or query: the server refuses any other. */
function getKeys(declared: Call['body']): string[] {
  const schema = typeof declared === 'function' ? declared(currentRole()!) : declared;
  return Object.keys((schema as ObjectSchema<object> | undefined)?.fields ?? {});
}
const pick = (keys: string[], from: object) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => keys.includes(name)));

const pickWritable = (resource: string, op: 'create' | 'update', data: object) =>
  pick(getKeys(findCall(resource, op)?.body), data);

/** A list's parameters as its call takes them. */
export function toListQuery(resource: string, { pagination, sort, filter }: Partial<GetListParams>): object {
  const place = {
    page: pagination?.page,
    per_page: pagination?.perPage,
    sort: sort?.field,
    order: sort?.order?.toLowerCase(),
  };
  // A filter that was kept from an earlier day may be of a field that is gone.
  return pick(getKeys(findCall(resource, 'list')?.query), { ...place, ...filter });
}

/** Rows that react-admin's own export asks for at most, as one page; the server refuses a longer one. */
const exportedRows = 1000;

/** A list from its start, in several calls: react-admin's export wants more at once than the server answers. */
async function loadListStart(resource: string, query: object, count: number): Promise<{ items: any[]; total: number }> {
  const items: any[] = [];
  for (let page = 1; ; page++) {
    const { items: more, total } = await ask(resource, 'list', { query: { ...query, page, per_page: maxPerPage } });
    items.push(...more);
    if (more.length < maxPerPage || items.length >= count) return { items: items.slice(0, count), total };
  }
}

/** Sets the same in many records, and says what became of each. */
export const updateEach = (resource: string, body: object): Promise<UpdatesAnswer> =>
  ask(resource, 'updates', { body });

/** How many records would have another value. */
export const previewEach = (resource: string, body: object): Promise<BulkPreview> =>
  ask(resource, 'updatePreview', { body });

/** One's latest bulk edits of a resource. */
export const getBulkEdits = (resource: string): Promise<{ items: BulkEditItem[] }> => ask(resource, 'bulkEdits', {});

/** Takes back the next of what a bulk edit changed. */
export const undoBulkEdit = (resource: string, id: number): Promise<UndoAnswer> =>
  ask(resource, 'undoBulkEdit', { params: { id } });

/** The ids of a list as it is filtered and sorted, the first of them where there are very many, and how many there are. */
export const getListIds = (
  resource: string,
  params: Pick<GetListParams, 'sort' | 'filter'>,
): Promise<{ ids: number[]; total: number }> => ask(resource, 'ids', { query: toListQuery(resource, params) });

/** Takes back changes that the audit log has. */
export const restoreEach = (resource: string, body: object): Promise<BulkAnswer> => ask(resource, 'restores', { body });

/** Deletes many records by calls of as many as one takes. What they deleted until one was refused is not taken back. */
export async function deleteEach(
  resource: string,
  all: readonly number[],
): Promise<{ ids: number[]; error?: unknown }> {
  const ids: number[] = [];
  for (const some of splitIntoBatches(all, maxBulk)) {
    try {
      ids.push(...(await ask(resource, 'deletes', { body: { ids: some } })).ids);
    } catch (error) {
      return { ids, error };
    }
  }
  return { ids };
}

/** Of a very long list of records so many parts are asked for at once. */
const callsAtOnce = 4;

const isAsSet = (result: BulkItem['result']) => result === 'changed' || result === 'same';

/** react-admin's data provider over the envelope API. */
export const dataProvider: DataProvider = {
  async getList(resource, params) {
    const query = toListQuery(resource, params);
    const { page = 1, perPage = 0 } = params.pagination ?? {};
    if (page === 1 && perPage > maxPerPage && perPage <= exportedRows) {
      const { items, total } = await loadListStart(resource, query, perPage);
      return { data: items, total };
    }
    const address = `/${resource}`;
    const call = findCall(resource, 'list');
    // Not what a form's choices ask for. react-admin keeps order, filters and page too, for the bare address.
    if (call && stripQuery(currentAddress()) === address) rememberListRequest(address, buildAddress(call, {}, query));
    const { items, total } = await ask(resource, 'list', { query });
    return { data: items, total };
  },
  async getOne(resource, { id }) {
    return { data: await ask(resource, 'one', { params: { id } }) };
  },
  async getMany(resource, { ids }) {
    const items: any[] = [];
    for (const parts of splitIntoBatches(splitIntoBatches(ids, maxPerPage), callsAtOnce)) {
      const load = (id: typeof ids) => ask(resource, 'list', { query: { id, per_page: id.length } });
      items.push(...(await Promise.all(parts.map(load))).flatMap((answer) => answer.items));
    }
    return { data: items };
  },
  async getManyReference(resource, { target, id, ...params }) {
    const { items, total } = await ask(resource, 'list', { query: { ...toListQuery(resource, params), [target]: id } });
    return { data: items, total };
  },
  async create(resource, { data }) {
    return { data: await ask(resource, 'create', { body: pickWritable(resource, 'create', data) }) };
  },
  async update(resource, { id, data, previousData }) {
    const body = pickWritable(resource, 'update', data);
    // A form that was told of a change says by `updated_at` what its reader has seen.
    const seen = { ...previousData, ...('updated_at' in data && { updated_at: data.updated_at }) };
    const write = (match?: string) => ask(resource, 'update', { params: { id }, body, match });
    try {
      return { data: await write(seen.updated_at) };
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error;
      const { writeAnew } = await import('./changedMeanwhile.ts');
      return { data: await writeAnew(write, body, seen, error) };
    }
  },
  async updateMany(resource, { ids, data }) {
    const { items } = await updateEach(resource, { ids, set: data });
    return { data: items.filter(({ result }) => isAsSet(result)).map(({ id }) => id as any) };
  },
  async delete(resource, { id, previousData }) {
    return { data: await ask(resource, 'delete', { params: { id }, match: previousData?.updated_at }) };
  },
  async deleteMany(resource, { ids }) {
    const deleted = await deleteEach(resource, ids as number[]);
    if (deleted.error && deleted.ids.length === 0) throw deleted.error;
    return { data: deleted.ids };
  },
};
