import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { contractStatuses } from '#domain/contracts/contract.ts';
import { audits, tables } from '#server/db/schema.ts';
import type { RowOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let stories: RowOf<'fiction'>[];
let token: string;
beforeEach(async () => {
  stories = [];
  for (let n = 0; n < 3; n++) stories.push(await server.insert('fiction', { share_proportion: 0.5 }));
  token = await server.signIn('content_manager');
});

const set = (items: object[], headers = {}) =>
  server.call('POST', '/api/office/fictions/shares', { token, body: { items }, headers });
const shares = async () =>
  (await server.db.select().from(tables.fiction).orderBy(tables.fiction.id)).map((story) => story.share_proportion);
const each = (from: number, to: number) => stories.map(({ id }) => ({ id, from, to }));

test('shares are set work by work, and what came between is left and told', async () => {
  await server.pool.query('update fictions set share_proportion = 0.6 where id = $1', [stories[1]!.id]);
  await server.pool.query('update fictions set share_proportion = 0.55 where id = $1', [stories[2]!.id]);
  const { data } = await set([...each(0.5, 0.55), { id: 999, from: 0.5, to: 0.55 }]);
  expect(data.items).toEqual([
    { id: stories[0]!.id, result: 'set', share: 0.55 },
    { id: stories[1]!.id, result: 'changed', share: 0.6 },
    { id: stories[2]!.id, result: 'same', share: 0.55 },
    { id: 999, result: 'missing', share: null },
  ]);
  expect(await shares()).toEqual([0.55, 0.6, 0.55]);
  const noted = await server.db.select().from(audits).where(eq(audits.action, 'set_share'));
  expect(noted).toMatchObject([{ record_id: stories[0]!.id, changes: { share_proportion: { from: 0.5, to: 0.55 } } }]);
});

test('setting them can be taken back, and a repeated request has no second effect', async () => {
  const headers = { 'idempotency-key': 'shares-once-1234567890' };
  const first = await set(each(0.5, 0.7), headers);
  await set(each(0.7, 0.5));
  expect(await shares()).toEqual([0.5, 0.5, 0.5]);
  expect((await set(each(0.5, 0.7), headers)).data).toEqual(first.data);
  expect(await shares()).toEqual([0.5, 0.5, 0.5]);
});

test.each([[-0.01], [1.01], [0.12345], ['0.5'], [null]])('a share is no %j', async (to) => {
  expect((await set([{ id: stories[0]!.id, from: 0.5, to }])).status).toBe(422);
});

test('a work stands in a bulk call once', async () => {
  expect((await set([...each(0.5, 0.6), ...each(0.5, 0.6)])).status).toBe(422);
});

describe('a share that a contract names', () => {
  test.each(contractStatuses.map((status) => [status] as const))('while it is %s', async (status) => {
    const isLocked = status === 'signature_verification' || status === 'contract_review';
    await server.pool.query('update fictions set contract_status = $2 where id = $1', [stories[1]!.id, status]);
    const { data } = await set(each(0.5, 0.6));
    expect(data.items.map((item: { result: string }) => item.result)).toEqual([
      'set',
      isLocked ? 'held' : 'set',
      'set',
    ]);
    expect(await shares()).toEqual([0.6, isLocked ? 0.5 : 0.6, 0.6]);
  });

  test('is refused to the form of the work too, which may still set everything else', async () => {
    const { id } = stories[1]!;
    await server.pool.query(`update fictions set contract_status = 'signature_verification' where id = $1`, [id]);
    const post = (path: string, body: object) => server.call('POST', `/api/office/fictions/${path}`, { token, body });
    const refused = { status: 422, data: { errors: { share_proportion: { message: 'stories.office.shares.held' } } } };
    expect(await post(`${id}`, { share_proportion: 0.6 })).toMatchObject(refused);
    const ids = stories.map((story) => story.id);
    const { items } = (await post('updates', { ids, set: { share_proportion: 0.6 } })).data;
    expect(items.map(({ result }: any) => result)).toEqual(['changed', 'refused', 'changed']);
    expect(await shares()).toEqual([0.6, 0.5, 0.6]);
    expect((await post(`${id}`, { share_proportion: 0.5, editor_id: null })).status).toBe(200);
  });
});
