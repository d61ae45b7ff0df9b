import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { addUpRevenue, keepRevenue } from '#server/db/revenueKept.ts';
import { ledgerRevenue } from '#server/db/schema.ts';
import { confirmAll, forgetRevenue, grossFile, moneyScene, type MoneyScene } from '../../support/money.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let money: MoneyScene;
beforeEach(async () => void (money = await moneyScene(server)));

const earn = async (...lines: string[]): Promise<number> => {
  const { status, data } = await money.upload(confirmAll, grossFile(...lines));
  expect(status).toBe(200);
  return data.id;
};
const readKept = async () =>
  (await server.db.select().from(ledgerRevenue).orderBy(ledgerRevenue.posting_id)).map(({ day, net }) => [day, net]);

test('what each line brought its story is kept as it is booked, less what apps kept, and a reversal takes it back', async () => {
  const { id } = money.story;
  await earn(`Lumen,2026-02-01,${id},en,100,20,10,200`, `Papyrus,2026-02-28,${id},th,70.01,0,0,`);
  expect(await readKept()).toEqual([
    ['2026-02-01', 13_000],
    ['2026-02-28', 7001],
  ]);
  const { rows } = await server.pool.query<{ id: string }>('select id from revenue_imports');
  const reversed = await money.as('finance2')('POST', `office/revenue-imports/${rows[0]!.id}/reverse`, {
    reason: 'Wrong app',
  });
  expect(reversed.status).toBe(200);
  expect((await readKept()).reduce((sum, [, net]) => sum + Number(net), 0)).toBe(0);
});

test('what was booked before it was kept is kept from the next start on, some postings at a time', async () => {
  const { id } = money.story;
  await earn(`Lumen,2026-02-01,${id},en,100,20,10,200`, `Lumen,2026-02-02,${id},en,1,0,0,`);
  await forgetRevenue(server);
  await server.db.execute(sql.raw(keepRevenue));
  await earn(`Lumen,2026-02-03,${id},en,2,0,0,`);
  for (let start = 0; start < 2; start++) await migrate(server.services.database);
  expect(await readKept()).toEqual([
    ['2026-02-01', 13_000],
    ['2026-02-02', 100],
    ['2026-02-03', 200],
  ]);
  await addUpRevenue(server.db, 1);
  expect(await readKept()).toHaveLength(3);
});

test('the same, a posting at a time', async () => {
  const lines = Array.from({ length: 7 }, (_, n) => `Lumen,2026-02-0${n + 1},${money.story.id},en,1,0,0,`);
  await earn(...lines);
  await forgetRevenue(server);
  await server.db.execute(sql.raw(keepRevenue));
  await addUpRevenue(server.db, 1);
  expect(await readKept()).toHaveLength(7);
});
