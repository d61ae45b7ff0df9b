import { expect, test, type Page } from '@playwright/test';
import { sampleOneIn } from '../../support/long.ts';
import { like, t } from '../../support/t.ts';
import { listAddresses, listVisitorAddresses, nowhere } from '../support/addresses.ts';
import { createApi } from '../support/api.ts';
import { still } from '../support/axe.ts';
import { long } from '../support/long.ts';
import { openAddress, settle } from '../support/openAddress.ts';
import { fetchToken, signIn } from '../support/people.ts';
import { serverOfFile } from '../support/serverOfFile.ts';
import { staffAccounts } from '../support/staffAccounts.ts';
import { makeWhatIsMissing } from '../support/stock.ts';
import { measureWidth } from '../support/width.ts';

const server = serverOfFile();
const { call } = createApi(server);

// A window of 1280 px at 400 %.
test.use({ ...still, viewport: { width: 320, height: 256 } });
test.beforeAll(() => makeWhatIsMissing(call));

const problems = ['not_found', 'forbidden', 'offline'].map((name) => t(`pages.problem.${name as 'not_found'}`));

/** How much of the window's height is left to the page between the bars that stay where they are while it scrolls. */
const measureRoom = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        ['sticky', 'fixed'].includes(getComputedStyle(element).position) && element.offsetWidth > innerWidth / 2,
    );
    const getTops = () => bars.map((bar) => bar.getBoundingClientRect().top);
    const middle = (document.documentElement.scrollHeight - innerHeight) / 2;
    scrollTo({ top: middle, behavior: 'instant' });
    const before = getTops();
    scrollTo({ top: middle + 8, behavior: 'instant' });
    const after = getTops();
    const staying = bars.filter((_, at) => Math.abs(before[at]! - after[at]!) < 1);
    const lines = Array.from({ length: innerHeight }, (_, line) => line + 0.5);
    const isFree = (line: number) =>
      staying.every((bar) => {
        const { top, bottom } = bar.getBoundingClientRect();
        return line < top || line > bottom;
      });
    return middle < 8 ? innerHeight : lines.filter(isFree).length;
  });

/** Neither the page nor a table outside a scroller of its own is wider than the window, and half of that is the page's. */
async function expectNarrow(page: Page, address: string): Promise<void> {
  await openAddress(page, server.url, address);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  if (address !== nowhere) expect.soft(problems, address).not.toContain(heading);
  const { over, cutOff } = await measureWidth(page);
  expect.soft(over, address).toBeLessThanOrEqual(0);
  expect.soft(cutOff, `tables of ${address} that are cut off`).toBe(0);
  expect.soft(await measureRoom(page), `what the bars leave of ${address}`).toBeGreaterThanOrEqual(128);
}

test('no page of a visitor scrolls sideways', async ({ page }) => {
  for (const address of sampleOneIn(2, await listVisitorAddresses(call))) await expectNarrow(page, address);
});

// Of every page of the others the daily run looks at some, of the two who have most of them.
for (const account of ['author', 'newauthor', ...staffAccounts] as const)
  test(
    `no page of ${account} scrolls sideways, no list, record or form, and the bars leave room`,
    account === 'author' || account === 'manager' ? {} : long,
    async ({ page }) => {
      test.setTimeout(300_000);
      const addresses = await listAddresses(call, account);
      await signIn(page, server.url, account);
      for (const address of sampleOneIn(12, addresses)) await expectNarrow(page, address);
    },
  );

test('no page of an author scrolls sideways in a language of long words', async ({ page }) => {
  test.setTimeout(300_000);
  await page.addInitScript(() => localStorage.setItem('language', 'ru'));
  const addresses = await listAddresses(call, 'author');
  await page.goto(`${server.url}/?token=${await fetchToken(server.url, 'author')}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const address of sampleOneIn(6, addresses)) {
    await page.goto(`${server.url}/#${address}`);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await settle(page, address);
    const { over, cutOff } = await measureWidth(page);
    expect.soft([over > 0, cutOff], address).toEqual([false, 0]);
  }
});

for (const [account, path, name] of [
  ['author', '/story/detail', like('chapters.writing.contents.list.select')],
  ['manager', '/office/comments', t('ra.action.select_row')],
  ['editor', '/office/comment-reports', like('comments.office.select_one')],
] as const)
  test(`what can be done with the marked rows of ${path} leaves them room`, long, async ({ page }) => {
    const address = (await listAddresses(call, account)).find((one) => one.startsWith(path))!;
    await signIn(page, server.url, account);
    await openAddress(page, server.url, address);
    await page.getByRole('main').getByRole('checkbox', { name }).first().check();
    expect(await measureRoom(page)).toBeGreaterThanOrEqual(128);
    expect((await measureWidth(page)).over).toBeLessThanOrEqual(0);
  });
