import { expect, test } from '@playwright/test';
import { expectAccessible, still } from './support/axe.ts';
import { complaintsOf, signIn } from './support/people.ts';
import { serverOfFile } from './support/serverOfFile.ts';

const server = serverOfFile();
test.use(still);

test('the statement that waits opens by itself after sign-in, and can be left for later', async ({ page }) => {
  const complaints = complaintsOf(page);
  await signIn(page, server.url, 'author', { billed: true });
  const dialog = page.getByRole('dialog', { name: 'Confirm your statement' });
  await expect(dialog.getByRole('table').first()).toBeVisible();
  await expectAccessible(page, 'the payment dialog');
  await dialog.getByRole('button', { name: 'The figures are right' }).click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('img', { name: 'Your invoice' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(complaints).toEqual([]);
});
