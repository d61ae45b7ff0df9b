import { expect, test, type Page } from '@playwright/test';
import { t } from '../../support/t.ts';
import { openAddress } from '../support/openAddress.ts';
import { expectPrinted, sheet } from '../support/print.ts';
import { serverOfFile } from '../support/serverOfFile.ts';

const server = serverOfFile();
test.use({ colorScheme: 'dark', viewport: sheet });

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
    await openAddress(page, server.url, address);
    await expectPrinted(page, address);
  }
});
