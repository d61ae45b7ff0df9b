import { beforeEach, expect, test } from 'vitest';
import { computeShare } from '#domain/shared/money.ts';
import { ledgerPostings, revenueBatches, revenueLines, tables } from '#server/db/schema.ts';
import { linesAtOnce } from '#server/features/earnings/import/booking.ts';
import { bookRevenue } from '#server/features/earnings/import/bookRevenue.ts';
import { loadBalance } from '#server/platform/ledger/balance.ts';
import { expectSoundBooks } from '../../support/books.ts';
import { moneyScene, revenueFile, type MoneyScene } from '../../support/money.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let scene: MoneyScene;
beforeEach(async () => void (scene = await moneyScene(server)));

const count = 2 * linesAtOnce + 1;
const cents = (n: number) => 101 + n;
/** Three batches of lines, one an app. */
const longFile = () =>
  revenueFile(
    ...Array.from({ length: count }, (_, n) => `App ${n},2026-02-01,${scene.story.id},en,${cents(n) / 100},0,0`),
  );
const owedForAll = Array.from({ length: count }, (_, n) => computeShare(cents(n), 0.5)).reduce(
  (sum, part) => sum + part,
  0,
);
const owed = () => loadBalance(server.db, 'author', scene.author.id);
const get = async (id: number) => (await scene.as('finance')('GET', `office/revenue-imports/${id}`)).data;
const begin = async () => {
  const { status, data } = await scene.upload('', longFile());
  expect({ status, ...data }).toMatchObject({ status: 'booking', lines: count });
  return data.id as number;
};

test('a long file is booked in batches after the answer, and tells how far it is', async () => {
  const id = await begin();
  expect(await get(id)).toMatchObject({ status: 'booking', line_count: count, booked_count: 0 });
  expect(await owed()).toBe(0);
  expect(await server.bookDue()).toBe(3);
  expect(await get(id)).toMatchObject({ status: 'imported', line_count: count, booked_count: count });
  expect(await owed()).toBe(owedForAll);
  expect(await server.db.$count(revenueBatches)).toBe(0);
  expect(await server.bookDue()).toBe(0);
  await expectSoundBooks(server, new Map());
});

test('a server that stops leaves the rest of it to another', async () => {
  const id = await begin();
  const closing = new AbortController();
  const clock = () => {
    closing.abort();
    return server.clock.now;
  };
  expect(await bookRevenue({ ...server.services, clock, closing: closing.signal })).toBe(1);
  expect(await get(id)).toMatchObject({ status: 'booking', booked_count: linesAtOnce });
  expect(await server.bookDue()).toBe(2);
});

test('a server that is killed between batches, or in the midst of one, loses none and books none twice', async () => {
  const id = await begin();
  const { db } = server.services.database;
  const transaction = db.transaction.bind(db);
  let batch = 0;
  const dying = (work: (tx: unknown) => Promise<unknown>) =>
    transaction(async (tx) => {
      const done = await work(tx);
      batch += 1;
      if (batch === 2 || batch === 3) throw new Error('killed');
      return done;
    });
  db.transaction = dying as typeof transaction;
  await expect(server.bookDue()).rejects.toThrow('killed');
  expect(await get(id)).toMatchObject({ status: 'booking', booked_count: linesAtOnce });
  await expect(server.bookDue()).rejects.toThrow('killed');
  db.transaction = transaction;
  expect(await get(id)).toMatchObject({ status: 'booking', booked_count: linesAtOnce });
  await server.bookDue();
  expect(await get(id)).toMatchObject({ status: 'imported', booked_count: count });
  expect([await owed(), await server.db.$count(ledgerPostings)]).toEqual([owedForAll, count]);
});

test('a long import is taken back in batches, and its file may then come again', async () => {
  const id = await begin();
  await server.bookDue();
  const reverse = () => scene.as('finance')('POST', `office/revenue-imports/${id}/reverse`, { reason: 'Wrong app' });
  expect(await reverse()).toMatchObject({ status: 200, data: { id, status: 'reversing' } });
  expect(await reverse()).toMatchObject({ status: 409, message: 'earnings.office.refusals.import_under_way' });
  await server.bookDue();
  expect(await get(id)).toMatchObject({
    status: 'reversed',
    booked_count: 0,
    reason: 'Wrong app',
    reversed_by_id: scene.people.finance.id,
  });
  expect([await owed(), await server.db.$count(ledgerPostings)]).toEqual([0, 2 * count]);
  expect((await server.db.select().from(revenueLines)).every(({ reversed }) => reversed)).toBe(true);
  await begin();
  await server.bookDue();
  expect(await owed()).toBe(owedForAll);
  await expectSoundBooks(server, new Map());
});

test('while one is under way no other begins, none is taken back and no month is closed', async () => {
  const small = await scene.earn('2026-01-05', '1');
  const id = await begin();
  const busy = { status: 409, message: 'earnings.office.refusals.import_under_way', data: { args: { id } } };
  expect(await scene.upload('', revenueFile(`Lumen,2026-02-02,${scene.story.id},en,1,0,0`))).toMatchObject(busy);
  expect(await scene.as('finance')('POST', `office/revenue-imports/${small}/reverse`, { reason: 'x' })).toMatchObject(
    busy,
  );
  const close = () => scene.as('finance')('POST', 'office/months/2026-01/close');
  expect(await close()).toMatchObject({ status: 409, message: 'statements.shared.errors.close_imports' });
  await server.bookDue();
  expect((await close()).status).toBe(200);
});

test('the part of an author is that of the day the file was taken, whatever it becomes meanwhile', async () => {
  const id = await begin();
  await server.db.update(tables.fiction).set({ share_proportion: 1 });
  await server.bookDue();
  expect(await owed()).toBe(owedForAll);
  expect((await get(id)).author_amount).toBe(owedForAll);
});
