import { expect, test } from '@playwright/test';
import { like, t } from '../../support/t.ts';
import { long } from '../support/long.ts';
import { fillStory, photo, signIn } from '../support/people.ts';
import { serverOfFile } from '../support/serverOfFile.ts';

const server = serverOfFile();

test.describe.configure({ mode: 'serial' });

test('a server that is gone is said in words, and no tag that was typed is lost', long, async ({ page }) => {
  await signIn(page, server.url, 'manager');
  await page.goto(`${server.url}/#/office/tags/create`);
  await page.getByLabel(t('resources.office/tags.fields.name')).fill('Lost at sea');
  await page.getByLabel(t('resources.office/tags.fields.code')).fill('lost-at-sea');
  await page
    .getByLabel(t('resources.office/tags.fields.group'))
    .selectOption(t('resources.office/tags.choices.group.plot'));
  await page.getByLabel(t('resources.office/tags.fields.position')).fill('900');
  await server.stop('SIGKILL');
  await page.getByRole('button', { name: t('ra.action.save') }).click();
  await expect(page.getByText(t('errors.offline'))).toBeVisible();
  await expect(page.getByLabel(t('resources.office/tags.fields.name'))).toHaveValue('Lost at sea');

  await server.start();
  await page.getByRole('button', { name: t('ra.action.save') }).click();
  await expect(
    page.getByRole('heading', { name: like('resources.office/tags.name', { smart_count: 2 }) }),
  ).toBeVisible();
});

test('a story outlives a server that goes while its cover is chosen', long, async ({ page }) => {
  const title = 'The Night the Server Fell';
  await signIn(page, server.url, 'newauthor');
  await page.goto(`${server.url}/#/story/form`);
  await fillStory(page, title);
  const image = await photo();
  const form = page.getByRole('main');

  // The dialog's code is not here yet and cannot be fetched.
  await server.stop('SIGKILL');
  await page.setInputFiles('input[type=file]', image);
  await expect(form.getByRole('alert')).toHaveText(t('errors.offline'));
  await expect(form.getByLabel(t('stories.author.field.title'))).toHaveValue(title);

  await server.start();
  await page.setInputFiles('input[type=file]', image);
  await page.getByRole('button', { name: t('images.shared.apply') }).click();
  await expect(form.getByRole('img', { name: t('stories.author.field.cover') })).toBeVisible();
  await expect(form.getByRole('alert')).toBeHidden();

  await server.stop('SIGKILL');
  await page.getByRole('button', { name: t('stories.author.create') }).click();
  await expect(page.getByText(t('errors.offline'))).toBeVisible();
  await expect(form.getByLabel(t('stories.author.field.title'))).toHaveValue(title);
  await expect(form.getByRole('button', { pressed: true })).toHaveCount(4);

  await server.start();
  await page.getByRole('button', { name: t('stories.author.create') }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test(
  'a browser that knows that it is offline says so too, and asks again when told to',
  long,
  async ({ page, context }) => {
    await signIn(page, server.url, 'author');
    await page.getByRole('link', { name: t('stories.author.name') }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.getByRole('link', { name: t('stories.author.new') }).click();
    await page.getByRole('main').getByLabel(t('stories.author.field.title')).fill('Half typed');
    await context.setOffline(true);
    await page.getByRole('link', { name: t('stories.author.name') }).click();
    await page.getByRole('button', { name: t('common.unsaved.discard') }).click();
    await page.getByRole('button', { name: t('stories.author.filter.in_review') }).click();
    await expect(page.getByRole('heading', { name: t('pages.problem.offline') })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: t('common.retry') }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
  },
);

test('a form saved without a network is saved when there is one', async ({ page, context }) => {
  await signIn(page, server.url, 'manager');
  await page.goto(`${server.url}/#/office/tags`);
  await expect(
    page.getByRole('heading', { name: like('resources.office/tags.name', { smart_count: 2 }) }),
  ).toBeVisible();
  await page.getByRole('main').locator('tbody tr').first().click();
  await page.getByRole('textbox', { name: t('resources.office/tags.fields.name') }).fill('Renamed at sea');
  await context.setOffline(true);
  await page.getByRole('button', { name: t('ra.action.save') }).click();
  await expect(page.getByText(t('errors.offline'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('resources.office/tags.fields.name') })).toHaveValue(
    'Renamed at sea',
  );
  await context.setOffline(false);
  await page.getByRole('button', { name: t('ra.action.save') }).click();
  await expect(page.getByRole('row', { name: /Renamed at sea/ })).toBeVisible();
});

test(
  'a page whose looks did not come while its link was hovered has them when it is opened',
  long,
  async ({ page }) => {
    const sheet = /\/assets\/Comments-.+\.css$/;
    await page.route(sheet, (route) => route.abort());
    await signIn(page, server.url, 'newauthor');
    const refused = page.waitForEvent('requestfailed', (request) => sheet.test(request.url()));
    await page.getByRole('link', { name: like('pages.title.comments') }).hover();
    await refused;
    await page.unroute(sheet);
    await page.getByRole('link', { name: like('pages.title.comments') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('pages.title.comments') })).toBeVisible();
    const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
    expect(sheets.filter((href) => sheet.test(href))).not.toEqual([]);
  },
);

test('a page whose code is gone with an older version comes with the new one', async ({ page }) => {
  const script = /\/assets\/Messages-.+\.js$/;
  await page.route(script, (route) => route.fulfill({ status: 404 }));
  await signIn(page, server.url, 'newauthor');
  await page.getByRole('link', { name: like('pages.title.message') }).click();
  await expect(page.getByRole('heading', { name: t('pages.problem.offline') })).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: t('common.retry') }).click();
  await reloaded;
  await expect(page.getByRole('heading', { name: t('pages.problem.offline') })).toBeVisible();
  await page.unroute(script);
  await page.getByRole('button', { name: t('common.retry') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('pages.title.message') })).toBeVisible();
});
