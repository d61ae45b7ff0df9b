import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { demoPassword, type demoAccounts } from '#demo/accounts/demoAccounts.ts';
import { guides } from '../../../src/custom/onboarding/steps.ts';
import { t } from '../../support/t.ts';

export type Account = keyof typeof demoAccounts;

/** Of the menu of the account; it says the account's name. */
export const accountButton = (page: Page, name = '') =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${t('layout.account')} ${name}`) });

/** From now on no statement waits for whoever signs in, whose dialog would open by itself over what is tested. */
const settleStatements = (page: Page) =>
  page
    .context()
    .route('**/api/bill/notification', (route) => route.fulfill({ json: { status: 200, message: '', data: null } }));

/**
 * Signs in by a token in the address, which is the shortest way in. What a newcomer is shown around a page with has been
 * seen, unless it is to be shown; and the statement of the demo's author waits only where it is `withStatement`.
 */
export async function signIn(
  page: Page,
  url: string,
  account: string,
  { guided = false, withStatement = false } = {},
): Promise<void> {
  if (account === 'author' && !withStatement) await settleStatements(page);
  const seen = JSON.stringify(guided ? {} : Object.fromEntries(Object.keys(guides).map((name) => [name, 99])));
  await page.addInitScript((steps) => void (localStorage.guidance ??= steps), seen);
  await page.goto(`${url}/?token=${await fetchToken(url, account)}`);
  await expect(accountButton(page)).toBeVisible();
  // The way to the first page is over: from here on an address that is typed stays.
  await expect(page).toHaveURL(/#\/(home|office\/)/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: t('common.sign_out') }).click();
  await expect(page.getByRole('heading', { name: t('accounts.sign_in') })).toBeVisible();
}

/** A token by the API, for what a page does not show. */
export async function fetchToken(url: string, account: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password: demoPassword }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

/** Gathers what a page complains of: console errors and warnings (the policy's violations too), failed requests. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
}

/** Fills a new story's form but for its cover, in its two steps. */
export async function fillStory(page: Page, title: string): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel(t('stories.author.field.title')).fill(title);
  await form.getByLabel(t('stories.author.field.lead_role')).fill('Mara');
  await form
    .getByLabel(t('stories.author.field.synopsis'))
    .fill('A storm takes the light. Mara has one night to bring it back.');
  for (const name of [t('stories.author.field.language'), t('stories.author.field.genre')])
    await form.getByLabel(name, { exact: true }).selectOption({ index: 1 });
  await form.getByRole('radio', { name: t('stories.author.channel.female') }).check();
  await form.getByRole('radio', { name: t('stories.author.rating.teen') }).check();
  await form.getByRole('button', { name: t('stories.author.next') }).click();
  const find = form.getByLabel(t('stories.author.prompt.tags'));
  for (const name of [
    t('stories.shared.tag.revenge'),
    t('stories.shared.tag.betrayal'),
    t('stories.shared.tag.student'),
    t('stories.shared.tag.shy'),
  ]) {
    await find.fill(name);
    await find.press('Enter');
    await expect(form.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  }
}

/** A photo as a telephone takes it: the wrong shape, and twice too large. */
export async function photo(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  const image = sharp({ create: { width: 3000, height: 2400, channels: 3, background: '#456', noise } });
  const buffer = await image.jpeg({ quality: 60 }).toBuffer();
  expect(buffer.byteLength).toBeGreaterThan(2_000_000);
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}
