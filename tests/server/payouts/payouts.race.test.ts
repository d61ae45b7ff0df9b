import { expect, test } from 'vitest';
import { ledgerPostings, payrollBatches, payrollBatchItems } from '#server/db/schema.ts';
import { loadBalance } from '#server/platform/ledger/balance.ts';
import { statementScene } from '../../support/money.ts';
import { atOnce, crowd, races } from '../../support/races.ts';

races('payouts at once', (server) => {
  test('many approvals, exports and outcomes are one each', async () => {
    const scene = await statementScene(server());
    await scene.settle({ payment_type: 6, payoneer_payee: 'Mira', payoneer_account: '1' });
    const once = async (work: (n: number) => Promise<{ status: number }>) => {
      const answers = await atOnce(crowd, work);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(crowd - 1);
    };
    await once(() => scene.as('finance2')('POST', 'office/payroll/1/approve'));
    await once(() => scene.as('cashier')('POST', 'office/payroll/batches', { payment_type: 'payoneer' }));
    const [paid, failed] = [{ paid_on: '2026-03-01', fee: 0, reason: 'Early' }, { reason: 'Closed' }];
    await once((n) =>
      n % 2
        ? scene.as('cashier')('POST', 'office/payroll/1/paid', paid)
        : scene.as('cashier')('POST', 'office/payroll/1/failed', failed),
    );
    expect(await server().db.$count(payrollBatches)).toBe(1);
    expect(await server().db.$count(payrollBatchItems)).toBe(1);
    const sources = (await server().db.select().from(ledgerPostings)).map(({ source }) => source);
    expect(sources.filter((source) => source.startsWith('payroll:'))).toHaveLength(2);
    const left = sources.includes('payroll:1:failed') ? 50_000 : 0;
    expect(await loadBalance(server().db, 'author', scene.author.id)).toBe(left);
    expect(await loadBalance(server().db, 'payout', scene.author.id)).toBe(0);
  });
});
