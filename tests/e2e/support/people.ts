import { expect, type Page } from '@playwright/test';
import { demoPassword, type demoAccounts } from '#server/seed/accounts.ts';

export type Account = keyof typeof demoAccounts;

/** Signs in through the page, as a person does. */
export async function signIn(page: Page, url: string, account: Account): Promise<void> {
  await page.goto(`${url}/#/login/login`);
  await page.getByLabel('User name or email').fill(account);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

/** A token by the API, for what a page does not show. */
export async function tokenOf(url: string, account: Account): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password: demoPassword }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}
