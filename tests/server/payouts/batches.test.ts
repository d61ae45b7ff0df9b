import { beforeEach, describe, expect, test } from 'vitest';
import { loadBalances } from '#server/platform/ledger/balance.ts';
import { monthScene, type MonthScene } from '../../support/monthScene.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let scene: MonthScene;
beforeEach(async () => void (scene = await monthScene(server)));

const results = ({ data }: { data: any }) => data.items.map(({ result }: { result: string }) => result);
const some = (...ids: number[]) => ids.map((id) => ({ id }));
const query = (ids: number[]) => ids.map((id) => `id=${id}`).join('&');
const decide = (decision: string, ids: number[], more: object = {}, who: 'finance' | 'finance2' = 'finance') =>
  scene.as(who)('POST', 'office/statements/decisions', { decision, items: some(...ids), ...more });
const preview = (decision: string, ids: number[], who: 'finance' | 'finance2' = 'finance') =>
  scene.as(who)('GET', `office/statements/decisions?decision=${decision}&${query(ids)}`);
const statuses = async () =>
  (await server.pool.query('select status from statements order by id')).rows.map(({ status }) => status);
const totals = async (who: 'finance' | 'cashier' = 'cashier') =>
  (await scene.as(who)('GET', 'office/payroll/sums')).data;

describe('statements', () => {
  test('are approved together: what was not looked at yet is taken on the way, the rest is told', async () => {
    await scene.settle();
    await server.pool.query('update statements set carried_forward = true where id = 3');
    await scene.as('finance')('POST', 'office/statements/2/take');
    const { data } = await preview('approve', [2, 1, 3, 99]);
    expect(data.items).toMatchObject([
      { id: 2, result: 'ready', author: 'second', month: '2026-02', amount: 20_000 },
      { id: 1, result: 'ready', amount: 50_000 },
      { id: 3, result: 'carried', amount: 10_000 },
      { id: 99, result: 'missing', author: null, amount: 0 },
    ]);
    expect(results(await decide('approve', [2, 1, 3, 99]))).toEqual(['done', 'done', 'carried', 'missing']);
    expect(await statuses()).toEqual(['approved', 'approved', 'submitted']);
    expect(results(await decide('approve', [1]))).toEqual(['state']);
    expect((await server.pool.query('select amount::int from payroll order by id')).rows).toEqual([
      { amount: 20_000 },
      { amount: 50_000 },
    ]);
    const { items } = (await scene.as('finance')('GET', 'office/statements/1/trail')).data;
    expect(items.map(({ of, action }: any) => [of, action])).toEqual([
      ['payroll', 'create'],
      ['statements', 'approve'],
      ['statements', 'take'],
      ['statements', 'confirm'],
    ]);
  });

  test('are rejected together, with one reason and the deadline that finance gives', async () => {
    await scene.settle();
    expect((await decide('reject', [1, 2])).data.errors).toHaveProperty('reason');
    const reason = 'The name of the account is another.';
    for (const resubmit_day of ['2026-02-28', '2026-05-01'])
      expect((await decide('reject', [1, 2], { reason, resubmit_day })).message).toBe('errors.invalid');
    expect(await statuses()).toEqual(['submitted', 'submitted', 'submitted']);
    expect(results(await decide('reject', [1, 2], { reason, resubmit_day: '2026-03-15' }))).toEqual(['done', 'done']);
    const { rows } = await server.pool.query('select reason, resubmit_by from statements order by id');
    expect(rows[1]).toEqual({ reason, resubmit_by: new Date('2026-03-15T15:59:59.999Z') });
    await server.mailDue();
    expect(server.emails.filter(({ text }) => text.includes(reason))).toHaveLength(2);
    expect(results(await preview('take', [1, 3]))).toEqual(['state', 'ready']);
  });

  test('with money that somebody entered, or said the amount of, are approved by somebody else', async () => {
    const fine = await scene.enter('fine', 500, 'finance2');
    await scene.as('finance')('POST', `office/bonus-details/${fine}/approve`, { amount: 700 });
    await scene.settle();
    for (const who of ['finance', 'finance2'] as const) {
      expect(results(await preview('approve', [1, 2], who)), who).toEqual(['own_money', 'ready']);
      await scene.as(who)('POST', 'office/statements/1/take');
      expect((await scene.as(who)('POST', 'office/statements/1/approve')).message).toBe(
        'common.shared.errors.own_money',
      );
      expect(results(await decide('approve', [1], {}, who))).toEqual(['own_money']);
    }
    const third = await server.signIn(await server.insert('user', { role: 'finance_manager' }));
    const { data } = await server.call('POST', '/api/office/statements/1/approve', {
      token: third,
      headers: { 'idempotency-key': 'approved-by-the-third' },
    });
    expect(data.status).toBe('approved');
  });

  test('what was entered for a month that was carried in counts too', async () => {
    const fine = await scene.enter('fine', 500, 'finance2');
    await scene.as('finance')('POST', `office/bonus-details/${fine}/approve`, { amount: null });
    await scene.settle([]);
    await server.pool.query('update statements set carried_forward = true');
    await scene.travel('2026-04-01T02:00:00.000Z');
    await scene.close('2026-03');
    const [{ id }] = (await server.pool.query(`select id::int from statements where month = '2026-03' order by id`))
      .rows;
    await server.pool.query(`update statements set status = 'submitted' where id = $1`, [id]);
    expect(results(await preview('approve', [id], 'finance2'))).toEqual(['own_money']);
    expect(results(await preview('approve', [id], 'finance'))).toEqual(['ready']);
  });

  test('one that is no longer what was closed is approved by nobody', async () => {
    await scene.settle();
    await server.pool.query('update statements set amount_payable = 60000 where id = 1');
    expect(results(await decide('approve', [1, 2]))).toEqual(['unsound', 'done']);
    await scene.as('finance')('POST', 'office/statements/1/take');
    expect((await scene.as('finance')('POST', 'office/statements/1/approve')).message).toBe(
      'statements.shared.errors.unsound',
    );
  });
});

test('a statement with an addition and a fine agrees with the ledger part by part', async () => {
  for (const [kind, amount] of [
    ['addition', 900],
    ['fine', 500],
  ] as const) {
    const id = await scene.enter(kind, amount, 'finance2');
    await scene.as('finance')('POST', `office/bonus-details/${id}/approve`, { amount: null });
  }
  await scene.settle();
  const { data } = await scene.as('finance')('GET', 'office/statements/1/review');
  const frozen = { royalty_share: 50_000, bonus: 0, additions: 900, fine: 500, amount_payable: 50_400 };
  expect(Object.fromEntries(data.parts.map(({ part, frozen }: any) => [part, frozen]))).toMatchObject(frozen);
  expect(data.parts.filter(({ frozen, ledger }: any) => frozen !== ledger)).toEqual([]);
});

test('a statement is looked at beside the ledger, with what was booked since', async () => {
  await scene.settle();
  await scene.earn('2026-02-06', ['10', '0', '0'], 'Papyrus');
  const { data } = await scene.as('finance')('GET', 'office/statements/1/review');
  expect(data).toMatchObject({ sound: true, obstacle: null, status: 'submitted', payment: null });
  expect(data.parts.find(({ part }: any) => part === 'amount_payable')).toMatchObject({
    frozen: 50_000,
    ledger: 50_000,
  });
  expect(data.lines).toMatchObject([
    { key: 'en', frozen: { royalty_income: 50_000 }, ledger: { royalty_income: 50_000 }, later: 500 },
  ]);
  expect(data.confirmations).toMatchObject([
    { payment_type: 'paypal', payment: { payee_account: 'a•••@example.com' }, invoice_url: null },
  ]);
  expect(data.resubmit).toEqual({ from: '2026-03-01', usual: '2026-03-10', until: '2026-03-31' });
  expect((await scene.as('finance')('GET', 'office/statements/99/review')).status).toBe(404);
});

describe('payments', () => {
  const approve = (...ids: number[]) =>
    scene.as('finance2')('POST', 'office/payroll/approvals', { items: some(...ids) });
  const paid = (fees: Record<number, number>, paid_on = '2026-03-01', reason: string | null = 'Before Easter') =>
    scene.as('cashier')('POST', 'office/payroll/outcomes/paid', {
      paid_on,
      reason,
      items: Object.entries(fees).map(([id, fee]) => ({ id: Number(id), fee })),
    });

  test('are approved, handed over and told the end of together, and the sums are the ledger’s at each step', async () => {
    await scene.settle();
    expect(await totals()).toMatchObject({
      in_review: { payments: 3, amount: 80_000 },
      ledger: { settling: 80_000, payout: 0 },
      balanced: true,
    });
    await decide('approve', [1, 2, 3]);
    for (const [who, result] of [
      ['finance', 'own_approval'],
      ['finance2', 'ready'],
    ] as const) {
      const preview = await scene.as(who)('GET', `office/payroll/approvals?${query([1, 2, 3])}`);
      expect(results(preview)).toEqual(Array(3).fill(result));
      expect(preview.data.items[0].pay_day).toBe('2026-03-20');
    }
    expect(results(await approve(1, 2, 3, 9))).toEqual(['done', 'done', 'done', 'missing']);
    expect(results(await approve(1))).toEqual(['state']);
    expect(await totals()).toMatchObject({ approved: { payments: 3 }, ledger: { settling: 0, payout: 80_000 } });
    expect((await totals()).types).toMatchObject([
      { payment_type: 'bank', ready: { payments: 0 } },
      { payment_type: 'paypal', ready: { payments: 3, amount: 80_000 } },
      { payment_type: 'payoneer' },
    ]);
    expect(results(await paid({ 1: 0 }))).toEqual(['not_exported']);
    const { id } = (await scene.as('cashier')('POST', 'office/payroll/batches', { payment_type: 'paypal' })).data;
    const batches = async () => (await scene.as('cashier')('GET', 'office/payroll/batches')).data;
    expect(await batches()).toMatchObject({
      total: 1,
      items: [{ id, payments: 3, amount: 80_000, paid: 0, open: [1, 2, 3] }],
    });
    expect((await paid({ 1: 0 }, '2026-03-02')).data.errors).toHaveProperty('paid_on');
    expect(results(await paid({ 1: 250 }, '2026-03-01', null))).toEqual(['no_reason']);
    expect(results(await paid({ 1: 250, 2: 20_001 }))).toEqual(['done', 'high_fee']);
    const reason = 'No such account';
    const failed = { reason, items: some(1, 2) };
    expect(results(await scene.as('cashier')('POST', 'office/payroll/outcomes/failed', failed))).toEqual([
      'state',
      'done',
    ]);
    expect(await batches()).toMatchObject({ items: [{ paid: 1, failed: 1, open: [3] }] });
    expect(await totals()).toMatchObject({ exported: { payments: 1, amount: 10_000 }, balanced: true });
    const money = await loadBalances(server.db, ['author', 'settling', 'payout']);
    expect(scene.authors.map(({ id: author }) => money.get(author))).toEqual([
      { author: 0, settling: 0, payout: 0 },
      { author: 20_000, settling: 0, payout: 0 },
      { author: 0, settling: 0, payout: 10_000 },
    ]);
    const auditLog = (await scene.as('cashier')('GET', 'office/payroll/2/trail')).data.items;
    expect(auditLog.map(({ action }: any) => action)).toEqual(['fail', 'export', 'approve', 'create']);
  });

  test('sums that are not the ledger’s are told', async () => {
    await scene.settle();
    await decide('approve', [1]);
    await server.pool.query('update payroll set amount = 1');
    expect(await totals('finance')).toMatchObject({ balanced: false, ledger: { settling: 80_000 } });
  });

  test('who approved one does not tell its end', async () => {
    await scene.settle();
    await decide('approve', [1, 2]);
    await approve(1, 2);
    await scene.as('cashier')('POST', 'office/payroll/batches', { payment_type: 'paypal' });
    await server.pool.query('update payroll set approved_by = $1 where id = 1', [scene.people.cashier.id]);
    expect(results(await paid({ 1: 0, 2: 0 }))).toEqual(['own_money', 'done']);
    const body = { reason: 'x' };
    expect((await scene.as('cashier')('POST', 'office/payroll/1/failed', body)).message).toBe(
      'common.shared.errors.own_money',
    );
  });
});

test('bonuses and the like are decided together, each with its amount, and never by who entered them', async () => {
  const [fine, addition, own] = [
    await scene.enter('fine', 500),
    await scene.enter('addition', 100),
    await scene.enter('deduction', 50, 'finance'),
  ];
  await server.pool.query('update bonus_details set amount = 0 where id = $1', [addition]);
  const post = (decision: string, items: object[], more: object = {}) =>
    scene.as('finance')('POST', 'office/bonus-details/decisions', { decision, items, ...more });
  const all = [fine, addition, own].map((id) => ({ id, amount: null }));
  expect((await scene.as('finance')('GET', `office/bonus-details/decisions?${query([fine])}`)).data.items).toEqual([
    {
      id: fine,
      author: expect.any(String),
      result: 'ready',
      amount: 500,
      kind: 'fine',
      day: '2026-02-10',
      remark: 'A fine',
      work: scene.story.title,
    },
  ]);
  expect(results(await post('approve', all))).toEqual(['done', 'no_amount', 'own_money']);
  expect(results(await post('approve', [{ id: addition, amount: 250 }]))).toEqual(['done']);
  expect((await post('reject', [{ id: own, amount: null }])).data.errors).toHaveProperty('reason');
  const money = await loadBalances(server.db, ['author'], [scene.author.id]);
  expect(money.get(scene.author.id)).toEqual({ author: -250 });
});

test('the months of the books, and what closing the next one would freeze', async () => {
  const fine = await scene.enter('fine', 500);
  await scene.as('finance')('POST', `office/bonus-details/${fine}/approve`, { amount: null });
  await scene.earn('2026-02-05', ['1000', '400', '-200']);
  const months = async () => (await scene.as('finance')('GET', 'office/months')).data;
  expect(await months()).toEqual({ next: '2026-02', over: true, items: [], total: 0 });
  const { data } = await scene.as('finance')('GET', 'office/months/2026-02/preview');
  const amounts = Object.fromEntries(data.parts.map(({ part, amount }: any) => [part, amount]));
  expect(data).toMatchObject({ authors: 3, empty: 1, confirm_until: '2026-03-04T15:59:59.999Z' });
  expect(amounts).toMatchObject({ royalty_share: 60_000, fine: 500, carried_in: 0, amount_payable: 59_500 });
  expect((await scene.close()).data).toMatchObject({ statements: 3, amount_payable: 59_500 });
  expect(await months()).toMatchObject({
    next: '2026-03',
    over: false,
    items: [
      { month: '2026-02', statements: 3, amount_payable: 59_500, carried: 1, waiting: 2, in_review: 0, settled: 0 },
    ],
  });
  expect((await scene.as('finance')('GET', 'office/months/x/preview')).status).toBe(404);
});
