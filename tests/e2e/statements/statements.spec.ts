import { expect, test } from '@playwright/test';
import { like, t } from '../../support/t.ts';
import { expectAccessibleStep, still } from '../support/axe.ts';
import { long } from '../support/long.ts';
import { collectComplaints, signIn, fetchToken } from '../support/people.ts';
import { serverOfFile } from '../support/serverOfFile.ts';
import { signatureForm } from '../support/signature.ts';

const server = serverOfFile();
test.use(still);

test(
  'the statement that waits opens by itself after sign-in and can be left for later; what the page has can be saved',
  long,
  async ({ page }) => {
    const complaints = collectComplaints(page);
    await signIn(page, server.url, 'author', { withStatement: true });
    const dialog = page.getByRole('dialog', { name: t('statements.author.confirm.title') });
    await expect(dialog.getByRole('table').first()).toBeVisible();
    await expect(dialog.locator('[aria-current=step]')).toBeFocused();
    await expectAccessibleStep(page, 'the payment dialog');
    await dialog.getByRole('button', { name: t('statements.author.confirm.next') }).click();
    await dialog.getByRole('button', { name: t('statements.author.confirm.next') }).click();
    await expect(dialog.getByRole('img', { name: t('statements.author.confirm.invoice') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.getByRole('link', { name: t('pages.title.income') }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: t('bonuses.author.update.title') })).toBeVisible();
    await main.getByText(t('statements.author.timeline.title')).first().click();
    await main.getByRole('button', { name: t('earnings.author.earned.by_story') }).click();
    await expectAccessibleStep(page, 'the revenue of an author');
    const saving = page.waitForEvent('download');
    await main.getByRole('button', { name: t('earnings.author.save.xlsx') }).click();
    expect((await saving).suggestedFilename()).toMatch(/^quillhouse-story-.*\.xlsx$/);
    const pdf = page.waitForEvent('download');
    await main
      .getByRole('button', { name: like('statements.author.list.pdf') })
      .first()
      .click();
    expect((await pdf).suggestedFilename()).toMatch(/^statement-\d{4}-\d\d\.pdf$/);
    expect(complaints).toEqual([]);
  },
);

test('a statement that was put off is one click from its dialog, at home and at the revenue', async ({ page }) => {
  await signIn(page, server.url, 'author', { withStatement: true });
  const dialog = page.getByRole('dialog', { name: t('statements.author.confirm.title') });
  const main = page.getByRole('main');
  const putOff = async () => {
    await expect(dialog.getByRole('table').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await putOff();
  await page.goto(`${server.url}/#/home`);
  await main.getByRole('link', { name: like('home.author.todo.statement.pending') }).click();
  await putOff();
  await page.goto(`${server.url}/#/income`);
  await main.getByRole('button', { name: t('statements.author.confirm.open') }).click();
  await putOff();
});

test(
  'a server that is killed between a signature and the confirmation has done all of it or nothing',
  long,
  async () => {
    const tokens = {
      author: await fetchToken(server.url, 'author'),
      finance: await fetchToken(server.url, 'finance'),
    };
    const ask = (
      who: keyof typeof tokens,
      method: string,
      path: string,
      body?: object,
      key: string = crypto.randomUUID(),
    ) => {
      const isForm = body instanceof FormData;
      return fetch(`${server.url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${tokens[who]}`,
          'idempotency-key': key,
          ...(body && !isForm && { 'content-type': 'application/json' }),
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
    };
    const call = async (...args: Parameters<typeof ask>): Promise<any> => {
      const response = await ask(...args);
      const { data, message } = (await response.json()) as { data: any; message: string };
      expect(response.status, message).toBe(200);
      return data;
    };
    const crash = async () => {
      await server.stop('SIGKILL');
      await server.start();
    };
    const money = () => call('finance', 'GET', '/api/office/payroll/sums');
    const { in_review: before } = await money();
    const { url: signature_url } = await call('author', 'POST', '/api/upload/signature', await signatureForm());
    await crash();
    expect(await call('author', 'GET', '/api/bill/info')).toMatchObject({ can_confirm: true, invoice_image_url: null });
    expect(await money()).toMatchObject({ in_review: before, balanced: true });

    // Killed in its midst; whoever sends the same again, because no answer came, has one confirmation.
    const key = crypto.randomUUID();
    const confirm = () => ask('author', 'POST', '/api/bill/confirmed', { signature_url }, key);
    const lost = confirm().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 250));
    await crash();
    const { status, can_confirm, invoice_image_url } = await call('author', 'GET', '/api/bill/info');
    const done = status === 'submitted';
    if ((await lost)?.ok) expect(done).toBe(true);
    expect([can_confirm, invoice_image_url !== null]).toEqual([!done, done]);
    expect(await money()).toMatchObject({ in_review: { payments: before.payments + Number(done) }, balanced: true });
    for (let time = 0; time < 2; time++) {
      const answer = await confirm();
      expect(answer.status).toBe(200);
      const { invoice_image_url } = ((await answer.json()) as { data: { invoice_image_url: string } }).data;
      expect((await ask('author', 'GET', invoice_image_url)).headers.get('content-type')).toBe('image/png');
    }
    expect(await money()).toMatchObject({ in_review: { payments: before.payments + 1 }, balanced: true });
  },
);
