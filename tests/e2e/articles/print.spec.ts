import { expect, test, type Page } from '@playwright/test';
import { t } from '../../support/t.ts';
import { openAddress } from '../support/openAddress.ts';
import { serverOfFile } from '../support/serverOfFile.ts';

const server = serverOfFile();
/** As wide as A4 at 96 pixels an inch, within its margins. */
test.use({ colorScheme: 'dark', viewport: { width: 700, height: 1000 } });

const readPaperColor = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('on paper a lesson stands alone, in ink, with what would open open', async ({ page }) => {
  await page.goto(`${server.url}/#/schoolDetail?id=1-1`);
  const answer = page.getByText(t('articles.right')).first();
  await expect(page.getByText(t('articles.quiz'), { exact: true }).first()).toBeVisible();
  await expect(answer).toBeHidden();
  const dark = await readPaperColor(page);
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  expect(await readPaperColor(page)).not.toBe(dark);
});

test('each kind of public page is as wide as the sheet, with all its text and nothing to press', async ({ page }) => {
  for (const address of [
    '/handbook?chapter=6',
    '/benefit',
    '/coverGuide',
    '/school',
    '/clause/faq',
    '/clause/privacyPolicy',
    '/event?contest=werewolf',
  ]) {
    await page.emulateMedia({ media: 'screen' });
    await openAddress(page, server.url, address);
    await page.emulateMedia({ media: 'print' });
    for (const role of ['navigation', 'banner', 'contentinfo', 'button', 'searchbox'] as const)
      await expect(page.getByRole(role), `${role} at ${address}`).toHaveCount(0);
    const faults = await page.evaluate(() => {
      const answers = [...document.querySelectorAll('main details > :not(summary)')];
      const boxes = [...document.querySelectorAll('main *')].filter((one) => one.clientWidth > 0);
      return {
        closed: answers.filter((one) => one.parentElement!.checkVisibility() && !one.checkVisibility()).length,
        // Nothing scrolls on paper.
        cutOff: boxes.filter((one) => one.scrollWidth > one.clientWidth + 1).length,
        over: document.documentElement.scrollWidth - innerWidth,
      };
    });
    expect(faults, address).toEqual({ closed: 0, cutOff: 0, over: 0 });
  }
});
