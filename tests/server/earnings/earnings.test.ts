import { beforeEach, expect, test } from 'vitest';
import { loadBonuses } from '#server/features/statements/office/close.ts';
import { grossFile, moneyScene, revenueFile, type MoneyScene } from '../../support/money.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let scene: MoneyScene;
beforeEach(async () => {
  scene = await moneyScene(server);
  await scene.earn('2026-01-05', '10', '2', '1');
  await scene.earn('2026-02-05', '20', '0', '0', 'Papyrus');
  await scene.earn('2026-03-09', '4');
  const { data } = await scene.as('editor')('POST', 'office/bonus-details', {
    fiction_id: scene.story.id,
    kind: 'fine',
    amount: 300,
    day: '2026-02-06',
    remark: 'Copies',
  });
  await scene.as('finance')('POST', `office/bonus-details/${data.id}/approve`, {});
});

const ask = async (path: string) => (await scene.as('author')('GET', `finance/${path}`)).data;

test('income is told by month, app and work', async () => {
  const data = await ask('incomes');
  expect(data).toMatchObject({
    view: 'monthly',
    from: '2025-04-01',
    to: '2026-03-10',
    royalty_income: 1700,
    ad_income: 100,
    gift_income: 50,
    fine: 300,
    total_income_amount: 1550,
    apps: [
      { app: 'Papyrus', total_income_amount: 1000 },
      { app: 'Lumen', total_income_amount: 850 },
    ],
    works: [{ fiction_id: scene.story.id, title: scene.story.title, total_income_amount: 1550 }],
  });
  expect(data.items.map(({ date, total_income_amount }: any) => [date, total_income_amount])).toEqual([
    ['2026-01', 650],
    ['2026-02', 700],
    ['2026-03', 200],
  ]);
});

test('and by day, within a range, an app and a language', async () => {
  const days = async (query: string) => (await ask(`incomes?view=daily&${query}`)).items.map(({ date }: any) => date);
  expect(await days('')).toEqual(['2026-03-09']);
  expect(await days('from=2026-02-05&to=2026-02-06')).toEqual(['2026-02-05', '2026-02-06']);
  expect(await days('from=2026-01-01&app=Papyrus')).toEqual(['2026-02-05']);
  expect(await days('from=2026-01-01&language=th')).toEqual([]);
  const refused = await scene.as('author')('GET', 'finance/incomes?view=daily&from=2026-03-02&to=2026-03-01');
  expect(refused.data.errors).toEqual({ from: { message: 'earnings.shared.errors.range', args: { days: 366 } } });
});

test('a work tells its apps, languages and bonuses', async () => {
  const data = await ask(`incomes/${scene.story.id}/detail?from=2026-02-01`);
  expect(data).toMatchObject({ title: scene.story.title, net_amount: 2400, total_income_amount: 900, fine: 300 });
  expect(data.items).toMatchObject([
    { date: '2026-02', app: 'Papyrus', language: 'en', royalty_income: 1000, net_amount: 2000 },
    { date: '2026-02', app: null, fine: 300, net_amount: 0 },
    { date: '2026-03', app: 'Lumen', royalty_income: 200 },
  ]);
  expect(data.bonus_detail).toMatchObject([
    { kind: 'fine', bonus: -300, remark: 'Copies', created_date: '2026-02-06' },
  ]);
});

test('a work tells what apps kept, where they said it, until that is taken back', async () => {
  const line = (day: string, amounts: string) => `Lumen,${day},${scene.story.id},en,${amounts}`;
  const file = grossFile(line('2026-02-08', '7,0,0,10'), line('2026-02-09', '1,0,0,'));
  const { data } = await scene.upload('', file);
  const february = () => ask(`incomes/${scene.story.id}/detail?from=2026-02-01&to=2026-02-28`);
  const before = await february();
  expect(before).toMatchObject({ net_amount: 2800, app_fees: 300 });
  expect(before.items.find(({ app }: any) => app === 'Lumen')).toMatchObject({ net_amount: 800, app_fees: 300 });
  await scene.as('finance')('POST', `office/revenue-imports/${data.id}/reverse`, { reason: 'Wrong app' });
  expect(await february()).toMatchObject({ net_amount: 2000, app_fees: 0 });
});

test('a month stands as it is, and once closed as it was', async () => {
  expect(await ask('revenue/2026-01')).toMatchObject({ status: null, income_amount: 650, items: [{ key: 'en' }] });
  await scene.as('finance')('POST', 'office/months/2026-01/close');
  await scene.earn('2026-01-06', '100');
  expect(await ask('revenue/2026-01')).toMatchObject({ status: 'pending', income_amount: 650 });
  expect(await ask('revenue/2026-02')).toMatchObject({
    status: null,
    income_amount: 650 + 700 + 5000,
    carried_in: 650,
  });
});

test('a month that is to come, or is none, is not found', async () => {
  for (const month of ['2026-04', '2027-01', '2026-13', '%20'])
    expect((await scene.as('author')('GET', `finance/revenue/${month}`)).status).toBe(404);
});

test('the figures of all time', async () => {
  expect(await ask('stats')).toMatchObject({
    total_income: 1550,
    received_payment: 0,
    unsettled_payment: 1550,
    amount_payable: 0,
    yesterday_income: 200,
    royalty_share: 1700,
    ad_share: 100,
    gift_share: 50,
    fine: 300,
    additions: 0,
    other_income: 0,
    month: '2026-03',
  });
});

test('what was paid is not payable again, nor what was left to the next month', async () => {
  await scene.as('author')('POST', 'user/payment/info', {
    payment_type: 6,
    payoneer_payee: 'M',
    payoneer_account: '1',
  });
  await scene.travel('2026-02-01T02:00:00.000Z');
  await scene.as('finance')('POST', 'office/months/2026-01/close');
  const payable = async () => (await ask('stats')).amount_payable;
  expect(await payable()).toBe(650);
  await scene.as('author')('POST', 'bill/confirmed', { signature_url: null });
  for (const step of ['take', 'approve']) await scene.as('finance')('POST', `office/statements/1/${step}`);
  await scene.as('finance2')('POST', 'office/payroll/1/approve');
  expect(await payable()).toBe(650);
  await scene.as('cashier')('POST', 'office/payroll/batches', { payment_type: 'payoneer' });
  await scene.as('cashier')('POST', 'office/payroll/1/paid', { paid_on: '2026-02-01', fee: 0, reason: 'Early' });
  expect(await ask('stats')).toMatchObject({ received_payment: 650, unsettled_payment: 900, amount_payable: 0 });
  await scene.travel('2026-03-01T02:00:00.000Z');
  await scene.as('finance')('POST', 'office/months/2026-02/close');
  expect(await payable()).toBe(700);
  await scene.as('author')('POST', 'bill/non-payment');
  expect(await payable()).toBe(0);
});

test('nobody sees what others earn', async () => {
  const foreign = await server.insert('fiction', { contract_status: 'signed', language: 'en' });
  await scene.upload('', revenueFile(`Lumen,2026-03-01,${foreign.id},en,1000,0,0`));
  expect((await ask('stats')).total_income).toBe(1550);
  expect((await ask('incomes')).total_income_amount).toBe(1550);
  expect((await scene.as('author')('GET', `finance/incomes/${foreign.id}/detail`)).status).toBe(404);
});

test('the bonuses of a month are read of one author alone', async () => {
  const other = await server.insert('user', { role: 'author_signed' });
  const storyValues = {
    author_id: other.id,
    editor_id: scene.editor.id,
    contract_status: 'signed',
    language: 'en',
  } as const;
  const foreign = await server.insert('fiction', storyValues);
  const { data } = await scene.as('editor')('POST', 'office/bonus-details', {
    fiction_id: foreign.id,
    kind: 'addition',
    amount: 200,
    day: '2026-02-07',
    remark: 'Contest',
  });
  await scene.as('finance')('POST', `office/bonus-details/${data.id}/approve`, {});
  const read = async (author_id?: number) =>
    (await loadBonuses(server.db, '2026-02', author_id)).map(({ fiction_id, line }) => [fiction_id, line.remark]);
  const [own, theirs] = [
    [scene.story.id, 'Copies'],
    [foreign.id, 'Contest'],
  ];
  expect(await read(scene.author.id)).toEqual([own]);
  expect(await read(other.id)).toEqual([theirs]);
  expect(await read()).toEqual([theirs, own]);
});
