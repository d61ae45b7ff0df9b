import { expect, test, type ElementHandle, type Page } from '@playwright/test';
import { t } from '../../support/t.ts';
import { createApi } from '../support/api.ts';
import { expectAccessible, still } from '../support/axe.ts';
import { long } from '../support/long.ts';
import { listMenuPaths, staffAccounts } from '../support/menu.ts';
import { signIn } from '../support/people.ts';
import { serverOfFile } from '../support/serverOfFile.ts';

const server = serverOfFile();
const { call } = createApi(server);
type Opener = ElementHandle<Element>;

/** What says of itself that it opens something. */
const openers = 'button[aria-haspopup], button[aria-expanded], [role=combobox], summary';

/** What it opens says so of itself, but for a dialog. */
const isOpen = (opener: Opener) =>
  opener.evaluate(
    (element) =>
      element.ariaExpanded === 'true' ||
      element.closest('details')?.open === true ||
      document.querySelector('dialog[open]') !== null,
  );

const getName = (opener: Opener) =>
  opener.evaluate((element) => (element.ariaLabel ?? element.textContent ?? '').replace(/\d+/g, '#').trim());

/** The next on a page to be pressed, which an earlier one may have brought; of many alike, as those of rows, the first. */
async function findNext(page: Page, seen: Set<string>): Promise<{ opener: Opener; name: string } | undefined> {
  const all = (await page.getByRole('main').locator(openers).elementHandles()) as Opener[];
  for (const opener of all) {
    const name = await getName(opener);
    if (seen.has(name) || !(await opener.isVisible()) || !(await opener.isEnabled()) || (await isOpen(opener)))
      continue;
    seen.add(name);
    return { opener, name };
  }
  return undefined;
}

/** Opens all that opens on a page, one after another. */
async function openAll(page: Page, path: string): Promise<number> {
  await page.goto(`${server.url}/#${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(t('common.loading'), { exact: true })).toHaveCount(0);
  const seen = new Set<string>();
  for (let next = await findNext(page, seen); next; next = await findNext(page, seen)) {
    const { opener, name } = next;
    await opener.click();
    await expect.poll(() => isOpen(opener), `${path} › ${name}`).toBe(true);
    await expectAccessible(page, `${path} › ${name}`, { inLight: true });
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open], [role=menu]:visible'), `${path} › ${name}`).toHaveCount(0);
  }
  return seen.size;
}

test.describe('axe finds nothing with each menu, dialog and list open', () => {
  test.use(still);

  test('of an author', long, async ({ page }) => {
    test.setTimeout(300_000);
    const { items }: { items: { id: number; contract_status: string }[] } = await call('author', 'GET', '/fictions');
    const { id } = items.find(({ contract_status }) => contract_status === 'signed')!;
    await signIn(page, server.url, 'author');
    let count = 0;
    for (const path of [
      '/home',
      '/story/form',
      `/story/detail?id=${id}`,
      `/story/release?id=${id}`,
      `/story/preview?id=${id}`,
      '/income',
      '/comments',
      '/message',
      '/person',
      '/sign',
    ])
      count += await openAll(page, path);
    expect(count).toBeGreaterThan(20);
  });

  for (const account of staffAccounts)
    test(`of ${account}, on each page of the menu`, long, async ({ page }) => {
      test.setTimeout(900_000);
      await signIn(page, server.url, account);
      let count = 0;
      for (const path of await listMenuPaths(page)) count += await openAll(page, path);
      expect(count).toBeGreaterThan(0);
    });
});
