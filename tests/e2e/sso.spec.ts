import { expect, test, type Page } from '@playwright/test';
import { freePort } from '#scripts/freePort.ts';
import { openIdServer } from '../support/openId.ts';
import { expectAccessible } from './support/axe.ts';
import { signIn, signOut } from './support/people.ts';
import { serverOfFile } from './support/serverOfFile.ts';

let local: Awaited<ReturnType<typeof openIdServer>>;
let home: string;

serverOfFile(async () => {
  // The provider must know where it sends people back to before the server is there.
  const port = await freePort();
  home = `http://localhost:${port}`;
  local = await openIdServer(`${home}/`);
  const settings = { OIDC: JSON.stringify([local.settings]), PUBLIC_URL: home };
  return { port, settings };
});
test.afterAll(() => local.close());

/** Signs in as somebody at the provider, from the sign-in page. */
async function throughProvider(page: Page, name: string, email: string): Promise<void> {
  await page.goto(`${home}/#/login/login`);
  await atProvider(page, name, email, () => page.getByRole('button', { name: 'Continue with The Local' }).click());
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
const accountButton = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^Account ${name}`) });

async function registerThroughProvider(page: Page, name: string, email: string, penName: string): Promise<void> {
  await throughProvider(page, name, email);
  await page.getByLabel('Pen name').fill(penName);
  await page.getByRole('button', { name: 'Use this pen name' }).click();
  await expect(accountButton(page, penName)).toBeVisible();
}

test('somebody new signs in, takes a name and is at home, and the address keeps nothing', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Change: User name' }).click();
  await page.getByRole('textbox', { name: 'User name' }).fill('harbour');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your user name is harbour now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change: User name' })).toBeHidden();
  await signOut(page);
});

test('whoever refuses at the provider is told so and finds the form', async ({ page }) => {
  await page.route(/googleapis|gstatic/, (route) => route.abort());
  await page.goto(`${home}/#/login/login`);
  await page.getByRole('button', { name: 'Continue with The Local' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /cancel/i }).click();
  await expect(page.getByRole('alert')).toHaveText(/^The Local did not sign you in\./);
  await expect(page).toHaveURL(`${home}/#/login/login`);
  await expect(page.getByLabel('User name or email')).toBeFocused();
});

test('an email that has an account is linked by signing in once', async ({ page }) => {
  const email = 'letters@newauthor.example';
  await throughProvider(page, 'newcomer', email);
  await expect(page.getByText(/^This email already has an account\./)).toBeVisible();
  await expect(page.getByLabel('User name or email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill('Quill-house-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'The Local is linked' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
  await signOut(page);
  await throughProvider(page, 'newcomer', email);
  await page.getByRole('button', { name: /^Account/ }).click();
  await expect(page.getByRole('main')).toBeVisible();
  await page.goto(`${home}/#/person`);
  await expect(page.getByRole('definition').filter({ hasText: 'newauthor' }).first()).toBeVisible();
});

test('two accounts of one mailbox become one', async ({ page }) => {
  await registerThroughProvider(page, 'first', 'keeper@gmail.com', 'First Light');
  await signOut(page);
  await registerThroughProvider(page, 'second', 'keeper+b@gmail.com', 'Second Wind');
  await page.goto(`${home}/#/person`);
  await page.getByRole('link', { name: 'Merge accounts' }).click();
  const other = page.getByRole('radio').first();
  await other.check();
  const field = page.getByRole('textbox', { name: /^Type .+ to confirm$/ });
  const name = (await page.locator('label:has(:checked) strong').textContent())!;
  await expect(
    page.getByText('The pen name Second Wind is gone: those stories appear under First Light.'),
  ).toBeVisible();
  await field.fill(name);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Merge and close 1 account' }).click();
  await expect(page.getByText('Your accounts are one now. Sign in with this one.')).toBeVisible();
  await expect(page.getByLabel('User name or email')).toHaveValue(name);
  await throughProvider(page, 'second', 'keeper+b@gmail.com');
  await expect(accountButton(page, 'First Light')).toBeVisible();
});

test('whoever is signed in links a provider and unlinks it', async ({ page }) => {
  await signIn(page, home, 'author');
  await page.goto(`${home}/#/person`);
  await atProvider(page, 'elsewhere', 'else@where.example', async () => {
    await page.getByRole('button', { name: 'Link The Local' }).click();
    await page.getByRole('button', { name: 'Go to The Local' }).click();
  });
  await expect(page.getByText('The Local is linked. You can sign in with it from now on.')).toBeVisible();
  await expect(page.getByText('else@where.example')).toBeVisible();
  await expect(page).toHaveURL(`${home}/#/person`);
  await page.getByRole('button', { name: 'Unlink The Local' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unlink', exact: true }).click();
  await expect(page.getByText('The Local is unlinked.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Link The Local' })).toBeVisible();
});
