import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { t } from '../support/t.ts';
import { complaintsOf, fillStory, photo, signIn, signOut } from './support/people.ts';
import { ended, spawnServer } from './support/server.ts';
import { serverOfFile } from './support/serverOfFile.ts';

const title = 'The Lighthouse at Saltmarsh';
const server = serverOfFile();

test.describe.configure({ mode: 'serial' });

test('an author makes a story with a photo as its cover, and finds it by title', async ({ page }) => {
  const complaints = complaintsOf(page);
  await signIn(page, server.url, 'newauthor');
  await page.getByRole('link', { name: t('stories.author.name') }).click();
  await page.getByRole('link', { name: t('stories.author.new') }).click();
  const form = page.getByRole('main');
  await fillStory(page, title);
  await page.setInputFiles('input[type=file]', await photo());
  const dialog = page.getByRole('dialog', { name: t('images.shared.crop') });
  await dialog.getByRole('button', { name: t('images.shared.apply') }).click();
  await expect(form.getByRole('img', { name: t('stories.author.field.cover') })).toBeVisible();
  await page.getByRole('button', { name: t('stories.author.create') }).click();
  await expect(page.getByText(t('stories.author.created'))).toBeVisible();

  await page.getByRole('searchbox', { name: t('stories.author.search') }).fill('saltmarsh');
  await expect(page).toHaveURL(/q=saltmarsh/);
  const card = form.getByRole('listitem').filter({ has: page.getByRole('link', { name: new RegExp(title) }) });
  await expect(card).toBeVisible();
  const cover = await page.request.get(new URL((await card.locator('img').getAttribute('src'))!, server.url).href);
  const bytes = await cover.body();
  const { width, height, format } = await sharp(bytes).metadata();
  expect({ width, height, format }).toEqual({ width: 600, height: 800, format: 'jpeg' });
  expect(bytes.byteLength).toBeLessThan(500 * 1024);
  expect(complaints).toEqual([]);
});

test('a content manager sees it under works', async ({ page }) => {
  await signIn(page, server.url, 'manager');
  await page.getByRole('link', { name: t('resources.office/fictions.name', { smart_count: 2 }) }).click();
  await page.getByPlaceholder(t('ra.action.search'), { exact: true }).fill('saltmarsh');
  await expect(page.getByRole('row', { name: new RegExp(title) })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await signOut(page);
});

test('a second process on the folder is told who holds it and ends, while the first goes on', async () => {
  const second = spawnServer(server.folder);
  let output = '';
  second.stderr!.on('data', (chunk: Buffer) => (output += chunk.toString()));
  expect(await ended(second)).toBe(1);
  expect(output).toMatch(/is in use by process \d+/);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});

test('what was saved is there after kill -9', async ({ page }) => {
  await server.stop('SIGKILL');
  await server.start();
  await signIn(page, server.url, 'newauthor');
  await page.getByRole('link', { name: t('stories.author.name') }).click();
  await expect(page.getByRole('link', { name: new RegExp(title) })).toBeVisible();
});

test('SIGTERM stops it cleanly', async () => {
  expect(await server.stop('SIGTERM')).toBe(0);
  await server.start();
});
