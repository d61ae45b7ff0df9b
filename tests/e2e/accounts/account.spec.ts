import { expect, test, type Page } from '@playwright/test';
import { writeEmail } from '#server/platform/emails/index.ts';
import { like, t } from '../../support/t.ts';
import { expectAccessibleStep, still } from '../support/axe.ts';
import { readEmails } from '../support/emails.ts';
import { long } from '../support/long.ts';
import { accountButton, collectComplaints, signIn, signOut } from '../support/people.ts';
import { serverOfFile } from '../support/serverOfFile.ts';

const server = serverOfFile();

const { emailsTo, codesTo } = readEmails(server.folder);

/** Has a code sent by the form that is open, and types it from the email. */
async function typeCode(page: Page, address: string) {
  const before = (await codesTo(address)).length;
  await page.getByRole('button', { name: t('accounts.send_code') }).click();
  // The browser works on the captcha first.
  await expect(page.getByText(like('accounts.code_sent', { email: address }))).toBeVisible({ timeout: 60_000 });
  await expect.poll(async () => (await codesTo(address)).length).toBe(before + 1);
  await expect(page.getByLabel(t('accounts.code'))).toBeFocused();
  await page.getByLabel(t('accounts.code')).fill((await codesTo(address)).at(-1)!);
}

test('an author registers, forgets the password, and moves to another email', async ({ page }) => {
  const complaints = collectComplaints(page);
  const first = 'letters@example.com';
  const second = 'rain@example.com';

  await page.goto(`${server.url}/#/story`);
  await page.getByRole('link', { name: t('accounts.register') }).click();
  await page.getByLabel(t('accounts.user_name')).fill('mira');
  await page.getByLabel(t('accounts.email')).fill(first);
  await typeCode(page, first);
  await page.getByLabel(t('accounts.password'), { exact: true }).fill('lantern-4-the-sea');
  await page.getByLabel(t('accounts.repeat_password')).fill('lantern-4-the-sea');
  await page.getByRole('button', { name: t('accounts.register') }).click();

  await expect(page.getByRole('heading', { name: t('accounts.shared.person.pen_name_title') })).toBeVisible();
  await page.getByLabel(t('accounts.shared.person.pen_name')).fill('Mira Rain');
  await expect(page.getByText(t('accounts.shared.person.pen_name_free'))).toBeVisible();
  await page.getByRole('button', { name: t('accounts.shared.person.pen_name_set') }).click();
  await expect(page).toHaveURL(/#\/story$/);
  await expect(accountButton(page, 'Mira Rain')).toBeVisible();

  await signOut(page);
  await page.getByRole('link', { name: t('accounts.forgot') }).click();
  await page.getByLabel(t('accounts.email')).fill(first);
  await typeCode(page, first);
  await page.getByLabel(t('accounts.new_password'), { exact: true }).fill('harbour-7-lights');
  await page.getByLabel(t('accounts.repeat_password')).fill('harbour-7-lights');
  await page.getByRole('button', { name: t('accounts.reset') }).click();
  await expect(page.getByText(t('accounts.password_reset'))).toBeVisible();
  await expect(page.getByLabel(t('accounts.account'))).toHaveValue(first);
  await page.getByLabel(t('accounts.password'), { exact: true }).fill('harbour-7-lights');
  await page.keyboard.press('Enter');
  await expect(accountButton(page, 'Mira Rain')).toBeVisible();

  await page.goto(`${server.url}/#/person`);
  await page.getByRole('button', { name: `${t('accounts.shared.person.change')}: ${t('accounts.email')}` }).click();
  await page.getByLabel(t('accounts.shared.person.email_new')).fill(second);
  await typeCode(page, second);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('definition').filter({ hasText: second })).toBeVisible();
  const subjects = async () => (await emailsTo(first)).map(({ subject }) => subject);
  await expect.poll(subjects).toContain(writeEmail('en', 'email_changed', { user_name: '' }).subject);
  await expect(page.getByText(/^Chrome · Linux$/)).toBeVisible();

  await signOut(page);
  await page.getByLabel(t('accounts.account')).fill(second);
  await page.getByLabel(t('accounts.password'), { exact: true }).fill('harbour-7-lights');
  await page.getByRole('button', { name: t('accounts.sign_in'), exact: true }).click();
  await expect(accountButton(page, 'Mira Rain')).toBeVisible();
  // Among them the violations of the policy: the captcha's worker and styles come from our own files.
  expect(complaints).toEqual([]);
});

test.describe('axe finds nothing', () => {
  test.use(still);

  test('in the forms at the door, untouched and refused', long, async ({ page }) => {
    for (const [mode, submit] of [
      ['register', t('accounts.register')],
      ['forgot', t('accounts.reset')],
    ] as const) {
      await page.goto(`${server.url}/#/login/login?mode=${mode}`);
      await expect(page.getByText(t('accounts.captcha.label'))).toBeVisible();
      await expectAccessibleStep(page);
      await page.getByRole('button', { name: submit }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expectAccessibleStep(page);
    }
  });

  test('at the payment data and a locked profile', long, async ({ page }) => {
    await signIn(page, server.url, 'author');
    await page.goto(`${server.url}/#/person?payment_type=1`);
    await expect(page.getByLabel(t('payment-details.author.field.bank_no'))).toBeVisible();
    await expectAccessibleStep(page);
    await page.getByRole('link', { name: t('accounts.shared.person.profile'), exact: true }).click();
    await expect(page.getByText(t('errors.info_locked_application'))).toHaveCount(2);
    await expectAccessibleStep(page, 'a locked profile');
  });

  test('in the dialogs of an account', long, async ({ page }) => {
    await signIn(page, server.url, 'newauthor');
    await page.goto(`${server.url}/#/person`);
    for (const name of [t('accounts.password'), t('accounts.email'), t('accounts.shared.person.pen_name')]) {
      await page.getByRole('button', { name: `${t('accounts.shared.person.change')}: ${name}` }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessibleStep(page);
      await page.keyboard.press('Escape');
    }
  });
});

// The last one: the account has another password from here on.
test('the password is changed in a dialog, which gives the focus back', long, async ({ page, browser }) => {
  const session = await browser.newContext();
  const elsewhere = await session.newPage();
  for (const where of [page, elsewhere]) {
    await where.goto(`${server.url}/#/person`);
    await where.getByLabel(t('accounts.account')).fill('newauthor');
    await where.getByLabel(t('accounts.password'), { exact: true }).fill('Quill-house-1');
    await where.keyboard.press('Enter');
    await expect(where.getByRole('heading', { name: t('pages.title.person') })).toBeVisible();
  }
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: t('layout.change_password') }).click();
  await expect(page.getByLabel(t('accounts.shared.person.password_old'))).toBeFocused();
  await page.getByLabel(t('accounts.shared.person.password_old')).fill('Quill-house-1');
  await page.getByLabel(t('accounts.new_password'), { exact: true }).fill('harbour-7-lights');
  await page.getByLabel(t('accounts.repeat_password')).fill('harbour-7-lights');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('accounts.shared.person.password_changed'))).toBeVisible();
  await expect(page).toHaveURL(/#\/person$/);
  await page.goBack();
  // The page there may have heard of it by itself.
  await elsewhere.goto(`${server.url}/#/story`);
  await expect(elsewhere.getByRole('heading', { name: t('accounts.sign_in') })).toBeVisible();
  await session.close();

  const change = page.getByRole('button', { name: `${t('accounts.shared.person.change')}: ${t('accounts.password')}` });
  await change.click();
  await expect(page.getByLabel(t('accounts.shared.person.password_old'))).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(change).toBeFocused();
});
