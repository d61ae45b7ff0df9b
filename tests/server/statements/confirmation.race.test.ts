import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { statementConfirmations, tables } from '#server/db/schema.ts';
import { carryStatements } from '#server/features/statements/office/carryStatements.ts';
import { loadBalance } from '#server/platform/ledger/balance.ts';
import { statementScene, moneyScene } from '../../support/money.ts';
import { atOnce, crowd, races } from '../../support/races.ts';

const payoneer = { payment_type: 6, payoneer_payee: 'Mira', payoneer_account: '1' };

races('a statement at once', (server) => {
  const money = async ({ id }: { id: number }) => [
    await loadBalance(server().db, 'author', id),
    await loadBalance(server().db, 'settling', id),
  ];

  test('many confirmations are one, with one key or with one each', async () => {
    for (const same of [true, false]) {
      await server().reset();
      const scene = await statementScene(server());
      await scene.pay(payoneer);
      const key = randomUUID();
      const answers = await atOnce(crowd, () =>
        scene.as('author')('POST', 'bill/confirmed', {}, same ? key : randomUUID()),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(same ? crowd : 1);
      expect(await server().db.$count(statementConfirmations)).toBe(1);
      expect(await money(scene.author)).toEqual([0, 50_000]);
    }
  });

  test('confirming, declining and changing where to pay at once: one of the first two, and no change after it', async () => {
    const scene = await statementScene(server());
    await scene.pay(payoneer);
    const answers = await atOnce(30, (n) =>
      n % 3 === 0
        ? scene.as('author')('POST', 'bill/confirmed', {})
        : n % 3 === 1
          ? scene.as('author')('POST', 'bill/non-payment')
          : scene.as('author')('POST', 'user/payment/info', { ...payoneer, payoneer_account: `${n}` }),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(answers.filter(({ status }, n) => n % 3 < 2 && status === 200)).toHaveLength(1);
    const [row] = await server().db.select().from(tables.statement);
    const confirmed = row!.status === 'submitted';
    expect(await money(scene.author)).toEqual(confirmed ? [0, 50_000] : [50_000, 0]);
    const [kept] = await server().db.select().from(statementConfirmations);
    if (!confirmed) return;
    const { data } = await scene.as('author')('GET', 'user/payment/info');
    expect(kept!.payment.payoneer_account).toBe(data.payoneer_account);
  });

  test('confirming while the next month is closed: the amount is settled once, and in no other statement then', async () => {
    const rounds = 8;
    for (let round = 0; round < rounds; round++) {
      await server().reset();
      const scene = await moneyScene(server());
      await scene.as('author')('POST', 'user/payment/info', payoneer);
      await scene.earn('2026-02-05', '1000');
      await scene.earn('2026-03-05', '10');
      await scene.travel('2026-03-30T04:00:00.000Z');
      await scene.as('finance')('POST', 'office/months/2026-02/close');
      await scene.travel('2026-04-01T04:00:00.000Z');
      const [closed] = await atOnce(6, (n) =>
        n === 0
          ? scene.as('finance')('POST', 'office/months/2026-03/close')
          : scene.as('author')('POST', 'bill/confirmed', {}),
      );
      expect(closed!.status).toBe(200);
      while ((await scene.as('author')('POST', 'bill/confirmed', {})).status === 200);
      expect(await money(scene.author)).toEqual([0, 50_500]);
    }
  });

  test('declining in the last instant, while the timer carries it forward, gives back the money once', async () => {
    const scene = await statementScene(server());
    await scene.pay(payoneer);
    await scene.as('author')('POST', 'bill/confirmed', {});
    await scene.as('finance')('POST', 'office/statements/1/take');
    await scene.as('finance')('POST', 'office/statements/1/reject', { reason: 'Name' });
    await scene.travel('2026-03-10T15:59:59.999Z');
    const holder = await server().pool.connect();
    await holder.query('begin');
    await holder.query('select from statements for update');
    const pause = () => new Promise((resolve) => setTimeout(resolve, 300));
    const carried = carryStatements({ ...server().services, clock: () => new Date('2026-03-10T16:00:00.000Z') });
    await pause();
    const declined = scene.as('author')('POST', 'bill/non-payment');
    await pause();
    await holder.query('commit');
    holder.release();
    expect([await carried, (await declined).status]).toEqual([1, 409]);
    expect(await money(scene.author)).toEqual([50_000, 0]);
  });
});
