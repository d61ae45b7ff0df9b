import { expect, test } from '@playwright/test';
import { demoAccounts } from '#demo/accounts/demoAccounts.ts';
import { sampleOneIn } from '../../support/long.ts';
import { like, t } from '../../support/t.ts';
import { createApi } from '../support/api.ts';
import { long } from '../support/long.ts';
import { collectComplaints, fillStory, signIn, type Account } from '../support/people.ts';
import { serverOfFile } from '../support/serverOfFile.ts';

const server = serverOfFile();

// The pages of the others are opened where axe looks at them.
const seen = new Set<string>(['author', 'manager', 'manager2', 'finance']);
const always = new Set<string>(['translator']);
for (const account of (Object.keys(demoAccounts) as Account[]).filter((name) => !seen.has(name))) {
  const length = always.has(account) ? {} : long;
  test(`${account} opens every page of the menu, and none complains`, length, async ({ page }) => {
    const complaints = collectComplaints(page);
    await signIn(page, server.url, account);
    const links = page.getByRole('navigation', { name: t('common.menu') }).getByRole('link');
    await expect(links.first()).toBeVisible();
    for (const link of await links.all()) {
      const name = (await link.textContent())!;
      await link.click();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(/ · Quillhouse$/);
      await expect(link, name).toHaveAttribute('aria-current', 'page');
    }
    expect(complaints).toEqual([]);
  });
}

const elsewhere = [
  ['author', '/office/payroll', t('pages.problem.forbidden')],
  ['manager', '/story', t('pages.problem.forbidden')],
  ['author', '/story/nowhere', t('pages.problem.not_found')],
] as const;
for (const [account, path, heading] of sampleOneIn(2, elsewhere)) {
  test(`${account} at ${path}: ${heading}`, async ({ page }) => {
    await signIn(page, server.url, account);
    await page.goto(`${server.url}/#${path}`);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await page.getByRole('link', { name: t('pages.problem.home') }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeHidden();
  });
}

test(
  'a calendar that opens in a dialog lies over its edges, and above its field where below there is no room',
  long,
  async ({ page }) => {
    const { items } = await createApi(server).call('manager', 'GET', '/office/translation-tasks?status=ongoing');
    await signIn(page, server.url, 'manager');
    await page.goto(`${server.url}/#/office/translation-tasks/${items[0].id}/show`);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('translation.office.manage.move') })
      .click();
    const dialog = page.getByRole('dialog');
    const field = (await dialog.getByRole('textbox').boundingBox())!;
    const last = dialog.getByText('28', { exact: true });
    const isInSight = () =>
      last.evaluate((day) => {
        const { x, y, width, height } = day.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === day;
      });
    await dialog.getByRole('button', { name: like('common.shared.date.open') }).click();
    expect(await isInSight()).toBe(true);
    expect((await last.boundingBox())!.y).toBeGreaterThan(field.y);
    await page.setViewportSize({ width: 1280, height: Math.round(field.y + field.height) + 60 });
    await expect.poll(isInSight).toBe(true);
  },
);

test('language and colours are switched at once, and remembered', long, async ({ page }) => {
  await signIn(page, server.url, 'manager');
  await page.goto(`${server.url}/#/office/tags/create`);
  await page.getByLabel(t('resources.office/tags.fields.name')).fill('Typed before');
  await page.getByLabel(t('common.language')).selectOption('ru');
  await expect(page.getByRole('button', { name: t('ra.action.save', {}, 'ru') })).toBeVisible();
  await expect(page.getByRole('textbox').first()).toHaveValue('Typed before');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.getByRole('button', { name: t('common.mode.dark', {}, 'ru') }).click();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect(page.getByRole('button', { name: t('ra.action.save', {}, 'ru') })).toBeVisible();
});

test('the keyboard reaches the content first, and a dialog gives the focus back', async ({ page }) => {
  await signIn(page, server.url, 'author');
  await page.goto(`${server.url}/#/story/form`);
  await expect(page.getByLabel(t('stories.author.field.title'))).toBeFocused();
  await page.goto(`${server.url}/#/comments`);
  // Whoever comes from another page is at the heading; a page that is opened begins at its top.
  await expect(page.getByRole('heading', { name: t('pages.title.comments') })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: t('pages.title.comments') })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.goto(`${server.url}/#/story/form`);
  await fillStory(page, 'Heard by hand');
  const choose = page.getByRole('button', { name: t('images.shared.choose') });
  await choose.focus();
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  await page.setInputFiles('input[type=file]', { name: 'dot.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(choose).toBeFocused();
});
