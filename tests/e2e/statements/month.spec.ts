import { expect, test } from '@playwright/test';
import type { PaymentType } from '#domain/payment-details/paymentDetails.ts';
import { addMonths, monthOf, startOfDay } from '#domain/shared/clock.ts';
import { formatMonth } from '#domain/shared/formatDates.ts';
import { getPayDay } from '#domain/statements/payDay.ts';
import { like, t } from '../../support/t.ts';
import { createApi } from '../support/api.ts';
import { expectAccessibleStep, still } from '../support/axe.ts';
import { pressAt, tabTo } from '../support/keyboard.ts';
import { collectComplaints, signIn, signOut } from '../support/people.ts';
import { serverWithClock } from '../support/serverWithClock.ts';
import { signatureForm } from '../support/signature.ts';

const clocked = serverWithClock();
const { server } = clocked;
const { ask, call, signOutAll } = createApi(server);
async function travel(to: Date): Promise<void> {
  signOutAll();
  await clocked.travel(to);
}
const hour = 3_600_000;
test.use(still);

test('a month goes from a partner’s file to the authors’ accounts, and the ledger balances after each step', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const complaints = collectComplaints(page);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const month = monthOf(new Date());
  const next = addMonths(month, 1);
  const named = formatMonth(month, 'en');
  const balanced = async () => {
    const totals = await call('finance', 'GET', '/office/payroll/sums');
    const { checks } = await call('finance', 'GET', `/office/months/${next}`);
    expect(totals).toMatchObject({ balanced: true });
    expect(checks).toContainEqual(expect.objectContaining({ check: 'balanced', met: true }));
    return totals;
  };
  const everyRow = async () => main.getByRole('checkbox', { name: t('ra.action.select_all') }).check();

  const { items: stories } = await call('manager', 'GET', '/office/fictions?contract_status=signed&per_page=100');
  const findStory = (author: string) => stories.find(({ titles }: any) => titles.author_id === author);
  const { items: past } = await call('finance', 'GET', '/office/payroll?per_page=100');
  const types = new Map<string, PaymentType>(
    past.map(({ titles, payment_type }: any) => [titles.author_id, payment_type]),
  );
  const paidBy = (type: PaymentType) =>
    [...types].flatMap(([name, one]) => (one === type && name !== 'author' && findStory(name) ? name : []));
  const [byImage] = paidBy('bank') as [string];
  const [paypal, leaving] = paidBy('paypal') as [string, string];
  const [payoneer, silent] = paidBy('payoneer') as [string, string];
  const confirming = ['author', byImage, paypal, payoneer];
  const authors = [...confirming, leaving, silent];

  await travel(new Date(startOfDay(`${next}-01`).getTime() + 2 * hour));
  await signIn(page, server.url, 'finance');

  await test.step('finance books the file of a partner', async () => {
    const lines = authors.map((author, index) => {
      const { id, language } = findStory(author);
      return `Kestrel,${month}-10,${id},${language},${2000 - index * 200},0,0`;
    });
    await page.goto(`${server.url}/#/office/import-revenue`);
    await expectAccessibleStep(page, 'a file to choose');
    const buffer = Buffer.from(['app,day,book,language,royalty,ad,gift', ...lines].join('\n'));
    await page.locator('input[type=file]').setInputFiles({ name: 'kestrel.csv', mimeType: 'text/csv', buffer });
    await expectAccessibleStep(page, 'a file looked at');
    await main.getByRole('button', { name: t('earnings.office.book', { smart_count: 6 }) }).click();
    await expect(main.getByText(like('earnings.office.booked', { smart_count: 6, sum: '$9,000.00' }))).toBeVisible();
    await balanced();
  });

  await test.step('and closes the month', async () => {
    await page.goto(`${server.url}/#/office/month-close`);
    await main.getByRole('button', { name: t('statements.seldom.close', { month: named }) }).click();
    await expectAccessibleStep(page, 'a month to close');
    await dialog.getByRole('button', { name: t('statements.seldom.close', { month: named }) }).click();
    await expect(main.getByText(like('statements.seldom.closed', { month: named }))).toBeVisible();
    await expectAccessibleStep(page, 'a month closed');
    await balanced();
    await signOut(page);
  });

  await test.step('authors sign an invoice by hand or with an image, and confirm without one', async () => {
    await signIn(page, server.url, 'author', { withStatement: true });
    await page.goto(`${server.url}/#/income`);
    // All of it by keyboard: each step has the focus when it begins, and the name is typed.
    await pressAt(dialog.getByRole('button', { name: t('statements.author.confirm.next') }));
    const step = dialog.locator('[aria-current=step]');
    await expect(step).toBeFocused();
    await pressAt(dialog.getByRole('button', { name: t('statements.author.confirm.next'), exact: true }));
    await expect(step).toHaveText(t('statements.author.confirm.step.invoice'));
    await pressAt(dialog.getByRole('button', { name: t('statements.author.confirm.sign') }));
    await tabTo(dialog.getByRole('radio', { name: t('contracts.author.signature.hand') }));
    await page.keyboard.press('ArrowDown');
    await tabTo(dialog.getByLabel(t('contracts.author.signature.typed')));
    await page.keyboard.type('Rosalind Vane');
    // The invoice is opened beside the page.
    const invoice = page.waitForEvent('popup');
    await pressAt(dialog.getByRole('button', { name: t('statements.author.confirm.send') }));
    await expect(page.getByText(t('statements.author.confirm.done'))).toBeVisible();
    await expect((await invoice).locator('img')).toHaveJSProperty('naturalWidth', 900);
    await (await invoice).close();
    await balanced();
    const { url: signature_url } = await call(byImage, 'POST', '/upload/signature', await signatureForm());
    expect((await call(byImage, 'POST', '/bill/confirmed', { signature_url })).invoice_image_url).toMatch(/invoice/);
    await balanced();
    for (const one of [paypal, payoneer]) {
      await call(one, 'POST', '/bill/confirmed', { signature_url: null });
      await balanced();
    }
    await signOut(page);
  });

  await test.step('one leaves the amount to the next month', async () => {
    await call(leaving, 'POST', '/bill/non-payment');
    await balanced();
    const { data } = await ask(leaving, 'POST', '/bill/confirmed', { signature_url: null });
    expect(data.key).toBe('statements.shared.errors.nothing_to_confirm');
  });

  const statements = `/office/statements?month_from=${month}&month_to=${month}&per_page=100`;
  const { items } = await call('finance', 'GET', statements);
  const getId = (author: string) => items.find(({ titles }: any) => titles.author_id === author).id;
  await signIn(page, server.url, 'finance');

  /** Finance is led on to the next statement, or to the list. */
  const decided = async (id: number, waits: 'approved' | 'rejected') => {
    await page.waitForURL((url) => !url.hash.includes(`/statements/${id}`));
    await page.goto(`${server.url}/#/office/statements/${id}`);
    await expect(main.getByText(like(`statements.office.review.waits.${waits}`))).toBeVisible();
  };

  await test.step('finance approves one, rejects one and gets it again', async () => {
    await page.goto(`${server.url}/#/office/statements/${getId('author')}`);
    await expect(main.getByText(t('statements.office.review.equal'))).toBeVisible();
    await main.getByRole('button', { name: t('statements.office.review.take') }).click();
    await main.getByRole('button', { name: t('statements.office.review.approve') }).click();
    await dialog.getByRole('button', { name: t('statements.office.review.approve') }).click();
    await decided(getId('author'), 'approved');
    await expectAccessibleStep(page, 'an approved statement');
    await balanced();
    await page.goto(`${server.url}/#/office/statements/${getId(paypal)}`);
    await main.getByRole('button', { name: t('statements.office.review.take') }).click();
    await main.getByRole('button', { name: t('statements.office.review.reject') }).click();
    await main.getByLabel(t('common.office.decision.reason')).fill('The name of the account is another.');
    await expectAccessibleStep(page, 'a statement to reject');
    await main.getByRole('button', { name: t('statements.office.review.reject') }).click();
    await decided(getId(paypal), 'rejected');
    await balanced();
    await call(paypal, 'POST', '/bill/confirmed', { signature_url: null });
    await balanced();
    const filter = JSON.stringify({ month_from: month, month_to: month, status: 'submitted' });
    await page.goto(`${server.url}/#/office/statements?${new URLSearchParams({ filter })}`);
    await everyRow();
    await main.getByRole('button', { name: t('statements.office.review.approve') }).click();
    await expect(dialog.getByRole('button', { name: `${t('statements.office.review.approve')} · 3` })).toBeEnabled();
    await expectAccessibleStep(page, 'statements to approve');
    await dialog.getByRole('button', { name: `${t('statements.office.review.approve')} · 3` }).click();
    await expect(dialog.getByText(like('common.office.decision.done', { count: 3 }))).toBeVisible();
    await dialog.getByRole('button', { name: t('common.close') }).click();
    await balanced();
  });

  await test.step('and somebody else of finance approves the payments', async () => {
    await signOut(page);
    await signIn(page, server.url, 'finance2');
    const filter = JSON.stringify({ status: 'pending' });
    await page.goto(`${server.url}/#/office/payroll?${new URLSearchParams({ filter })}`);
    await everyRow();
    await main.getByRole('button', { name: t('payouts.office.approve') }).click();
    await dialog.getByRole('button', { name: `${t('payouts.office.approve')} · 4` }).click();
    await expect(dialog.getByText(like('common.office.decision.done', { count: 4 }))).toBeVisible();
    await dialog.getByRole('button', { name: t('common.close') }).click();
    expect(await balanced()).toMatchObject({ pending: { payments: 0 } });
    await signOut(page);
  });

  await travel(new Date(startOfDay(getPayDay(next, new Set())).getTime() + 10 * hour));
  await test.step('who did not answer in time is paid with the next month', async () => {
    const waiting = async () =>
      (await call('finance', 'GET', '/office/months')).items.find((one: any) => one.month === month).waiting;
    // The server looks every five seconds.
    await expect.poll(waiting, { timeout: 30_000 }).toBe(0);
    expect(await call('finance', 'GET', `/office/statements/${getId(silent)}`)).toMatchObject({
      status: 'pending',
      carried_forward: true,
    });
    const { data } = await ask(silent, 'POST', '/bill/confirmed', { signature_url: null });
    expect(data.key).toBe('statements.shared.errors.nothing_to_confirm');
    await balanced();
  });

  await test.step('the cashier hands them over and tells how they ended', async () => {
    await signIn(page, server.url, 'cashier');
    await page.goto(`${server.url}/#/office/payouts`);
    for (const type of [
      t('resources.office/payroll.choices.payment_type.bank'),
      t('resources.office/payroll.choices.payment_type.paypal'),
      t('resources.office/payroll.choices.payment_type.payoneer'),
    ]) {
      const make = main.getByRole('button', { name: `${t('payouts.office.make')}: ${type}` });
      const saving = page.waitForEvent('download');
      await make.click();
      await dialog.getByRole('button', { name: t('payouts.office.make') }).click();
      await saving;
      await expect(make).toBeDisabled();
    }
    await expectAccessibleStep(page, 'files of payments');
    await balanced();
    const { items: payouts } = await call('cashier', 'GET', `/office/payroll?month_from=${month}&month_to=${month}`);
    const { id } = payouts.find(({ titles }: any) => titles.author_id === payoneer);
    await page.goto(`${server.url}/#/office/payroll/${id}/show`);
    await main.getByRole('button', { name: t('payouts.office.failed') }).click();
    await dialog.getByLabel(t('common.office.decision.reason')).fill('No such account');
    await dialog.getByRole('button', { name: `${t('payouts.office.failed')} · 1` }).click();
    await expect(dialog.getByText(like('common.office.decision.done', { count: 1 }))).toBeVisible();
    await dialog.getByRole('button', { name: t('common.close') }).click();
    // The next of the queue has come.
    await expect(page).not.toHaveURL(new RegExp(`/${id}/show$`));
    await page.goto(`${server.url}/#/office/payroll/${id}/show`);
    await expect(main.getByText(t('audit.office.action.fail'))).toBeVisible();
    await balanced();
    await page.goto(`${server.url}/#/office/payouts`);
    while ((await main.getByRole('button', { name: t('payouts.office.paid') }).count()) > 0) {
      const left = await main.getByRole('button', { name: t('payouts.office.paid') }).count();
      await main
        .getByRole('button', { name: t('payouts.office.paid') })
        .first()
        .click();
      await dialog.getByLabel(like('payouts.office.fee_all')).fill('18');
      // The browser's clock has stayed behind: for it this may be before the pay day.
      const why = dialog.getByLabel(t('payouts.office.odd_reason'));
      if (await why.isVisible()) await why.fill('Paid with other payments');
      await dialog.getByRole('button', { name: like('payouts.office.paid') }).click();
      await expect(dialog.getByText(like('common.office.decision.done'))).toBeVisible();
      await dialog.getByRole('button', { name: t('common.close') }).click();
      await expect(main.getByRole('button', { name: t('payouts.office.paid') })).toHaveCount(left - 1);
    }
    expect(await balanced()).toMatchObject({ exported: { payments: 0 }, ledger: { payout: 0 } });
  });

  const { items: ended } = await call('finance', 'GET', statements);
  const getEnd = (author: string) => {
    const { status, carried_forward } = ended.find(({ id }: any) => id === getId(author));
    return [status, carried_forward];
  };
  expect(authors.map(getEnd)).toEqual([
    ['paid', false],
    ['paid', false],
    ['paid', false],
    ['approved', true],
    ['pending', true],
    ['pending', true],
  ]);
  // To the cent, what nobody was paid is in the next statements.
  const unpaid = ended.reduce((sum: number, one: any) => sum + (one.carried_forward ? one.amount_payable : 0), 0);
  const { parts } = await call('finance', 'GET', `/office/months/${next}/preview`);
  expect(parts).toContainEqual({ part: 'carried_in', amount: unpaid });
  // React Router says so of each address that is typed while a form might be left.
  expect(complaints.filter((one) => !one.includes('blocker on a POP navigation'))).toEqual([]);
});
