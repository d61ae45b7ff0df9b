import { expect, test } from 'vitest';
import { ledgerPostings, payrollBatches, payrollBatchItems, tables } from '#server/db/schema.ts';
import { loadBalances } from '#server/platform/ledger/balance.ts';
import { monthScene } from '../../support/monthScene.ts';
import { atOnce, crowd, races } from '../../support/races.ts';
import type { Answer } from '../../support/server.ts';

races('batches at once', (server) => {
  test('many of each do with each record what is done with it once, in whatever order they name them', async () => {
    const scene = await monthScene(server());
    /** Sends a batch many times, every other the other way round: all are answered, and each record is done in one. */
    const once = async (ids: readonly number[], work: (items: { id: number }[], n: number) => Promise<Answer>) => {
      const some = ids.map((id) => ({ id }));
      const answers = await atOnce(crowd, (n) => work(n % 2 ? some : some.toReversed(), n));
      expect(answers.map(({ status }) => status)).toEqual(Array(crowd).fill(200));
      const items: { id: number; result: string }[] = answers.flatMap(({ data }) => data.items);
      const done = items.filter(({ result }) => result === 'done').map(({ id }) => id);
      expect(done.toSorted((a, b) => a - b)).toEqual(ids);
      expect(new Set(items.map(({ result }) => result))).toEqual(new Set(['done', 'state']));
    };
    /** Finance managers in turn. */
    const finance = (n: number) => scene.as(n % 3 ? 'finance' : 'finance2');

    const bonuses = [await scene.enter('addition', 900), await scene.enter('fine', 100), await scene.enter('fine', 50)];
    await once(bonuses, (items, n) => {
      const decided = items.map((item) => ({ ...item, amount: null }));
      return finance(n)('POST', 'office/bonus-details/decisions', { decision: 'approve', items: decided });
    });
    await scene.settle();
    await once([1, 2, 3], (items) =>
      scene.as('finance')('POST', 'office/statements/decisions', { decision: 'approve', items }),
    );
    expect(await server().db.$count(tables.payroll)).toBe(3);
    const payouts = [1, 2, 3];
    await once(payouts, (items) => scene.as('finance2')('POST', 'office/payroll/approvals', { items }));

    const exports = await atOnce(crowd, () =>
      scene.as('cashier')('POST', 'office/payroll/batches', { payment_type: 'paypal' }),
    );
    expect(exports.flatMap(({ data }) => data?.payments ?? [])).toEqual([3]);
    expect(await server().db.$count(payrollBatches)).toBe(1);
    expect(await server().db.$count(payrollBatchItems)).toBe(3);

    await once(payouts, (items, n) => {
      const paid = { paid_on: '2026-03-01', reason: 'Early', items: items.map((item) => ({ ...item, fee: 25 })) };
      return n % 5
        ? scene.as('cashier')('POST', 'office/payroll/outcomes/paid', paid)
        : scene.as('cashier')('POST', 'office/payroll/outcomes/failed', { reason: 'No such account', items });
    });
    const sources = (await server().db.select().from(ledgerPostings)).map(({ source }) => source);
    for (const prefix of ['bonus:', 'settle:', 'payroll:'])
      expect(sources.filter((source) => source.startsWith(prefix))).toHaveLength(prefix === 'payroll:' ? 6 : 3);
    const failed = (await server().db.select().from(tables.payroll)).filter(({ status }) => status === 'failed');
    const money = await loadBalances(server().db, ['author', 'settling', 'payout']);
    expect(scene.authors.map(({ id }) => money.get(id))).toEqual(
      scene.authors.map(({ id }) => ({
        author: failed.find(({ author_id }) => author_id === id)?.amount ?? 0,
        settling: 0,
        payout: 0,
      })),
    );
    expect((await scene.as('finance')('GET', 'office/payroll/sums')).data.balanced).toBe(true);
  });

  test('approving and rejecting the same statements leaves each one or the other', async () => {
    const scene = await monthScene(server());
    await scene.settle();
    const items = [{ id: 1 }, { id: 2 }, { id: 3 }];
    const answers = await atOnce(crowd, (n) =>
      scene.as('finance')('POST', 'office/statements/decisions', {
        decision: n % 2 ? 'approve' : 'reject',
        items: n % 3 ? items : items.toReversed(),
        ...(n % 2 === 0 && { reason: 'The name is another.' }),
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(crowd).fill(200));
    const done = answers.flatMap(({ data }) => data.items).filter(({ result }: any) => result === 'done');
    expect(done.map(({ id }: any) => id).toSorted((a: number, b: number) => a - b)).toEqual([1, 2, 3]);
    const rows = await server().db.select().from(tables.statement);
    const approved = rows.filter(({ status }) => status === 'approved');
    expect(rows.filter(({ status }) => status === 'rejected')).toHaveLength(3 - approved.length);
    expect(await server().db.$count(tables.payroll)).toBe(approved.length);
  });
});
