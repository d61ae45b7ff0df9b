import { expect, test } from '@playwright/test';
import { statusCodes } from '#domain/stories/story.ts';
import { t } from '../../support/t.ts';
import { createApi } from '../support/api.ts';
import { still } from '../support/axe.ts';
import { textbox } from '../support/chapters.ts';
import { approveStory, makeSignableStory } from '../support/contracts.ts';
import { openAddress, settle } from '../support/openAddress.ts';
import { signIn } from '../support/people.ts';
import { serverOfFile } from '../support/serverOfFile.ts';
import { expectTree } from '../support/trees.ts';

const server = serverOfFile();
const { call } = createApi(server);
test.use({ ...still, actionTimeout: 15_000 });

// First, since home shows what was done last.
test('the screens and dialogs of the office have the trees that screen readers know', async ({ page }) => {
  const main = page.getByRole('main');
  await signIn(page, server.url, 'manager');
  await openAddress(page, server.url, '/office/home');
  await expectTree(main, 'office-home');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: t('search.office.title') });
  await expect(palette).toBeVisible();
  await settle(page);
  await expectTree(palette, 'office-search');
  await page.keyboard.press('Escape');

  await openAddress(page, server.url, '/office/tags');
  await expectTree(main, 'office-list');
  await main.getByRole('button', { name: t('ra.action.select_columns') }).click();
  await expectTree(main, 'office-columns');
  await page.keyboard.press('Escape');
  await main.getByRole('row').nth(1).getByRole('checkbox').check();
  await main.getByRole('button', { name: t('common.office.bulk.open') }).click();
  await settle(page);
  await expectTree(page.getByRole('dialog'), 'office-bulk-edit');
  await page.keyboard.press('Escape');
  await main.getByRole('row').nth(1).getByRole('link').click();
  await expect(main.getByRole('button', { name: t('ra.action.save') })).toBeVisible();
  await settle(page);
  await expectTree(main, 'office-record');
});

test('the sign-in and the payment dialog have theirs, step by step', async ({ page }) => {
  await openAddress(page, server.url, '/login/login');
  await expectTree(page.locator('body'), 'sign-in');

  await signIn(page, server.url, 'author', { withStatement: true });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('table').first()).toBeVisible();
  await expectTree(dialog, 'payment-summary');
  for (const [step, go] of [
    ['payment-details', 'next'],
    ['payment-invoice', 'next'],
    ['payment-signature', 'sign'],
  ] as const) {
    await dialog.getByRole('button', { name: t(`statements.author.confirm.${go}`) }).click();
    // A new step is read out.
    await expect(dialog.locator('[aria-current=step]')).toBeFocused();
    await settle(page);
    await expectTree(dialog, step);
  }
});

test('the screens of authors have theirs', async ({ page }) => {
  const main = page.getByRole('main');
  await signIn(page, server.url, 'author');
  for (const [path, name] of [
    ['/home', 'home'],
    ['/story', 'stories'],
    ['/story/form', 'story-form'],
    ['/income', 'income'],
    ['/comments', 'comments'],
    ['/message', 'messages'],
    ['/person', 'profile'],
  ] as const) {
    await openAddress(page, server.url, path);
    await expectTree(main, name);
  }
  const ready = await makeSignableStory(call, 'The Night Ferry');
  await approveStory(call, ready);
  await openAddress(page, server.url, `/sign?id=${ready}`);
  await expectTree(main, 'contract');

  const { items } = await call('author', 'GET', '/fictions?filter=signed');
  const story = items.find(({ status }: any) => status === statusCodes.ongoing);
  await openAddress(page, server.url, `/story/detail?id=${story.id}`);
  await expectTree(main, 'story-page');
  await main.getByRole('button', { name: t('common.more'), exact: true }).click();
  await expectTree(page.getByRole('menu'), 'story-menu');
  await page.keyboard.press('Escape');
  await main.getByRole('row').nth(1).getByRole('link').click();
  await expect(textbox(page)).toBeVisible();
  await settle(page);
  await expectTree(main, 'editor');
});
