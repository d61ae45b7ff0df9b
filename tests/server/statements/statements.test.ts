import { asc } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { interfaceLanguages } from '#domain/languages.ts';
import { maskNumber } from '#domain/payment-details/paymentDetails.ts';
import { statementConfirmations, tables } from '#server/db/schema.ts';
import { carryStatements } from '#server/features/statements/office/carryStatements.ts';
import { writeEmail } from '#server/platform/emails/index.ts';
import { loadBalance } from '#server/platform/ledger/balance.ts';
import { bankAccount, statementScene, type StatementScene } from '../../support/money.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let scene: StatementScene;
beforeEach(async () => void (scene = await statementScene(server)));

const get = (path: string) => scene.as('author')('GET', path);
const confirm = (body: object = {}, key?: string) => scene.as('author')('POST', 'bill/confirmed', body, key);
const decline = () => scene.as('author')('POST', 'bill/non-payment');
const statement = async () => (await server.db.select().from(tables.statement).orderBy(asc(tables.statement.id)))[0]!;
const review = async (step: string, body?: object) =>
  scene.as('finance')('POST', `office/statements/${(await statement()).id}/${step}`, body);
const money = async () => [
  await loadBalance(server.db, 'author', scene.author.id),
  await loadBalance(server.db, 'settling', scene.author.id),
];

const statementOfFebruary = {
  month: '2026-02',
  status: 'submitted',
  carried_forward: false,
  amount_payable: 50_000,
  confirm_until: '2026-03-04T15:59:59.999Z',
  pay_day: '2026-03-20',
  paid_on: null,
  fee: null,
};

describe('the dialog', () => {
  test('a bank transfer is confirmed with a signed invoice', async () => {
    await scene.pay({ ...bankAccount, remark: 'By way of Lyon' });
    expect((await get('bill/notification')).data).toMatchObject({
      month: '2026-02',
      income_amount: 50_000,
      items: [{ key: 'en' }],
    });
    const preview = (await get('bill/invoice/preview')).data.image_base_64;
    expect(await sharp(Buffer.from(preview, 'base64')).metadata()).toMatchObject({ format: 'png', width: 900 });
    const num = () => scene.as('author')('POST', 'bill/invoice/num');
    expect((await num()).data).toEqual({ invoice_num: 'INV-202602-000001', last_signature_url: null });
    expect((await confirm()).data.errors).toEqual({ signature_url: { message: 'validation.required' } });
    const signature_url = await scene.signature();
    const { status, data } = await confirm({ signature_url });
    expect(status).toBe(200);
    expect((await get(data.invoice_image_url.replace('/api/', ''))).response.headers.get('content-type')).toBe(
      'image/png',
    );
    expect(await statement()).toMatchObject({ status: 'submitted' });
    expect(await money()).toEqual([0, 50_000]);
    expect(await server.db.select().from(statementConfirmations)).toMatchObject([
      {
        payment_type: 'bank',
        payment: { bank_no: bankAccount.bank_no, remark: 'By way of Lyon' },
        invoice_num: 'INV-202602-000001',
      },
    ]);
    expect((await get('bill/notification')).data).toBeNull();
    const [listed, ...others] = (await get('bill/statements')).data.items;
    expect(others).toEqual([]);
    expect(listed).toMatchObject({ ...statementOfFebruary, invoice_image_url: data.invoice_image_url });
    expect((await confirm({ signature_url })).message).toBe('statements.shared.errors.nothing_to_confirm');
  });

  test.each([
    [3, { payee: 'Mira', payee_account: 'mira@example.com' }, { payee_account: 'm•••@example.com' }],
    [6, { payoneer_payee: 'Mira', payoneer_account: '7766554433' }, { payoneer_account: maskNumber('7766554433') }],
  ])(
    'type %i is confirmed without an invoice, and finance sees its account masked',
    async (payment_type, account, masked) => {
      await scene.pay({ payment_type, ...account });
      expect((await get('bill/invoice/preview')).message).toBe('statements.shared.errors.no_invoice');
      const first = await confirm({}, 'one-key');
      expect(first).toMatchObject({ status: 200, data: { invoice_image_url: null } });
      expect((await confirm({}, 'one-key')).data).toEqual(first.data);
      expect(await money()).toEqual([0, 50_000]);
      const { data } = await scene.as('finance')('GET', 'office/statements/1/review');
      expect(data.confirmations[0].payment).toMatchObject(masked);
      expect(JSON.stringify(data)).not.toMatch(/mira@example|7766554433/);
    },
  );

  test('no settlement carries the amount forward', async () => {
    expect((await decline()).status).toBe(200);
    expect(await statement()).toMatchObject({ status: 'pending', carried_forward: true });
    expect(await money()).toEqual([50_000, 0]);
    expect((await decline()).status).toBe(409);
    expect((await get('bill/notification')).data).toBeNull();
  });

  test('wants payment details, and the least that a bank transfers', async () => {
    expect((await get('bill/info')).data).toMatchObject({ is_open: true, can_confirm: false });
    expect((await confirm()).message).toBe('statements.shared.errors.no_payment');
    await scene.pay({ ...bankAccount, is_add_up: 1 });
    await server.pool.query('update statements set amount_payable = 29999');
    expect(await confirm()).toMatchObject({
      message: 'statements.shared.errors.below_threshold',
      data: { args: { amount: 30_000 } },
    });
    expect((await get('bill/info')).data).toMatchObject({
      is_open: true,
      can_confirm: false,
      threshold: 30_000,
      below_threshold: true,
      fee: { from: 1800, to: 4800 },
    });
    await server.pool.query('update statements set amount_payable = 30000');
    expect((await get('bill/info')).data).toMatchObject({ below_threshold: false, can_confirm: true, payment_type: 1 });
  });

  test.each([
    ['2026-02-28T15:59:59.999Z', 409],
    ['2026-02-28T16:00:00.000Z', 200],
    ['2026-03-04T15:59:59.999Z', 200],
    ['2026-03-04T16:00:00.000Z', 409],
  ])('at %s it answers %i', async (at, status) => {
    await scene.travel(at);
    expect((await get('bill/notification')).data === null).toBe(status === 409);
    expect((await decline()).status).toBe(status);
  });
});

describe('finance', () => {
  beforeEach(() => scene.pay({ payment_type: 6, payoneer_payee: 'Mira', payoneer_account: '1' }));

  test('approves what it has looked at, and the payment joins the payroll', async () => {
    expect((await review('take')).status).toBe(409);
    await confirm();
    expect((await review('approve')).status).toBe(409);
    await review('take');
    expect((await review('approve')).data).toMatchObject({ status: 'approved' });
    expect((await review('reject', { reason: 'x' })).status).toBe(409);
    expect(await server.db.select().from(tables.payroll)).toMatchObject([
      { amount: 50_000, payment_type: 'payoneer', status: 'pending', statement_id: 1 },
    ]);
  });

  test('rejects with a reason: it may be sent in again until the 10th, else the money is owed again', async () => {
    await confirm();
    await review('take');
    expect((await review('reject', { reason: 'The name differs.' })).data).toMatchObject({
      status: 'rejected',
      resubmit_by: '2026-03-10T15:59:59.999Z',
    });
    await server.mailDue();
    expect(server.emails.at(-1)?.text).toContain('The name differs.');
    expect((await get('bill/info')).data).toMatchObject({ reason: 'The name differs.', can_confirm: true });
    await scene.travel('2026-03-10T15:59:59.999Z');
    expect((await confirm()).status).toBe(200);
    expect(await money()).toEqual([0, 50_000]);
    await review('take');
    await server.pool.query(`update statements set status = 'rejected', resubmit_by = '2026-03-10T15:59:59.999Z'`);
    await scene.travel('2026-03-10T16:00:00.000Z');
    expect((await confirm()).status).toBe(409);
    expect(await carryStatements(server.services)).toBe(1);
    expect(await money()).toEqual([50_000, 0]);
    expect((await get('message/list')).data.all[0]).toMatchObject({
      kind: 'statement_carried',
      title: writeEmail('en', 'statement_carried', { month: 'February 2026', amount: 0 }).subject,
    });
  });

  test('rejects after the next month is closed: both can be confirmed, each only by whom it was shown to', async () => {
    await confirm();
    await review('take');
    await scene.travel('2026-04-01T02:00:00.000Z');
    await scene.earn('2026-03-05', '600');
    await scene.as('finance')('POST', 'office/months/2026-03/close');
    await review('reject', { reason: 'The name differs.' });
    const token = await server.signIn(scene.author);
    const send = async (month: string, path = 'bill/confirmed') => {
      const headers = { 'if-match': `"${month}"`, 'idempotency-key': crypto.randomUUID() };
      return (await server.call('POST', `/api/${path}`, { token, body: {}, headers })).message;
    };
    const readCurrent = async () => {
      const { month, can_confirm } = (await get('bill/info')).data;
      return [month, can_confirm, (await get('bill/notification')).data?.month];
    };
    // They end on the 4th.
    expect(await readCurrent()).toEqual(['2026-03', true, '2026-03']);
    await server.pool.query(`update statements set resubmit_by = '2026-04-05T15:59:59.999Z' where month = '2026-02'`);
    expect(await readCurrent()).toEqual(['2026-03', true, '2026-03']);
    expect(await send('2026-02')).toBe('statements.shared.errors.other_statement');
    expect(await send('2026-02', 'bill/non-payment')).toBe('statements.shared.errors.other_statement');
    expect(await send('2026-03')).toBe('ok');
    expect(await readCurrent()).toEqual(['2026-02', true, '2026-02']);
    expect(await send('2026-03')).toBe('statements.shared.errors.other_statement');
    expect(await send('2026-02')).toBe('ok');
    expect(await readCurrent()).toEqual(['2026-03', false, undefined]);
    expect(await money()).toEqual([0, 80_000]);
  });
});

describe('a signature', () => {
  const drawPicture = (width: number, height: number, format: 'png' | 'jpeg' = 'png') =>
    sharp({ create: { width, height, channels: 4, background: '#fff0' } })
      .composite([
        { input: { create: { width: 200, height: 50, channels: 4, background: '#123' } }, left: 20, top: 30 },
      ])
      .flatten(format === 'jpeg' ? { background: '#fff' } : false)
      .toFormat(format)
      .toBuffer();
  const write = async (image_base64: string) => scene.as('author')('POST', 'upload/signature/base64', { image_base64 });

  test.each(['png', 'jpeg'] as const)('as %s ends in 134x60 on white, trimmed and not stretched', async (format) => {
    const { data } = await write(
      `data:image/${format};base64,${(await drawPicture(480, 220, format)).toString('base64')}`,
    );
    const { response } = await get(data.url.replace('/api/', ''));
    const image = sharp(Buffer.from(await response.arrayBuffer()));
    expect(await image.metadata()).toMatchObject({ format: 'png', width: 134, height: 60 });
    const { channels, isOpaque } = await image.stats();
    expect(isOpaque).toBe(true);
    expect(channels[0]!.max).toBe(255);
    // 200x50 in a width of 134 is 33.5 high: that much of the picture is ink.
    expect(255 - channels[0]!.mean).toBeGreaterThan(255 * 0.45);
  });

  test('that is empty, or no picture, is refused', async () => {
    const blank = await sharp({ create: { width: 480, height: 220, channels: 4, background: '#fff0' } })
      .png()
      .toBuffer();
    const errors = async (text: string) =>
      Object.values((await write(text)).data.errors).map(({ message }: any) => message);
    expect(await errors(blank.toString('base64'))).toEqual(['images.shared.empty_signature']);
    expect(await errors(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'))).toEqual([
      'images.shared.format',
    ]);
    expect(await errors('!!')).toEqual(['images.shared.format']);
  });

  test('and an invoice are their author’s and finance’s to see', async () => {
    await scene.pay(bankAccount);
    const { data } = await confirm({ signature_url: await scene.signature() });
    const path = data.invoice_image_url.replace('/api/', '');
    for (const [who, status] of [
      ['author', 200],
      ['finance', 200],
      ['editor', 404],
      ['cashier', 404],
    ] as const)
      expect((await scene.as(who)('GET', path)).status, who).toBe(status);
  });
});

describe('the archive', () => {
  test('tells the course of a statement, and gives it as the same file each time to its author alone', async () => {
    const paypal = { payment_type: 3, payee: 'Mira', payee_account: 'mira@example.com' };
    await scene.pay(paypal);
    const soon = () => (server.clock.now = new Date(server.clock.now.getTime() + 1000));
    await confirm({ signature_url: null });
    await review('take');
    soon();
    await review('reject', { reason: 'Name' });
    soon();
    await confirm({ signature_url: null });
    await review('take');
    soon();
    await review('approve');
    const [{ id, timeline }] = (await get('bill/statements')).data.items;
    expect(timeline.map(({ event, reason }: { event: string; reason: string | null }) => [event, reason])).toEqual([
      ['closed', null],
      ['confirmed', null],
      ['rejected', 'Name'],
      ['confirmed', null],
      ['approved', null],
    ]);
    const readPdf = async (language = 'en') => {
      const token = await server.signIn(scene.author);
      const headers = { 'accept-language': language };
      const { response } = await server.call('GET', `/api/bill/statements/${id}/paper`, { token, headers });
      return Buffer.from(await response.arrayBuffer());
    };
    const first = await readPdf();
    expect(first.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await readPdf()).toEqual(first);
    for (const language of Object.keys(interfaceLanguages))
      expect((await readPdf(language)).length).toBeGreaterThan(3000);
    const other = await server.signIn('author_signed');
    expect((await server.call('GET', `/api/bill/statements/${id}/paper`, { token: other })).status).toBe(404);
    expect(server.faults).toEqual([]);
  });

  test('has the deadline as a calendar file while there is one', async () => {
    const { response } = await get('bill/calendar');
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await response.text()).toContain('DTEND:20260304T155959Z');
    await scene.pay(bankAccount);
    await decline();
    expect((await get('bill/calendar')).message).toBe('statements.shared.errors.nothing_to_confirm');
  });
});
