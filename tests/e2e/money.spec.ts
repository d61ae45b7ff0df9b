import { expect, test } from '@playwright/test';
import { expectAccessible, still } from './support/axe.ts';
import { complaintsOf, signIn } from './support/people.ts';
import { serverOfFile } from './support/serverOfFile.ts';

const server = serverOfFile();
test.use(still);

test('the statement that waits opens by itself after sign-in and can be left for later; what the page has can be saved', async ({
  page,
}) => {
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

  await page.getByRole('link', { name: 'Revenue' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Update bonus' })).toBeVisible();
  await main.getByText('What has happened so far').first().click();
  await main.getByRole('button', { name: 'By work' }).click();
  await expectAccessible(page, 'the revenue of an author');
  const saving = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Save for Excel' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^quillhouse-work-.*\.xlsx$/);
  const paper = page.waitForEvent('download');
  await main
    .getByRole('button', { name: /^Save as PDF/ })
    .first()
    .click();
  expect((await paper).suggestedFilename()).toMatch(/^statement-\d{4}-\d\d\.pdf$/);
  expect(complaints).toEqual([]);
});
