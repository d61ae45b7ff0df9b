import { expect, type Locator, type Page } from '@playwright/test';
import type { Call } from '../api.ts';
import { settle } from '../openAddress.ts';
import type { Account } from '../people.ts';
import { lookAt, type Walk } from './explore.ts';

/** What has to be done before something opens, which nobody finds by pressing what there is. */
export interface Step {
  name: string;
  account: Account;
  withStatement?: true;
  run: (walk: Walk, call: Call) => Promise<void>;
}

export const main = (page: Page) => page.getByRole('main');
export const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first();

/** Has axe look at a dialog that is open, and goes on without it. */
export async function lookAtDialog(walk: Walk, trail: string): Promise<void> {
  const { page } = walk;
  await expect(page.locator('dialog[open]').last(), trail).toBeVisible();
  await settle(page, trail);
  await lookAt(walk, trail);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]'), trail).toHaveCount(0);
}

export async function pressAndLook(walk: Walk, opener: Locator, trail: string): Promise<void> {
  await opener.click();
  await lookAtDialog(walk, trail);
}

/** What the server says instead, as it would where something is so. */
export const answer = (page: Page, path: string, data: object | null) =>
  page.route(`**/api${path}`, (route) => route.fulfill({ json: { status: 200, message: '', data } }));

/** The same with a part of it changed. */
export const change = (page: Page, path: string, mend: (data: any) => object) =>
  page.route(`**/api${path}`, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    await route.fulfill({ response, json: { ...json, data: mend(json.data) } });
  });
