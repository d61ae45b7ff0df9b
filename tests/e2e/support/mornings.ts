import { expect, type Browser, type Page } from '@playwright/test';
import type { QueueName } from '#domain/home/officeQueues.ts';
import { formatNumber } from '#domain/kit/figures.ts';
import { like, t } from '../../support/t.ts';
import { still } from './axe.ts';
import { pressAt } from './keyboard.ts';
import { signIn } from './people.ts';

export const getHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** The line of a queue on the home of the staff. */
export const getQueueLine = (page: Page, name: QueueName) =>
  page.getByRole('main').getByRole('link', { name: t(`home.office.queues.${name}`) });

/** How much waits in a queue, as the home says it. */
export async function readCount(page: Page, name: QueueName): Promise<number> {
  const text = (await getQueueLine(page, name).textContent()) ?? '';
  return Number(/^[\d,]+/.exec(text)![0].replaceAll(',', ''));
}

/** Waits until the home counts so much in a queue; its line is gone with the last of it. */
export async function expectCount(page: Page, name: QueueName, count: number): Promise<void> {
  const line = getQueueLine(page, name);
  if (count === 0) await expect(line).toBeHidden();
  else await expect(line).toHaveText(new RegExp(`^${formatNumber(count, 'en')}\\D`));
}

/** Comes to the home as somebody of the staff does in the morning. */
export async function beginMorning(page: Page, url: string, account: string): Promise<void> {
  await signIn(page, url, account);
  await expect(page).toHaveURL(/#\/office\/home$/);
  await expect(getHeading(page)).toHaveText(t('home.office.title'));
}

/** The same in a browser of its own, which hears of what is new by then and is left alone from there on. */
export async function beginElsewhere(browser: Browser, url: string, account: string): Promise<Page> {
  const page = await (await browser.newContext(still.contextOptions)).newPage();
  await beginMorning(page, url, account);
  const isLive = () =>
    page.evaluate(() =>
      Object.entries<string>(localStorage).some(([key, value]) => key.startsWith('badges ') && JSON.parse(value).live),
    );
  await expect.poll(isLive).toBe(true);
  return page;
}

/** Opens a queue from the home, by Tab and Enter; answers how much waits in it. */
export async function openQueue(page: Page, name: QueueName): Promise<number> {
  await getQueueLine(page, name).waitFor();
  const count = await readCount(page, name);
  await pressAt(getQueueLine(page, name));
  await expect(page).not.toHaveURL(/#\/office\/home$/);
  await expect(getHeading(page)).toBeFocused();
  return count;
}

/** Goes to a page of the menu by its name, in the palette. */
export async function goTo(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: t('search.office.title') });
  await expect(box).toBeFocused();
  await page.keyboard.type(name);
  const option = page
    .getByRole('group', { name: t('search.office.pages') })
    .getByRole('option')
    .first();
  await expect(option).toHaveText(name);
  await expect(box).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id'))!);
  await page.keyboard.press('Enter');
  // A list says how much it has behind it.
  await expect(getHeading(page)).toHaveText(new RegExp(`^${RegExp.escape(name)}`));
  await expect(getHeading(page)).toBeFocused();
}

export const goHome = (page: Page) => goTo(page, t('home.office.title'));

/** Opens the first row of a list by its keys. */
export async function openFirst(page: Page): Promise<void> {
  const row = page.getByRole('main').locator('tr[data-path]').first();
  await row.waitFor();
  await page.keyboard.press('j');
  await expect(row.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/\d+(\/show)?$/);
  await expect(getHeading(page)).toBeFocused();
}

/** Does something by which one comes to another record, or chapter. */
export async function expectAnother(page: Page, act: () => Promise<unknown>): Promise<void> {
  const address = page.url();
  await act();
  await expect(page).not.toHaveURL(address);
}

/** Puts what is open off until the first time that is offered, by keys. */
export async function putOff(page: Page): Promise<void> {
  await page.getByRole('button', { name: `${t('home.office.snooze.action')} Z` }).waitFor();
  await page.keyboard.press('z');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Goes on from the first of a queue to the next and back. */
export async function goBackAndForth(page: Page): Promise<void> {
  const address = page.url();
  const main = page.getByRole('main');
  const name = `${t('common.office.review.previous')} K`;
  const previous = main.getByRole('link', { name }).or(main.getByRole('button', { name }));
  await expect(previous).toBeDisabled();
  await expectAnother(page, () => page.keyboard.press('j'));
  // The address is that of the next before it is drawn.
  await expect(previous).toBeEnabled();
  await expectAnother(page, () => page.keyboard.press('k'));
  await expect(previous).toBeDisabled();
  await expect(page).toHaveURL(address);
}

/** Begins with the first chapter of a queue that is read. */
export async function beginReviewing(page: Page): Promise<void> {
  await pressAt(page.getByRole('link', { name: t('common.office.review.start') }));
  await expect(page.getByRole('region', { name: t('common.office.review.text') })).toBeFocused();
}

/** Approves the chapter that is read, and waits for the next one. */
export async function approveChapter(page: Page): Promise<void> {
  await expectAnother(page, async () => {
    await page.keyboard.press('a');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Enter');
    await expectNotice(page, like('common.office.review.done_approved'));
  });
  await expect(page.getByRole('region', { name: t('common.office.review.text') })).toBeFocused();
}

export const expectNotice = (page: Page, notice: RegExp | string) =>
  expect(page.getByRole('status').filter({ hasText: notice }).first()).toBeVisible();

/** Presses a button of the page, and the one of the question that it asks. */
export async function pressAndAgree(page: Page, name: string): Promise<void> {
  await pressAt(page.getByRole('main').getByRole('button', { name, exact: true }));
  await pressAt(page.getByRole('dialog').getByRole('button', { name, exact: true }));
}
