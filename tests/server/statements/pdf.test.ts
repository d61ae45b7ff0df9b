import { beforeEach, describe, expect, test } from 'vitest';
import { interfaceLanguages, type InterfaceLanguage } from '#domain/languages.ts';
import { tables } from '#server/db/schema.ts';
import { findPaymentDetails } from '#server/features/payment-details/info.ts';
import { loadStatement } from '#server/features/statements/author/answerPdf.ts';
import { buildInvoice } from '#server/features/statements/author/invoiceContent.ts';
import { findOpenStatement } from '#server/features/statements/author/rows.ts';
import { layOutInvoice } from '#server/features/statements/pdf/invoice.ts';
import { layStatement } from '#server/features/statements/pdf/statement.ts';
import { getPdfTexts } from '#server/platform/pdf/pdfTexts.ts';
import { bankAccount, confirmAll, grossFile, moneyScene, type MoneyScene } from '../../support/money.ts';
import { readPageLines, missingIn } from '../../support/pages.ts';
import { testServer } from '../../support/server.ts';
import { t } from '../../support/t.ts';

const server = await testServer();
let scene: MoneyScene;
const languages = Object.keys(interfaceLanguages) as InterfaceLanguage[];
const text = getPdfTexts('statements', 'en');
const second = 'Вторая книга, 달빛서재';

/** February with a late January and a fine, which nobody confirmed; then March. */
beforeEach(async () => {
  scene = await moneyScene(server, { title: 'Ash' });
  const { id } = await server.insert('fiction', {
    author_id: scene.author.id,
    editor_id: scene.editor.id,
    title: second,
    language: 'ru',
    contract_status: 'signed',
    share_proportion: 0.5,
  });
  const close = (month: string) => scene.as('finance')('POST', `office/months/${month}/close`);
  await scene.travel('2026-03-01T02:00:00.000Z');
  await scene.earn('2026-02-05', '10');
  await close('2026-02');
  await scene.travel('2026-04-01T02:00:00.000Z');
  const file = grossFile(
    `Lumen,2026-03-05,${scene.story.id},en,100.01,10,0,150`,
    `Lumen,2026-02-27,${scene.story.id},en,20,0,0,30.02`,
    `Lumen,2026-03-06,${id},ru,1000,0,0.50,`,
  );
  const { status, data } = await scene.upload(confirmAll, file);
  if (status !== 200) throw new Error(JSON.stringify(data));
  const fine = await scene.as('editor')('POST', 'office/bonus-details', {
    fiction_id: scene.story.id,
    kind: 'fine',
    amount: 500,
    day: '2026-03-10',
    remark: 'Копия на другом сайте',
  });
  await scene.as('finance')('POST', `office/bonus-details/${fine.data.id}/approve`, {});
  await close('2026-03');
});

const statementIn = async (locale: InterfaceLanguage) => {
  const { db, services } = server;
  const row = (await db.select().from(tables.statement)).find(({ month }) => month === '2026-03');
  return loadStatement({ db, locale, payer: services.payer, user: { id: scene.author.id } }, row!.id);
};
const invoiceIn = async (locale: InterfaceLanguage) => {
  const { db, clock, services } = server;
  const now = clock.now;
  const { row } = await findOpenStatement(db, now, scene.author.id);
  const paymentDetails = (await findPaymentDetails(db, scene.author.id))!;
  return buildInvoice({ db, now, locale, payer: services.payer }, row, paymentDetails);
};

describe('a statement', () => {
  test('tells work by work what readers paid, the fees, the net amount and the share, in sums that are its own', async () => {
    const lines = layStatement(await statementIn('en'), 'en').flatMap(readPageLines);
    expect(lines).toEqual(
      expect.arrayContaining([
        'Ash | $180.02 | -$50.01 | $130.01 | $65.00',
        `${second} | $1,000.50 | $0.00 | $1,000.50 | $500.25`,
        `${text.invoice.total} | $1,180.52 | -$50.01 | $1,130.51 | $565.25`,
        // Ads, gifts, the fine, what came late and what was left of February.
        'English | $50.00',
        'Ash | $50.00 | $5.00 | – | – | -$5.00 | $50.00',
        'Russian | $500.25',
        'February 2026 | $10.00',
        `${text.invoice.carried_in} | $5.00`,
        `${text.invoice.total} | $565.25`,
      ]),
    );
    const fine = `March 10, 2026 · ${t('bonuses.author.list.fine')} · Копия на другом сайте`;
    expect(lines.find((line) => line.startsWith(fine))).toMatch(/ \| -\$5\.00$/);
  });

  test('adds up: its groups and what is carried come to its total, and the works to their shares', async () => {
    const { summary, stories: works, ...parts } = await statementIn('en');
    const groups = summary.items.reduce((sum, { total_income_amount }) => sum + total_income_amount, 0);
    expect(groups + summary.carried_in).toBe(parts.amount_payable);
    for (const { gross, fees, net, share } of works) {
      expect(gross - fees).toBe(net);
      expect(share).toBeLessThanOrEqual(net);
    }
    const shares = works.reduce((sum, { share }) => sum + share, 0);
    expect(shares + parts.bonus - parts.fine + parts.carried_in).toBe(parts.amount_payable);
  });

  test('names payer and author with their addresses, the country in the language of the PDF', async () => {
    const readCountry = async (language: InterfaceLanguage) => {
      const lines = layStatement(await statementIn(language), language).flatMap(readPageLines);
      expect(lines.join('\n')).toContain('Quillhouse Ltd');
      expect(lines.join('\n')).toContain('1 Inkwell Street');
      expect(lines.join('\n')).toContain('12 Rue Longue, Lyon');
      return lines;
    };
    await scene.as('author')('POST', 'user/payment/info', bankAccount);
    expect(await readCountry('en')).toContain('India');
    expect(await readCountry('ru')).toContain('Индия');
    expect(await readCountry('th')).toContain('อินเดีย');
  });

  test('is the same when what it is of goes on: nothing that is booked later is in it', async () => {
    const before = layStatement(await statementIn('en'), 'en').flatMap(readPageLines);
    await scene.travel('2026-04-02T02:00:00.000Z');
    await scene.earn('2026-04-01', '70');
    expect(layStatement(await statementIn('en'), 'en').flatMap(readPageLines)).toEqual(before);
  });

  test('has every sign in each language, and says which page of how many', async () => {
    for (const language of languages) {
      const pages = layStatement(await statementIn(language), language);
      expect(missingIn(pages), language).toEqual([]);
      pages.forEach((page, index) =>
        expect(readPageLines(page).at(-1), language).toMatch(new RegExp(`${index + 1}\\D+${pages.length}\\D*$`)),
      );
    }
  });
});

describe('an invoice', () => {
  beforeEach(async () => void (await scene.as('author')('POST', 'user/payment/info', bankAccount)));

  test('is from the author to the payer, with the works, the account and a place to sign', async () => {
    const { whole } = layOutInvoice(await invoiceIn('en'), 'en');
    const lines = readPageLines(whole);
    expect(lines).toEqual(
      expect.arrayContaining([
        'INV-202603-000002 | April 1, 2026 | March 2026',
        'Mira Anand | Quillhouse Ltd',
        'India',
        `${text.invoice.adjustment} | $10.00`,
        `${text.invoice.total} | $565.25`,
        'Ash | $180.02 | -$50.01 | $130.01 | $65.00',
      ]),
    );
    expect(lines.findIndex((line) => line.startsWith(text.invoice.pay_to))).toBeGreaterThan(
      lines.findIndex((line) => line.startsWith('Ash')),
    );
    expect(lines.some((line) => line.includes(text.invoice.signature))).toBe(true);
  });

  test('has every sign in each language', async () => {
    for (const language of languages)
      expect(missingIn([layOutInvoice(await invoiceIn(language), language).whole]), language).toEqual([]);
  });
});
