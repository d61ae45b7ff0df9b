import type { TestServer } from './server.ts';

export const delegationsPath = '/api/office/delegations';

/** The calls by which records are given to colleagues. */
export const createGiving = (server: TestServer) => ({
  give: (token: string, resource: string, record_id: number, to_id: number, note?: string) =>
    server.call('POST', delegationsPath, { token, body: { resource, record_id, to_id, note } }),
  listColleagues: async (token: string, resource: string, record_id: number) => {
    const query = `resource=${resource}&record_id=${record_id}`;
    const { status, data } = await server.call('GET', `${delegationsPath}/colleagues?${query}`, { token });
    return { status, ids: (data?.items ?? []).map(({ id }: { id: number }) => id) as number[] };
  },
  listGiven: async (token: string) => (await server.call('GET', delegationsPath, { token })).data.items,
});
