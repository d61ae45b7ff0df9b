import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { signIn, signOut } from './support/people.ts';
import { dataFolder, ended, spawnServer, startServer, type Running } from './support/server.ts';

const { folder, remove } = dataFolder();
const title = 'The Lighthouse at Saltmarsh';
let server: Running;

/** A photo as a telephone takes it: the wrong shape, and twice too large. */
async function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  const image = sharp({ create: { width: 3000, height: 2400, channels: 3, background: '#456', noise } });
  const bytes = await image.jpeg({ quality: 60 }).toBuffer();
  expect(bytes.byteLength).toBeGreaterThan(2_000_000);
  return bytes;
}

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await startServer(folder);
});
test.afterAll(async () => {
  await server.stop('SIGKILL');
  remove();
});

test('an author makes a story with a photo as its cover, and finds it by title', async ({ page }) => {
  await signIn(page, server.url, 'newauthor');
  await page.getByRole('link', { name: 'New story' }).click();
  const form = page.getByRole('main');
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Main character').fill('Mara');
  await form.getByLabel('Synopsis').fill('A storm takes the light. Mara has one night to bring it back.');
  for (const name of ['Language', 'Readers', 'Genre', 'Rating']) {
    await form.getByLabel(name, { exact: true }).selectOption({ index: 1 });
  }
  for (const name of ['Revenge', 'Betrayal', 'Student', 'Shy'])
    await form.getByRole('button', { name, exact: true }).click();
  await page.setInputFiles('input[type=file]', { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  const dialog = page.getByRole('dialog', { name: 'Fit the cover' });
  await dialog.getByRole('button', { name: 'Use this cover' }).click();
  await expect(form.getByRole('img', { name: 'Cover' })).toBeVisible();
  await page.getByRole('button', { name: 'Create story' }).click();
  await expect(page.getByText('Your story is created.')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search by title' }).fill('saltmarsh');
  await expect(page).toHaveURL(/q=saltmarsh/);
  const card = page.getByRole('link', { name: new RegExp(title) });
  await expect(card).toBeVisible();
  const cover = await page.request.get(new URL((await card.locator('img').getAttribute('src'))!, server.url).href);
  const bytes = await cover.body();
  const { width, height, format } = await sharp(bytes).metadata();
  expect({ width, height, format }).toEqual({ width: 600, height: 800, format: 'jpeg' });
  expect(bytes.byteLength).toBeLessThan(500 * 1024);
});

test('a content manager sees it under works', async ({ page }) => {
  await signIn(page, server.url, 'manager');
  await page.getByRole('link', { name: 'Works' }).click();
  await page.getByPlaceholder('Search').fill('saltmarsh');
  await expect(page.getByRole('row', { name: new RegExp(title) })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await signOut(page);
});

test('a second process on the folder is told who holds it and ends, while the first goes on', async () => {
  const second = spawnServer(folder);
  let said = '';
  second.stderr!.on('data', (chunk: Buffer) => (said += chunk.toString()));
  expect(await ended(second)).toBe(1);
  expect(said).toMatch(/is in use by process \d+/);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});

test('what was saved is there after kill -9', async ({ page }) => {
  await server.stop('SIGKILL');
  server = await startServer(folder);
  await signIn(page, server.url, 'newauthor');
  await expect(page.getByRole('link', { name: new RegExp(title) })).toBeVisible();
});

test('SIGTERM stops it cleanly', async () => {
  expect(await server.stop('SIGTERM')).toBe(0);
  server = await startServer(folder);
});
