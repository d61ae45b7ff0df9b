import { expect, test } from '@playwright/test';
import { like, t } from '../../support/t.ts';
import { expectAccessibleStep } from '../support/axe.ts';
import { long } from '../support/long.ts';
import { collectComplaints, signIn } from '../support/people.ts';
import { serverOfFile } from '../support/serverOfFile.ts';

const server = serverOfFile();

test('a reviewer clears four chapters by keyboard', long, async ({ page }) => {
  const complaints = collectComplaints(page);
  await signIn(page, server.url, 'wauditor');
  await page.goto(`${server.url}/#/office/chapter-reviews`);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(new RegExp(`^${t('chapters.office.review.title')} \\d+$`));
  const before = Number((await heading.textContent())!.replace(/\D/g, ''));
  await expectAccessibleStep(page, 'the queue');
  await page.getByRole('link', { name: t('common.office.review.start') }).focus();
  await page.keyboard.press('Enter');
  const text = page.getByRole('region', { name: t('common.office.review.text') });
  await expect(text).toBeFocused();
  await expectAccessibleStep(page, 'a chapter');

  let address = page.url();
  const decided = async (notice: RegExp) => {
    await expect(page.getByRole('status').filter({ hasText: notice })).toBeVisible();
    await expect(page).not.toHaveURL(address);
    await expect(text).toBeFocused();
    address = page.url();
  };
  for (let done = 0; done < 3; done += 1) {
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    await decided(like('common.office.review.done_approved'));
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('n');
  await page.keyboard.press('Alt+Digit2');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('r');
  await page.keyboard.type(' See there.');
  await expectAccessibleStep(page, 'a rejection');
  await page.keyboard.press('Control+Enter');
  await decided(like('common.office.review.done_rejected'));

  await page.getByRole('link', { name: like('common.office.review.waiting') }).click();
  await page.reload();
  await expect(heading).toHaveText(`${t('chapters.office.review.title')} ${before - 4}`);
  expect(complaints).toEqual([]);
});
