import { expect, test } from '@playwright/test';
import { t } from '../../support/t.ts';
import { serverOfFile } from '../support/serverOfFile.ts';

const server = serverOfFile();
test.use({ colorScheme: 'dark' });

test('on paper a lesson stands alone, in ink, with what would open open', async ({ page }) => {
  await page.goto(`${server.url}/#/schoolDetail?id=1-1`);
  const answer = page.getByText(t('articles.right')).first();
  await expect(page.getByText(t('articles.quiz'), { exact: true }).first()).toBeVisible();
  await expect(answer).toBeHidden();
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await paper();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  for (const role of ['navigation', 'banner', 'contentinfo', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  expect(await paper()).not.toBe(dark);
});
