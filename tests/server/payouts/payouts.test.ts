import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { ledgerAccounts, ledgerEntries, tables } from '#server/db/schema.ts';
import { loadBalance, loadBalances } from '#server/platform/ledger/balance.ts';
import { bankAccount, statementScene, type StatementScene } from '../../support/money.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let scene: StatementScene;
beforeEach(async () => void (scene = await statementScene(server)));

const pay = (step: string, body?: object) => scene.as('cashier')('POST', `office/payroll/1/${step}`, body);
const approve = () => scene.as('finance2')('POST', 'office/payroll/1/approve');
const exported = (payment_type = 'bank') => scene.as('cashier')('POST', 'office/payroll/batches', { payment_type });
const money = async () => {
  const balances = (await loadBalances(server.db, ['author', 'settling', 'payout'], [scene.author.id])).get(
    scene.author.id,
  );
  return { author: 0, settling: 0, payout: 0, ...balances };
};
const house = async (kind: 'paid' | 'fees') => {
  const rows = await server.db
    .select({ amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .where(eq(ledgerAccounts.kind, kind));
  return rows.reduce((sum, { amount }) => sum + amount, 0);
};
const file = async (id: number) => (await scene.as('cashier')('GET', `office/payroll/batches/${id}`)).response.text();
const record = async () => (await server.db.select().from(tables.payroll))[0]!;
const statement = async () => (await server.db.select().from(tables.statement))[0]!;

test('a payment is approved, handed over and paid, and the ledger follows it', async () => {
  await scene.settle(bankAccount);
  expect(await money()).toEqual({ author: 0, settling: 50_000, payout: 0 });
  expect((await exported()).message).toBe('payouts.shared.errors.nothing_to_export');
  expect((await approve()).data).toEqual({ id: 1, status: 'approved' });
  expect((await approve()).message).toBe('common.shared.errors.decided');
  expect(await money()).toEqual({ author: 0, settling: 0, payout: 50_000 });
  expect((await pay('paid', { paid_on: '2026-03-01', fee: 0 })).message).toBe('payouts.shared.errors.not_exported');
  expect((await exported()).data).toEqual({ id: 1, payments: 1, amount: 50_000, held: 0 });
  expect((await exported()).status).toBe(409);
  expect((await pay('paid', { paid_on: '2026-03-01', fee: 50_001 })).data.errors).toHaveProperty('fee');
  expect((await pay('paid', { paid_on: '2026-03-02', fee: 0 })).data.errors).toHaveProperty('paid_on');
  const reason = 'Paid with the payments of January';
  expect((await pay('paid', { paid_on: '2026-03-01', fee: 2500, reason })).data.status).toBe('paid');
  expect(await money()).toEqual({ author: 0, settling: 0, payout: 0 });
  expect([await house('paid'), await house('fees')]).toEqual([47_500, 2500]);
  expect([(await record()).fee, (await statement()).status]).toEqual([2500, 'paid']);
  expect((await pay('failed', { reason: 'x' })).status).toBe(409);
});

test('who approved a statement does not approve its payment', async () => {
  await scene.settle(bankAccount);
  const own = await scene.as('finance')('POST', 'office/payroll/1/approve');
  expect(own).toMatchObject({ status: 403, message: 'payouts.shared.errors.own_approval' });
  expect((await record()).status).toBe('pending');
  expect((await approve()).status).toBe(200);
});

/** What each is told with: money in cents. */
const argsByReason = { odd_early: { day: '2026-03-20' }, odd_fee: { least_fee: 1800, most_fee: 4800 } };

test.each([
  ['2026-03-19', 2500, 'odd_early'],
  ['2026-03-20', 2500, undefined],
  ['2026-03-20', 1800, undefined],
  ['2026-03-20', 4800, undefined],
  ['2026-03-20', 1799, 'odd_fee'],
  ['2026-03-20', 4801, 'odd_fee'],
  ['2026-03-20', 0, 'odd_fee'],
])(
  'paid on %s with a fee of %d cents is odd as %j: then it needs a reason, which the audit keeps',
  async (paid_on, fee, odd) => {
    await scene.settle(bankAccount);
    await approve();
    await scene.travel('2026-03-24T02:00:00.000Z');
    await exported();
    const reason = 'The bank asked for it';
    if (odd)
      for (const none of [undefined, null, ' '])
        expect((await pay('paid', { paid_on, fee, reason: none })).data.errors).toEqual({
          reason: { message: `payouts.shared.errors.${odd}`, args: argsByReason[odd as keyof typeof argsByReason] },
        });
    expect((await pay('paid', { paid_on, fee, reason })).status).toBe(200);
    const { items } = (await scene.as('cashier')('GET', 'office/payroll/1/trail')).data;
    expect(JSON.stringify(items).includes(reason)).toBe(odd !== undefined);
  },
);

test('the pay day moves with the bank holidays, and PayPal has no usual fee', async () => {
  await scene.settle({ payment_type: 3, payee: 'Mira', payee_account: 'mira@example.com' });
  await approve();
  await server.insert('bankHoliday', { day: '2026-03-20' });
  await scene.travel('2026-03-24T02:00:00.000Z');
  await exported('paypal');
  expect((await pay('paid', { paid_on: '2026-03-22', fee: 0 })).data.errors.reason.args).toEqual({ day: '2026-03-23' });
  expect((await pay('paid', { paid_on: '2026-03-23', fee: 0 })).status).toBe(200);
});

test('what failed is owed again, with the reason, and is in the next statement', async () => {
  await scene.settle(bankAccount);
  await approve();
  await exported();
  expect((await pay('failed', { reason: 'Account closed' })).data.status).toBe('failed');
  expect(await money()).toEqual({ author: 50_000, settling: 0, payout: 0 });
  expect(await record()).toMatchObject({ status: 'failed', note: 'Account closed' });
  expect(await statement()).toMatchObject({ carried_forward: true, reason: 'Account closed' });
  expect((await pay('paid', { paid_on: '2026-03-01', fee: 0 })).status).toBe(409);
  await scene.travel('2026-04-01T02:00:00.000Z');
  await scene.as('finance')('POST', 'office/months/2026-03/close');
  expect((await scene.as('author')('GET', 'bill/notification')).data).toMatchObject({
    month: '2026-03',
    income_amount: 50_000,
  });
});

test.each([
  [
    bankAccount,
    'bank',
    'Mira Anand,123456786789,Banque du Rhône,FR,"1 Place Bellecour, Lyon",BRHOFR2L,"12 Rue Longue, Lyon",69002,IN,500.00,USD,QH-202602-1',
  ],
  [
    { ...bankAccount, iban: 'FR14 2004 1010 0505 0001 3M02 606' },
    'bank',
    'Mira Anand,FR1420041010050500013M02606,Banque du Rhône,FR,"1 Place Bellecour, Lyon",BRHOFR2L,"12 Rue Longue, Lyon",69002,IN,500.00,USD,QH-202602-1',
  ],
  [
    { payment_type: 3, payee: '=cmd()', payee_account: 'mira@example.com' },
    'paypal',
    "mira@example.com,500.00,USD,QH-202602-1,'=cmd()",
  ],
  [
    { payment_type: 6, payoneer_payee: 'Mira', payoneer_account: '+77' },
    'payoneer',
    "'+77,Mira,500.00,USD,QH-202602-1",
  ],
] as const)('%j: the file of %s is the same each time', async (account, type, line) => {
  await scene.settle(account);
  await approve();
  for (const other of ['bank', 'paypal', 'payoneer'].filter((one) => one !== type))
    expect((await exported(other)).status).toBe(409);
  const { id } = (await exported(type)).data;
  expect((await file(id)).split('\n')[1]).toBe(line);
  expect(await file(id)).toBe(await file(id));
  expect((await scene.as('cashier')('GET', 'office/payroll/batches/9')).status).toBe(404);
});

test('nothing is handed over within a week of a change of account, nor by who approved it', async () => {
  await scene.pay(bankAccount);
  await scene.settle({ ...bankAccount, bank_no: '999' });
  await approve();
  expect(await exported()).toMatchObject({ status: 409, data: { args: { held: 1 } } });
  await scene.travel('2026-03-08T02:00:00.000Z');
  await server.pool.query('update payroll set approved_by = $1', [scene.people.cashier.id]);
  expect((await exported()).status).toBe(409);
  await server.pool.query('update payroll set approved_by = $1', [scene.people.finance.id]);
  expect((await exported()).status).toBe(200);
});

test('sums of the payroll are those of the ledger', async () => {
  await scene.settle(bankAccount);
  await approve();
  const { amount } = await record();
  expect(await loadBalance(server.db, 'payout', scene.author.id)).toBe(amount);
  await exported();
  await pay('paid', { paid_on: '2026-03-01', fee: 1800, reason: 'Early' });
  expect((await house('paid')) + (await house('fees'))).toBe(amount);
});
