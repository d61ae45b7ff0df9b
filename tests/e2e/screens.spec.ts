import { expect, test, type Page } from '@playwright/test';
import { demoAccounts } from '#server/seed/accounts.ts';
import { signIn, type Account } from './support/people.ts';
import { dataFolder, startServer, type Running } from './support/server.ts';

const { folder, remove } = dataFolder();
let server: Running;

test.beforeAll(async () => {
  server = await startServer(folder);
});
test.afterAll(async () => {
  await server.stop('SIGKILL');
  remove();
});

/** Gathers what a page complains of: console errors and warnings (the policy's violations too), failed requests. */
function complaintsOf(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()} ${response.url()}`);
  });
  return found;
}

for (const account of Object.keys(demoAccounts) as Account[]) {
  test(`${account} opens every page of the menu, and none complains`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await signIn(page, server.url, account);
    const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    for (const link of await links.all()) {
      const name = (await link.textContent())!;
      await link.click();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(/ · Quillhouse$/);
      await expect(link, name).toHaveAttribute('aria-current', 'page');
    }
    expect(complaints).toEqual([]);
  });
}

const elsewhere = [
  ['author', '/office/payroll', 'This page is not for your role'],
  ['manager', '/story', 'This page is not for your role'],
  ['cashier', '/office/users', 'This page is not for your role'],
  ['editor', '/nowhere', 'There is no such page'],
  ['author', '/story/nowhere', 'There is no such page'],
] as const;
for (const [account, path, heading] of elsewhere) {
  test(`${account} at ${path}: ${heading}`, async ({ page }) => {
    await signIn(page, server.url, account);
    await page.goto(`${server.url}/#${path}`);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await page.getByRole('link', { name: 'To the first page' }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeHidden();
  });
}

test('language and colours are switched at once, and remembered', async ({ page }) => {
  await signIn(page, server.url, 'manager');
  await page.goto(`${server.url}/#/office/tags/create`);
  await page.getByLabel('Name').fill('Typed before');
  await page.getByLabel('Language').selectOption('ru');
  await expect(page.getByRole('button', { name: 'Сохранить' })).toBeVisible();
  await expect(page.getByRole('textbox').first()).toHaveValue('Typed before');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.getByRole('button', { name: 'Тёмная тема' }).click();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect(page.getByRole('button', { name: 'Сохранить' })).toBeVisible();
});

test('the keyboard reaches the content first, and a dialog gives the focus back', async ({ page }) => {
  await signIn(page, server.url, 'author');
  await page.goto(`${server.url}/#/story/form`);
  await expect(page.getByRole('heading', { name: 'New story' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const choose = page.getByRole('button', { name: 'Choose an image' });
  await choose.focus();
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  await page.setInputFiles('input[type=file]', { name: 'dot.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(choose).toBeFocused();
});

test('a server that is gone is said in words, and nothing typed is lost', async ({ page }) => {
  const { folder: own, remove: removeOwn } = dataFolder();
  const other = await startServer(own);
  await signIn(page, other.url, 'manager');
  await page.goto(`${other.url}/#/office/tags/create`);
  await page.getByLabel('Name').fill('Lost at sea');
  await page.getByLabel('Code').fill('lost-at-sea');
  await page.getByLabel('Group').click();
  await page.getByRole('option', { name: 'Plot' }).click();
  await page.getByLabel('Position').fill('900');
  await other.stop('SIGKILL');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Poor internet connection')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Lost at sea');

  const again = await startServer(own, { port: Number(new URL(other.url).port) });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: /Tags/ })).toBeVisible();
  await again.stop('SIGKILL');
  removeOwn();
});
