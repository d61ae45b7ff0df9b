import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/shared/clock.ts';
import { dailyWords, tables } from '#server/db/schema.ts';
import { loadBalance } from '#server/platform/ledger/balance.ts';
import { moneyScene, type MoneyScene } from '../../support/money.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let scene: MoneyScene;
beforeEach(async () => void (scene = await moneyScene(server)));

/** Words on so many days of February 2026, which has 28. */
const write = (days: number, fiction_id = scene.story.id) =>
  server.db
    .insert(dailyWords)
    .values(Array.from({ length: days }, (_, n) => ({ fiction_id, day: addDays('2026-02-01', n), words: 500 })));
const apply = (fiction_id = scene.story.id) => scene.as('author')('POST', 'finance/update-bonus', { fiction_id });
const approve = (id: number, body: object) => scene.as('finance')('POST', `office/bonus-details/${id}/approve`, body);

test('the update bonus is applied for once a month, and paid as finance says', async () => {
  await write(25);
  const standing = (await scene.as('author')('GET', 'finance/update-bonus')).data;
  expect(standing).toMatchObject({
    month: '2026-02',
    present: '2026-03',
    works: [{ fiction_id: scene.story.id, idle_days: 3, idle_so_far: 9 }],
    history: [],
  });
  expect(standing.works[0].checks.every(({ met }: { met: boolean }) => met)).toBe(true);
  const { data } = await apply();
  expect(await apply()).toMatchObject({ status: 409, message: 'bonuses.shared.errors.once' });
  expect((await approve(data.id, {})).data.errors).toEqual({ amount: { message: 'bonuses.shared.errors.positive' } });
  expect((await approve(data.id, { amount: 5000 })).status).toBe(200);
  expect(await loadBalance(server.db, 'author', scene.author.id)).toBe(5000);
  expect((await scene.as('author')('GET', 'message/list')).data.all[0]).toMatchObject({
    title: `You get $50.00 for “${scene.story.title}”`,
    fiction_id: scene.story.id,
  });
  const { history, works: stories } = (await scene.as('author')('GET', 'finance/update-bonus')).data;
  expect(history).toMatchObject([
    { kind: 'update_bonus', bonus: 5000, status: 'approved', created_date: '2026-02-28' },
  ]);
  expect(stories[0].checks.at(-1)).toMatchObject({ check: 'once', met: false });
  await scene.travel('2026-04-02T00:00:00.000Z');
  expect((await apply()).message).toBe('bonuses.shared.errors.idle_days');
});

test.each([
  ['idle_days', async () => void (await write(24))],
  [
    'revenue',
    async () => {
      await write(28);
      await scene.earn('2026-02-10', '200');
    },
  ],
  [
    'exclusive',
    async () => {
      await write(28);
      await server.pool.query(`update fictions set contract_type = 'non_exclusive'`);
    },
  ],
])('the update bonus is refused for %s', async (check, prepare) => {
  await prepare();
  expect(await apply()).toMatchObject({ status: 409, message: `bonuses.shared.errors.${check}` });
  expect(await server.db.$count(tables.bonusDetail)).toBe(0);
});

test('a work of others is not found', async () => {
  const foreign = await server.insert('fiction', { contract_status: 'signed', contract_type: 'exclusive' });
  await write(28, foreign.id);
  expect((await apply(foreign.id)).status).toBe(404);
  expect((await scene.as('author')('GET', `fictions/${foreign.id}/bonus/detail`)).status).toBe(404);
});

test('the completion bonus is applied for with the completed work, and its details tell how it went', async () => {
  const detail = async () => (await scene.as('author')('GET', `fictions/${scene.story.id}/bonus/detail`)).data;
  expect((await detail()).completion).toEqual({ can_apply: false, status: null });
  await server.pool.query(`update fictions set status = 'completed'`);
  expect((await detail()).completion).toEqual({ can_apply: true, status: null });
  const path = `fictions/${scene.story.id}/completion-audit`;
  expect((await scene.as('author')('POST', path)).status).toBe(200);
  expect((await scene.as('author')('POST', path)).status).toBe(409);
  const { items, completion } = await detail();
  expect(completion).toEqual({ can_apply: false, status: 'pending' });
  await approve(items[0].id, { amount: 20_000 });
  await scene.as('editor')('POST', 'office/bonus-details', {
    fiction_id: scene.story.id,
    kind: 'fine',
    amount: 1500,
    day: '2026-03-02',
    remark: 'Copies elsewhere',
  });
  expect((await detail()).items).toMatchObject([
    { kind: 'completion_bonus', bonus: 20_000, status: 'approved' },
    { kind: 'fine', bonus: -1500, status: 'pending', remark: 'Copies elsewhere', editor_name: scene.editor.name },
  ]);
});

test('details of before August 2023 are not shown', async () => {
  const row = { fiction_id: scene.story.id, author_id: scene.author.id } as const;
  await server.insert('bonusDetail', { ...row, day: '2023-07-31' });
  await server.insert('bonusDetail', { ...row, day: '2023-08-01' });
  const { items } = (await scene.as('author')('GET', `fictions/${scene.story.id}/bonus/detail`)).data;
  expect(items.map(({ created_date }: { created_date: string }) => created_date)).toEqual(['2023-08-01']);
});
