import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { requiredPaymentDetails } from '#domain/payment-details/paymentDetails.ts';
import { audits, paymentInfos } from '#server/db/schema.ts';
import { bankAccount, moneyScene, type MoneyScene } from '../../support/money.ts';
import { password } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let scene: MoneyScene;
beforeEach(async () => void (scene = await moneyScene(server)));

const paypal = { payment_type: 3, payee: 'Mira Anand', payee_account: 'mira@example.com' };
const payoneer = { payment_type: 6, payoneer_payee: 'Mira Anand', payoneer_account: '12345' };
const save = (body: object) => scene.as('author')('POST', 'user/payment/info', body);
const info = async () => (await scene.as('author')('GET', 'user/payment/info')).data;
const getErrors = async (body: object) => {
  const { data } = await save(body);
  return Object.fromEntries(Object.entries(data.errors ?? {}).map(([field, { message }]: any) => [field, message]));
};

test('nothing is saved at first', async () => {
  expect(await info()).toMatchObject({
    payment_type: null,
    bank_no: null,
    is_add_up: null,
    lock: null,
    hold_until: null,
  });
});

test.each([
  [1, { ...bankAccount, is_add_up: 0 }],
  [3, paypal],
  [6, payoneer],
])('type %i is saved and read back', async (payment_type, body) => {
  expect((await save(body)).status).toBe(200);
  const { bank_no, ...rest } = await info();
  const { bank_no: _, swift_code, ...given } = { swift_code: null, ...body } as typeof bankAccount;
  expect(rest).toMatchObject({
    ...given,
    payment_type,
    swift_code: swift_code?.toUpperCase() ?? null,
    hold_until: null,
  });
  expect(bank_no).toBe(payment_type === 1 ? '••••••••6789' : null);
});

test('names the countries of a bank account', async () => {
  await save(bankAccount);
  expect(await info()).toMatchObject({ payee_bank_country: 'France', payee_country: 'India' });
});

describe('what is required', () => {
  test.each([
    ...requiredPaymentDetails.bank.map((field) => [field, bankAccount] as const),
    ['is_add_up', bankAccount] as const,
    ...requiredPaymentDetails.paypal.map((field) => [field, paypal] as const),
    ...requiredPaymentDetails.payoneer.map((field) => [field, payoneer] as const),
  ])('%s', async (field, body) => {
    for (const blank of [undefined, null, ...(field === 'is_add_up' ? [] : ['', '  '])])
      expect(await getErrors({ ...body, [field]: blank })).toEqual({ [field]: `payment-details.author.tip.${field}` });
  });
});

test.each([
  [{ ...bankAccount, bank_no: 'DE12 34' }, 'bank_no'],
  [{ ...bankAccount, bank_no: '••••1234' }, 'bank_no'],
  [{ ...bankAccount, postcode: '69-001' }, 'postcode'],
  [{ ...bankAccount, swift_code: 'ABC' }, 'swift_code'],
  [{ ...bankAccount, is_add_up: 2 }, 'is_add_up'],
  [{ ...bankAccount, country_id_by_bank: 'XX' }, 'country_id_by_bank'],
  [{ ...bankAccount, hold_until: null }, 'hold_until'],
  [{ ...paypal, payee_account: 'mira' }, 'payee_account'],
  [{ ...paypal, payment_type: 2 }, 'payment_type'],
])('%j is refused at %s', async (body, field) => {
  expect(Object.keys(await getErrors(body))).toContain(field);
  expect(await server.db.$count(paymentInfos)).toBe(0);
});

test('the number that comes back as it was shown is the one that is kept, and blanks are nothing', async () => {
  await save(bankAccount);
  await save({ ...bankAccount, bank_no: (await info()).bank_no, payee_address: '7 Rue Neuve', remark: ' ' });
  const [row] = await server.db.select().from(paymentInfos);
  expect(row).toMatchObject({
    bank_no: bankAccount.bank_no,
    payee_address: '7 Rue Neuve',
    remark: null,
    hold_until: null,
  });
});

describe('an IBAN', () => {
  const iban = 'FR14 2004 1010 0505 0001 3M02 606';
  const { bank_no: _, ...withIban } = { ...bankAccount, iban };

  test('stands for the account number, is kept without spaces and shows its end', async () => {
    expect((await save(withIban)).status).toBe(200);
    const details = await info();
    expect(details).toMatchObject({ bank_no: null, iban: '•••••••••••••••••••••••2606' });
    await save({ ...withIban, iban: details.iban, payee_address: '7 Rue Neuve' });
    const [row] = await server.db.select().from(paymentInfos);
    expect(row).toMatchObject({ iban: 'FR1420041010050500013M02606', payee_address: '7 Rue Neuve', hold_until: null });
  });

  test('goes with the account number that comes without it, and payouts wait', async () => {
    await save(withIban);
    await save(bankAccount);
    expect(await info()).toMatchObject({ bank_no: '••••••••6789', iban: null, hold_until: '2026-03-17T04:00:00.000Z' });
  });

  test('stays while another way is saved', async () => {
    await save(withIban);
    await save(paypal);
    expect(await info()).toMatchObject({ payment_type: 3, iban: '•••••••••••••••••••••••2606' });
  });

  test('that is stored is of the country that the bank is in', async () => {
    await save(withIban);
    const { iban } = await info();
    expect(await getErrors({ ...withIban, iban, country_id_by_bank: 'DE', swift_code: 'DEUTDEFF' })).toEqual({
      iban: 'payment-details.shared.errors.iban_country',
    });
  });
});

test.each([
  [{ bank_no: 'FR14 2004' }, { bank_no: 'bank_no_iban' }],
  [{ bank_no: '12 34' }, { bank_no: 'bank_no' }],
  [{ iban: 'FR14 2004 1010 0505 0001 3M02 660' }, { iban: 'iban_sum' }],
  [{ iban: 'FR14 2004 1010' }, { iban: 'iban_length' }],
  [{ swift_code: 'BRHODE2L' }, { swift_code: 'swift_country' }],
  [{ postcode: '69-002' }, { postcode: 'postcode' }],
  [{ postcode: 'SW1', country_id_by_payee: 'GB' }, { postcode: 'postcode_letters' }],
])('of %j it says what is wrong', async (change, problems) => {
  const errors = Object.entries(problems).map(([field, key]) => [field, `payment-details.shared.errors.${key}`]);
  expect(await getErrors({ ...bankAccount, ...change })).toEqual(Object.fromEntries(errors));
});

test('a post code with letters is kept in capitals', async () => {
  await save({ ...bankAccount, country_id_by_payee: 'GB', postcode: 'sw1a 1aa' });
  expect((await info()).postcode).toBe('SW1A 1AA');
});

test('another payout account holds payouts for seven days, and the old address is told', async () => {
  await save(paypal);
  expect(server.emails).toEqual([]);
  await save({ ...paypal, paypal_remark: 'Please' });
  expect((await info()).hold_until).toBeNull();
  await save({ ...paypal, payee_account: 'other@example.com' });
  expect((await info()).hold_until).toBe('2026-03-17T04:00:00.000Z');
  expect(server.emails.map(({ to }) => to).sort()).toEqual([scene.author.email, 'mira@example.com'].sort());
  const logged = JSON.stringify(await server.db.select().from(audits));
  for (const secret of ['mira@example.com', 'other@example.com']) expect(logged).not.toContain(secret);
});

test('a session that is left open does not change it without the password', async () => {
  server.clock.now = new Date('2026-03-10T04:16:00.000Z');
  expect(await getErrors(paypal)).toEqual({ confirmation: 'errors.confirm_password' });
  expect(await getErrors({ ...paypal, confirmation: 'wrong-password-1' })).toEqual({
    confirmation: 'errors.wrong_password',
  });
  expect((await save({ ...paypal, confirmation: password })).status).toBe(200);
});

test.each([
  ['pending', false, 200],
  ['submitted', false, 409],
  ['under_review', false, 409],
  ['approved', false, 409],
  ['approved', true, 200],
  ['rejected', false, 200],
  ['paid', false, 200],
] as const)('while a statement is %s (carried forward: %s) it answers %i', async (status, carried_forward, answer) => {
  await server.insert('statement', { author_id: scene.author.id, status, carried_forward });
  expect((await info()).lock).toBe(answer === 409 ? 'transfer' : null);
  const { status: got, message } = await save(paypal);
  expect(got).toBe(answer);
  if (answer === 409) expect(message).toBe('payment-details.shared.errors.locked');
});

test('who has none takes the settings of the account that is merged in', async () => {
  const other = await server.insert('user');
  await save(paypal);
  const { moveProfile } = await import('#server/features/accounts/belongings.ts');
  await server.db.transaction((tx) => moveProfile(tx, other.id, [scene.author.id]));
  const [row] = await server.db.select().from(paymentInfos).where(eq(paymentInfos.user_id, other.id));
  expect(row).toMatchObject({ payee_account: 'mira@example.com' });
});

test('the first error is of the first field of the form', async () => {
  expect(Object.keys(await getErrors({ payment_type: 1 }))).toEqual([...requiredPaymentDetails.bank, 'is_add_up']);
  expect(Object.keys(await getErrors({ payment_type: 3, payee: '', payee_account: 'x' }))).toEqual([
    'payee',
    'payee_account',
  ]);
});
