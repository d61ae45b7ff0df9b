import { expect, test } from '@playwright/test';
import { like, t } from '../support/t.ts';
import { still } from './support/axe.ts';
import { pressAt, tabTo } from './support/keyboard.ts';
import { signIn } from './support/people.ts';
import { serverOfFile } from './support/serverOfFile.ts';
import { expectTree } from './support/trees.ts';

const server = serverOfFile();
test.use(still);

test('the screens and dialogs of authors have the trees that screen readers know', async ({ page }) => {
  await page.goto(`${server.url}/#/login/login`);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const heading = main.getByRole('heading', { level: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectTree(page.locator('body'), 'sign-in');

  await signIn(page, server.url, 'author', { billed: true });
  await expect(dialog.getByRole('table').first()).toBeVisible();
  await expectTree(dialog, 'payment-summary');
  await dialog.getByRole('button', { name: t('statements.author.confirm.next') }).click();
  // A new step is read out.
  await expect(dialog.locator('[aria-current=step]')).toBeFocused();
  await expect(dialog.getByRole('button', { name: t('statements.author.confirm.right') })).toBeVisible();
  await expectTree(dialog, 'payment-details');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  for (const [path, name, title] of [
    ['/home', 'home', like('home.author.welcome')],
    ['/story', 'stories', t('stories.author.name')],
    ['/story/form', 'story-form', t('stories.author.new')],
    ['/comments', 'comments', t('pages.title.comments')],
    ['/person', 'profile', t('pages.title.person')],
  ] as const) {
    await page.goto(`${server.url}/#${path}`);
    await expect(heading).toHaveText(title);
    await expect(main.getByText(t('common.loading'), { exact: true })).toHaveCount(0);
    await expectTree(main, name);
  }
});

test('a keyboard goes from a list of the office to a saved record and back, and its screens have their trees', async ({
  page,
}) => {
  await signIn(page, server.url, 'manager');
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  const tags = page.getByRole('navigation', { name: t('common.menu') }).getByRole('link', {
    name: t('resources.office/tags.name', { smart_count: 2 }),
  });
  // The heading of the first page has the focus; the menu stands before it.
  await tabTo(tags, { key: 'Shift+Tab' });
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(like('resources.office/tags.name', { smart_count: 2 }));
  await expect(heading).toBeFocused();
  const first = main.getByRole('row').nth(1).getByRole('link');
  await expect(first).toBeVisible();
  await expectTree(main, 'office-list');
  await pressAt(main.getByRole('button', { name: t('ra.action.select_columns') }));
  await expect(main.getByRole('button', { name: t('ra.action.reset') })).toBeVisible();
  await expectTree(main, 'office-columns');
  await page.keyboard.press('Escape');

  const name = await first.textContent();
  await pressAt(first);
  await expect(heading).toBeFocused();
  await expectTree(main, 'office-record');
  await tabTo(main.getByLabel(t('resources.office/tags.fields.name'), { exact: true }));
  await page.keyboard.type(`${name} and more`);
  await pressAt(main.getByRole('button', { name: t('ra.action.save') }));
  await expect(heading).toHaveText(like('resources.office/tags.name', { smart_count: 2 }));
  await expect(heading).toBeFocused();
  await expect(main.getByRole('link', { name: `${name} and more` })).toBeVisible();
});

test.describe('a window of 1280 px at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('scrolls no page sideways and leaves room below the header', async ({ page }) => {
    await signIn(page, server.url, 'author');
    for (const path of ['/home', '/story', '/story/form', '/income', '/comments', '/message', '/person', '/benefit']) {
      await page.goto(`${server.url}/#${path}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(await over(), path).toBeLessThanOrEqual(0);
    }
    expect((await page.getByRole('banner').boundingBox())!.height).toBeLessThan(128);
  });
});
