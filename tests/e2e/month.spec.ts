import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { paymentTypes } from '#domain/entities/payroll.ts';
import { addMonths, monthOf, startOf } from '#domain/rules/clock.ts';
import { payDay } from '#domain/rules/statement.ts';
import { demoPassword } from '#server/seed/accounts.ts';
import { authorEntries } from '#server/seed/authors.ts';
import { formatMonth } from '../../src/i18n/format.ts';
import { expectAccessible, still } from './support/axe.ts';
import { complaintsOf, signIn, signOut } from './support/people.ts';
import { serverOfFile } from './support/serverOfFile.ts';

// The server's clock is ahead of the machine's by what this file says: see support/clock.mjs.
const folder = mkdtempSync(path.join(tmpdir(), 'quillhouse-clock-'));
const clock = path.join(folder, 'ahead');
/** Tokens of the present day. */
const tokens = new Map<string, string>();
/** Goes to another day; the server takes a moment to notice. */
async function travel(to?: Date): Promise<void> {
  tokens.clear();
  writeFileSync(clock, String(to ? to.getTime() - Date.now() : 0));
  await new Promise((resolve) => setTimeout(resolve, 300));
}
const hour = 3_600_000;

const server = serverOfFile(async () => {
  await travel();
  const preload = path.join(import.meta.dirname, 'support/clock.mjs');
  return { settings: { NODE_OPTIONS: `--import=${preload}`, TEST_CLOCK: clock } };
});
test.afterAll(() => rmSync(folder, { recursive: true }));
test.use(still);

async function call<T = any>(who: string, method: string, at: string, body?: object): Promise<T> {
  const send = (address: string, options: RequestInit) => fetch(`${server.url}/api${address}`, options);
  const json = { 'content-type': 'application/json' };
  if (!tokens.has(who)) {
    const body = JSON.stringify({ account: who, password: demoPassword });
    const signedIn = await send('/auth/login', { method: 'POST', headers: json, body });
    tokens.set(who, ((await signedIn.json()) as { data: { token: string } }).data.token);
  }
  const headers = { ...json, authorization: `Bearer ${tokens.get(who)}`, 'idempotency-key': crypto.randomUUID() };
  const response = await send(at, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const answer = (await response.json()) as { data: T };
  expect(response.status, `${at}: ${JSON.stringify(answer)}`).toBe(200);
  return answer.data;
}

/** Writes a name into the field as a hand does. */
async function signByHand(page: Page): Promise<void> {
  const { x, y } = (await page.getByRole('img', { name: 'Field for your signature' }).boundingBox())!;
  await page.mouse.move(x + 60, y + 110);
  await page.mouse.down();
  for (let step = 0; step < 40; step++) await page.mouse.move(x + 60 + step * 8, y + 110 + Math.sin(step / 2) * 60);
  await page.mouse.up();
}

test('a month goes from a partner’s file to the authors’ accounts, and the ledger balances after each step', async ({
  page,
}) => {
  test.setTimeout(240_000);
  // The invoice is opened beside the page.
  page.on('popup', (opened) => void opened.close());
  const complaints = complaintsOf(page);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const month = monthOf(new Date());
  const next = addMonths(month, 1);
  const named = formatMonth(month, 'en');
  const balanced = async () => {
    const sums = await call('finance', 'GET', '/office/payroll/sums');
    const { checks } = await call('finance', 'GET', `/office/months/${next}`);
    expect(sums).toMatchObject({ balanced: true });
    expect(checks).toContainEqual(expect.objectContaining({ check: 'balanced', met: true }));
    return sums;
  };
  const everyRow = async () => main.getByRole('checkbox', { name: 'Select all' }).check();

  // Two authors who are paid without an invoice, beside the one of the demo.
  const others: string[] = [];
  for (const { user_name, signed } of authorEntries.slice(2)) {
    if (!signed || others.length === 2) continue;
    const { payment_type } = await call(user_name, 'GET', '/user/payment/info');
    if (payment_type === paymentTypes.paypal) others.push(user_name);
  }
  const authors = ['author', ...others];
  const { items: works } = await call('manager', 'GET', '/office/fictions?contract_status=signed&per_page=100');
  const workOf = (author: string) => works.find(({ titles }: any) => titles.author_id === author);

  await travel(new Date(startOf(`${next}-01`).getTime() + 2 * hour));
  await signIn(page, server.url, 'finance');

  await test.step('finance books the file of a partner', async () => {
    const lines = authors.map((author, index) => {
      const { id, language } = workOf(author);
      return `Kestrel,${month}-10,${id},${language},${1000 - index * 200},0,0`;
    });
    await page.goto(`${server.url}/#/office/import-revenue`);
    await expectAccessible(page, 'a file to choose');
    const buffer = Buffer.from(['app,day,book,language,royalty,ad,gift', ...lines].join('\n'));
    await page.locator('input[type=file]').setInputFiles({ name: 'kestrel.csv', mimeType: 'text/csv', buffer });
    await expectAccessible(page, 'a file looked at');
    await main.getByRole('button', { name: 'Book 3 lines' }).click();
    await expect(main.getByText(/3 lines, \$2,400.00 net/)).toBeVisible();
    await balanced();
  });

  await test.step('and closes the month', async () => {
    await page.goto(`${server.url}/#/office/month-close`);
    await main.getByRole('button', { name: `Close ${named}` }).click();
    await expectAccessible(page, 'a month to close');
    await dialog.getByRole('button', { name: `Close ${named}` }).click();
    await expect(main.getByText(new RegExp(`^${named} is closed`))).toBeVisible();
    await expectAccessible(page, 'a month closed');
    await balanced();
    await signOut(page);
  });

  await test.step('an author signs the invoice, two confirm without one', async () => {
    await signIn(page, server.url, 'author', { billed: true });
    await page.goto(`${server.url}/#/income`);
    await dialog.getByRole('button', { name: 'The figures are right' }).click();
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await dialog.getByRole('button', { name: 'Confirm and sign' }).click();
    await signByHand(page);
    await dialog.getByRole('button', { name: 'Sign and send' }).click();
    await expect(page.getByText('Your statement is confirmed.', { exact: false })).toBeVisible();
    for (const other of others) await call(other, 'POST', '/bill/confirmed', {});
    await balanced();
    await signOut(page);
  });

  const { items } = await call(
    'finance',
    'GET',
    `/office/statements?month_from=${month}&month_to=${month}&per_page=100`,
  );
  const idOf = (author: string) => items.find(({ titles }: any) => titles.author_id === author).id;
  await signIn(page, server.url, 'finance');

  await test.step('finance approves one, rejects one and gets it again', async () => {
    await page.goto(`${server.url}/#/office/statements/${idOf('author')}`);
    await expect(main.getByText('The ledger agrees with the statement to the cent.')).toBeVisible();
    await main.getByRole('button', { name: 'Begin the review' }).click();
    await main.getByRole('button', { name: 'Approve' }).click();
    await expect(main.getByText(/^Approved\. It goes on/)).toBeVisible();
    await expectAccessible(page, 'an approved statement');
    await balanced();
    await page.goto(`${server.url}/#/office/statements/${idOf(others[0]!)}`);
    await main.getByRole('button', { name: 'Begin the review' }).click();
    await main.getByRole('button', { name: 'Reject' }).click();
    await main.getByLabel(/^Reason/).fill('The name of the account is another.');
    await expectAccessible(page, 'a statement to reject');
    await main.getByRole('button', { name: 'Reject' }).click();
    await expect(main.getByText(/^Rejected\. The author may send it in again/)).toBeVisible();
    await balanced();
    await call(others[0]!, 'POST', '/bill/confirmed', {});
    await balanced();
    const filter = JSON.stringify({ month_from: month, month_to: month, status: 'submitted' });
    await page.goto(`${server.url}/#/office/statements?${new URLSearchParams({ filter })}`);
    await everyRow();
    await main.getByRole('button', { name: 'Approve' }).click();
    await expect(dialog.getByRole('button', { name: 'Approve · 2' })).toBeEnabled();
    await expectAccessible(page, 'statements to approve');
    await dialog.getByRole('button', { name: 'Approve · 2' }).click();
    await expect(dialog.getByText(/^Done: 2/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await balanced();
  });

  await test.step('and approves the payments', async () => {
    const filter = JSON.stringify({ status: 'pending' });
    await page.goto(`${server.url}/#/office/payroll?${new URLSearchParams({ filter })}`);
    await everyRow();
    await main.getByRole('button', { name: 'Approve payments' }).click();
    await dialog.getByRole('button', { name: 'Approve payments · 3' }).click();
    await expect(dialog.getByText(/^Done: 3/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(await balanced()).toMatchObject({ pending: { payments: 0 } });
    await signOut(page);
  });

  await travel(new Date(startOf(payDay(next, new Set())).getTime() + 10 * hour));
  await test.step('the cashier hands them over and tells how they ended', async () => {
    await signIn(page, server.url, 'cashier');
    await page.goto(`${server.url}/#/office/payouts`);
    for (const type of ['Bank transfer', 'PayPal', 'Payoneer']) {
      const make = main.getByRole('button', { name: `Make the file: ${type}` });
      if (await make.isDisabled()) continue;
      const saving = page.waitForEvent('download');
      await make.click();
      await saving;
      await expect(make).toBeDisabled();
    }
    await expectAccessible(page, 'files of payments');
    await balanced();
    const { items: payments } = await call('cashier', 'GET', `/office/payroll?month_from=${month}&month_to=${month}`);
    const { id } = payments.find(({ titles }: any) => titles.author_id === others[1]);
    await page.goto(`${server.url}/#/office/payroll/${id}/show`);
    await main.getByRole('button', { name: 'Mark as failed' }).click();
    await dialog.getByLabel(/^Reason/).fill('No such account');
    await dialog.getByRole('button', { name: 'Mark as failed · 1' }).click();
    await expect(dialog.getByText(/^Done: 1/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(main.getByText('Payment failed')).toBeVisible();
    await balanced();
    await page.goto(`${server.url}/#/office/payouts`);
    while ((await main.getByRole('button', { name: 'Mark as paid' }).count()) > 0) {
      const left = await main.getByRole('button', { name: 'Mark as paid' }).count();
      await main.getByRole('button', { name: 'Mark as paid' }).first().click();
      await dialog.getByLabel(/^Fee for each/).fill('18');
      await dialog.getByRole('button', { name: /^Mark as paid/ }).click();
      await expect(dialog.getByText(/^Done/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(main.getByRole('button', { name: 'Mark as paid' })).toHaveCount(left - 1);
    }
    expect(await balanced()).toMatchObject({ exported: { payments: 0 }, ledger: { payout: 0 } });
  });

  const statuses = await Promise.all(
    authors.map(async (author) => {
      const { status, carried_forward } = await call('finance', 'GET', `/office/statements/${idOf(author)}`);
      return [status, carried_forward];
    }),
  );
  expect(statuses).toEqual([
    ['paid', false],
    ['paid', false],
    ['approved', true],
  ]);
  // React Router says so of each address that is typed while a form might be left.
  expect(complaints.filter((one) => !one.includes('blocker on a POP navigation'))).toEqual([]);
});
