import { expect, test, type Page } from '@playwright/test';
import { demoPassword } from '#demo/accounts/demoAccounts.ts';
import { findFreePort } from '#scripts/freePort.ts';
import { openIdServer } from '../../support/openId.ts';
import { like, t } from '../../support/t.ts';
import { expectAccessibleStep } from '../support/axe.ts';
import { long } from '../support/long.ts';
import { accountButton, signIn, signOut } from '../support/people.ts';
import { serverOfFile } from '../support/serverOfFile.ts';

let local: Awaited<ReturnType<typeof openIdServer>>;
let home: string;

serverOfFile(async () => {
  // The provider must know where it sends people back to before the server is there.
  const port = await findFreePort();
  home = `http://localhost:${port}`;
  local = await openIdServer(`${home}/`);
  const settings = { OIDC: JSON.stringify([local.settings]), PUBLIC_URL: home };
  return { port, settings };
});
test.afterAll(() => local.close());

/** Signs in as somebody at the provider, from the sign-in page. */
async function throughProvider(page: Page, name: string, email: string): Promise<void> {
  await page.goto(`${home}/#/login/login`);
  await atProvider(page, name, email, () =>
    page.getByRole('button', { name: t('accounts.sso.go', { provider: 'The Local' }) }).click(),
  );
}

async function atProvider(page: Page, name: string, email: string, leave: () => Promise<void>): Promise<void> {
  local.people.set(name, { email, email_verified: true });
  // Another person's browser.
  await page.context().clearCookies();
  // The provider's own page wants a font of the world outside.
  await page.route(/googleapis|gstatic/, (route) => route.abort());
  await leave();
  await page.locator('[name=login]').fill(name);
  await page.locator('[name=password]').fill('any');
  await page.locator('[type=submit]').click();
  await page.locator('[type=submit]').click();
}

async function registerThroughProvider(page: Page, name: string, email: string, penName: string): Promise<void> {
  await throughProvider(page, name, email);
  await page.getByLabel(t('accounts.shared.person.pen_name')).fill(penName);
  await page.getByRole('button', { name: t('accounts.shared.person.pen_name_set') }).click();
  await expect(accountButton(page, penName)).toBeVisible();
}

test('somebody new signs in, takes a name and is at home, and the address keeps nothing', long, async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await registerThroughProvider(page, 'ann', 'ann.shore@example.com', 'Ann Shore');
  await expect(page).toHaveURL(`${home}/#/home`);
  const codes = addresses.filter((address) => address.startsWith(home) && /[?&]code=/.test(address));
  expect(codes, 'the document alone is asked for with the code').toHaveLength(1);
  await page.reload();
  await expect(accountButton(page, 'Ann Shore')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  await page.goto(`${home}/#/person`);
  await page.getByRole('button', { name: `${t('accounts.shared.person.change')}: ${t('accounts.user_name')}` }).click();
  await page.getByRole('textbox', { name: t('accounts.user_name') }).fill('harbour');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('accounts.shared.person.user_name_saved', { name: 'harbour' }))).toBeVisible();
  await expect(
    page.getByRole('button', { name: `${t('accounts.shared.person.change')}: ${t('accounts.user_name')}` }),
  ).toBeHidden();
  await signOut(page);
});

test('whoever refuses at the provider is told so and finds the form', long, async ({ page }) => {
  await page.route(/googleapis|gstatic/, (route) => route.abort());
  await page.goto(`${home}/#/login/login`);
  await page.getByRole('button', { name: t('accounts.sso.go', { provider: 'The Local' }) }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /cancel/i }).click();
  await expect(page.getByRole('alert')).toHaveText(t('accounts.sso.refused', { provider: 'The Local' }));
  await expect(page).toHaveURL(`${home}/#/login/login`);
  await expect(page.getByLabel(t('accounts.account'))).toBeFocused();
});

test('an email that has an account is linked by signing in once', long, async ({ page }) => {
  const email = 'letters@newauthor.example';
  await throughProvider(page, 'newcomer', email);
  await expect(page.getByText(like('errors.sso_link'))).toBeVisible();
  await expect(page.getByLabel(t('accounts.account'))).toHaveValue(email);
  await page.getByLabel(t('accounts.password'), { exact: true }).fill('Quill-house-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t('accounts.sso.linked', { provider: 'The Local' }) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(accountButton(page)).toBeVisible();
  await signOut(page);
  await throughProvider(page, 'newcomer', email);
  await accountButton(page).click();
  await expect(page.getByRole('main')).toBeVisible();
  await page.goto(`${home}/#/person`);
  await expect(page.getByRole('definition').filter({ hasText: 'newauthor' }).first()).toBeVisible();
});

test('two accounts of one mailbox become one', long, async ({ page }) => {
  await registerThroughProvider(page, 'first', 'keeper@gmail.com', 'First Light');
  await signOut(page);
  await registerThroughProvider(page, 'second', 'keeper+b@gmail.com', 'Second Wind');
  await page.goto(`${home}/#/person`);
  await page.getByRole('link', { name: t('accounts.shared.merge.offer_go') }).click();
  const other = page.getByRole('radio').first();
  await other.check();
  const field = page.getByRole('textbox', { name: like('accounts.shared.merge.type') });
  const name = (await page.locator('label:has(:checked) strong').textContent())!;
  await expect(
    page.getByText(t('accounts.shared.merge.renamed', { from: 'Second Wind', to: 'First Light' })),
  ).toBeVisible();
  await field.fill(name);
  await expectAccessibleStep(page);
  await page.getByRole('button', { name: t('accounts.shared.merge.merge', { smart_count: 1 }) }).click();
  await expect(page.getByText(t('accounts.merged'))).toBeVisible();
  await expect(page.getByLabel(t('accounts.account'))).toHaveValue(name);
  await throughProvider(page, 'second', 'keeper+b@gmail.com');
  await expect(accountButton(page, 'First Light')).toBeVisible();
});

test('whoever is signed in links a provider and unlinks it', long, async ({ page }) => {
  await signIn(page, home, 'author');
  await page.goto(`${home}/#/person`);
  await atProvider(page, 'elsewhere', 'else@where.example', async () => {
    await page
      .getByRole('button', { name: t('accounts.shared.person.provider_link', { provider: 'The Local' }) })
      .click();
    await page.getByLabel(t('accounts.password'), { exact: true }).fill(demoPassword);
    await page
      .getByRole('button', { name: t('accounts.shared.person.provider_go', { provider: 'The Local' }) })
      .click();
  });
  await expect(page.getByText(t('accounts.shared.person.provider_linked', { provider: 'The Local' }))).toBeVisible();
  await expect(page.getByText('else@where.example')).toBeVisible();
  await expect(page).toHaveURL(`${home}/#/person`);
  await page
    .getByRole('button', { name: t('accounts.shared.person.provider_unlink_named', { provider: 'The Local' }) })
    .click();
  await expectAccessibleStep(page);
  await page.getByRole('button', { name: t('accounts.shared.person.provider_unlink'), exact: true }).click();
  await expect(page.getByText(t('accounts.shared.person.provider_unlinked', { provider: 'The Local' }))).toBeVisible();
  await expect(
    page.getByRole('button', { name: t('accounts.shared.person.provider_link', { provider: 'The Local' }) }),
  ).toBeVisible();
});
