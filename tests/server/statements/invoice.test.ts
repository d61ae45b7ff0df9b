import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { interfaceLanguageCodes } from '#domain/languages.ts';
import { findPaymentDetails } from '#server/features/payment-details/info.ts';
import { buildInvoice } from '#server/features/statements/author/invoiceContent.ts';
import { findOpenStatement } from '#server/features/statements/author/rows.ts';
import { drawInvoice } from '#server/features/statements/pdf/invoice.ts';
import { sampleOneIn } from '../../support/long.ts';
import { bankAccount, statementScene, type StatementScene } from '../../support/money.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let scene: StatementScene;
beforeEach(async () => void (scene = await statementScene(server)));

test.each(sampleOneIn(4, interfaceLanguageCodes))('an invoice is drawn in %s', async (language) => {
  const parts = {
    royalty_share: 5000,
    ad_share: 1,
    gift_share: 0,
    bonus: 0,
    fine: 200,
    additions: -5,
    adjustment: 0,
    other_income: 0,
    carried_in: 9,
  };
  const about = {
    number: 'INV-1',
    day: '2026-03-01',
    month: '2026-02',
    from: ['ดาริกา สุขใจ', '달빛'],
    to: ['Quillhouse Ltd'],
    pay_to: ['银行'],
    stories: [{ title: '달빛', gross: 14_300, fees: 4300, net: 10_000, share: 5001 }],
  };
  const png = await drawInvoice({ ...about, ...parts, amount_payable: 4805 }, language);
  expect(await sharp(png).metadata()).toMatchObject({ width: 900, height: 1120, format: 'png' });
  expect((await drawInvoice({ ...about, ...parts, amount_payable: 4805 }, language)).equals(png)).toBe(true);
});

test('an invoice grows with a long address instead of cutting it, and names the countries', async () => {
  await scene.pay(bankAccount);
  const { db, services } = server;
  const { payer } = services;
  const { row } = await findOpenStatement(db, server.clock.now, scene.people.author.id);
  const paymentDetails = (await findPaymentDetails(db, scene.people.author.id))!;
  const invoice = await buildInvoice({ db, now: server.clock.now, locale: 'fr', payer }, row, paymentDetails);
  expect(invoice.from).toContain('Inde');
  expect(invoice.pay_to).toContain('France');
  expect(invoice.pay_to).toContain('••••••••6789');
  const withIban = { ...paymentDetails, iban: 'FR1420041010050500013M02606' };
  expect((await buildInvoice({ db, now: server.clock.now, locale: 'fr', payer }, row, withIban)).pay_to).toContain(
    '•••••••••••••••••••••••2606',
  );
  const measureHeight = async (from: readonly string[]) =>
    (await sharp(await drawInvoice({ ...invoice, from }, 'fr')).metadata()).height;
  expect(await measureHeight(invoice.from)).toBe(1120);
  expect(await measureHeight(['12 Rue Longue, behind the old market hall of Lyon, '.repeat(30)])).toBeGreaterThan(1300);
});
