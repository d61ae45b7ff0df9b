import { expect, test } from '@playwright/test';
import { like, t } from '../../support/t.ts';
import { createApi } from '../support/api.ts';
import { expectAccessibleStep } from '../support/axe.ts';
import { accountButton, signIn } from '../support/people.ts';
import { serverOfFile } from '../support/serverOfFile.ts';

const server = serverOfFile();
const { call } = createApi(server);

test('a content manager sees the portal as an author, changes nothing, and goes back', async ({ page }) => {
  const { id } = await call('author', 'GET', '/user/info');
  await signIn(page, server.url, 'manager');
  const manager = await accountButton(page).textContent();
  await page.goto(`${server.url}/#/office/users/${id}/show`);
  await page.getByRole('button', { name: t('accounts.office.manage.open_as') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('accounts.office.manage.open_as_why')).fill('Cannot find the statement');
  await dialog.getByRole('button', { name: t('accounts.office.manage.open_as') }).click();

  const banner = page.getByRole('complementary', { name: t('accounts.shared.viewing.label') });
  await expect(banner).toBeVisible();
  await expect(page).toHaveURL(/#\/home$/);
  await expect(banner).toBeInViewport();
  await expectAccessibleStep(page, 'the portal as an author');
  await page.reload();
  await expect(banner).toBeVisible();
  await page.goto(`${server.url}/#/story`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toBeInViewport();

  const other = await page.context().newPage();
  await other.goto(`${server.url}/#/office/users`);
  await expect(accountButton(other)).toHaveText(manager!);
  await other.close();

  await banner.getByRole('button', { name: t('accounts.shared.viewing.end') }).click();
  await expect(page).toHaveURL(new RegExp(`#/office/users/${id}/show$`));
  await expect(accountButton(page)).toHaveText(manager!);
  await expect(page.getByText(like('audit.office.action.end_open_as')).first()).toBeVisible();
});
