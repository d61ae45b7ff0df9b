import { expect, test, type Locator } from '@playwright/test';
import sharp from 'sharp';
import { demoPassword } from '#demo/accounts/demoAccounts.ts';
import { codeMinutes } from '#domain/accounts/codes.ts';
import { isLong } from '../../support/long.ts';
import { t } from '../../support/t.ts';
import { readEmails } from '../support/emails.ts';
import { long } from '../support/long.ts';
import { collectComplaints, fillStory, photo, signIn, signOut, fetchToken } from '../support/people.ts';
import { ended, spawnServer } from '../support/server.ts';
import { serverOfFile } from '../support/serverOfFile.ts';

const title = 'The Lighthouse at Saltmarsh';
const email = 'newcomer@example.com';
// What a newcomer has on a laptop; the demo takes long to make there, and only the long run looks for it.
const embedded = { embedded: true, settings: { DEMO: isLong ? '1' : '0' } };
const server = serverOfFile(() => embedded);

test.describe.configure({ mode: 'serial' });

test('a newcomer comes from the root address to the first word of a chapter with at most 15 clicks', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  /** A list is opened by one click, and its option chosen by another. */
  const choose = async (name: string, index: number) => {
    clicks += 2;
    await page.getByRole('main').getByLabel(name, { exact: true }).selectOption({ index });
  };
  const button = (name: string) => page.getByRole('button', { name });
  const isFocused = (target: Locator) => target.evaluate((node) => node === document.activeElement);
  /** Types into the field that has the focus, or that some presses of Tab lead to. */
  const type = async (target: Locator, text: string) => {
    await target.waitFor();
    for (let tabs = 0; tabs < 6 && !(await isFocused(target)); tabs += 1) await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
    await page.keyboard.type(text);
  };

  await page.goto(server.url);
  await click(page.getByRole('link', { name: t('accounts.register') }));
  await type(page.getByLabel(t('accounts.user_name')), 'harbour lights');
  await type(page.getByLabel(t('accounts.email')), email);
  await click(button(t('accounts.send_code')));
  // The browser works on the captcha first.
  await expect(page.getByText(t('accounts.code_sent', { email, minutes: codeMinutes }))).toBeVisible({
    timeout: 60_000,
  });
  const { codesTo } = readEmails(server.folder);
  await expect.poll(async () => (await codesTo(email)).length).toBe(1);
  await type(page.getByLabel(t('accounts.code')), (await codesTo(email))[0]!);
  await type(page.getByLabel(t('accounts.password'), { exact: true }), demoPassword);
  await type(page.getByLabel(t('accounts.repeat_password')), demoPassword);
  await click(button(t('accounts.register')));
  await type(page.getByLabel(t('accounts.shared.person.pen_name')), 'Mira Rain');
  await click(button(t('accounts.shared.person.pen_name_set')));

  // One guided start: the first steps, with nothing over them.
  await expect(page.getByRole('region', { name: t('home.author.first.title') })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('onboarding.author.next'), exact: true })).toHaveCount(0);
  await click(page.getByRole('main').getByRole('link', { name: t('stories.author.new') }));
  await type(page.getByLabel(t('stories.author.field.title')), 'The Night Ferry');
  await type(page.getByLabel(t('stories.author.field.lead_role')), 'Mara');
  await choose(t('stories.author.field.genre'), 1);
  await click(page.getByRole('radio', { name: t('stories.author.channel.female') }));
  await click(page.getByRole('radio', { name: t('stories.author.rating.teen') }));
  await click(button(t('stories.author.next')));
  await click(button(t('stories.author.tags.take')));
  await click(button(t('stories.author.made_cover.pattern.waves')));
  const cover = page.getByRole('main').getByRole('img', { name: t('stories.author.field.cover') });
  await expect(cover).toBeVisible();
  const bytes = await (await page.request.get(new URL((await cover.getAttribute('src'))!, server.url).href)).body();
  const { width, height } = await sharp(bytes).metadata();
  expect({ width, height }).toEqual({ width: 600, height: 800 });
  expect(bytes.byteLength).toBeLessThan(500 * 1024);
  await click(button(t('stories.author.create')));
  await click(page.getByRole('link', { name: t('stories.writing.page.first_chapter') }));
  const text = page.getByRole('main').locator('[contenteditable=true]');
  await expect(text).toBeVisible();
  // What the editor is introduced by lies over no text.
  const tip = await page.getByRole('region', { name: t('onboarding.author.editStory.text.title') }).boundingBox();
  expect(tip!.y + tip!.height).toBeLessThanOrEqual((await text.boundingBox())!.y);
  if (!(await isFocused(text))) await click(text);
  await page.keyboard.type('The');
  await expect(text).toContainText('The');
  test.info().annotations.push({ type: 'clicks', description: String(clicks) });
  expect(clicks).toBeLessThanOrEqual(15);
  expect(complaints).toEqual([]);
});

test('an author makes a story with a photo as its cover, and finds it by title', async ({ page }) => {
  const complaints = collectComplaints(page);
  await signIn(page, server.url, email);
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
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByRole('link', { name: t('stories.author.name') }).click();
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

test('a content manager sees it under works', long, async ({ page }) => {
  await signIn(page, server.url, 'manager');
  const storiesLabel = t('resources.office/fictions.list');
  await page.getByRole('link', { name: storiesLabel, exact: true }).click();
  await page.getByPlaceholder(t('ra.action.search'), { exact: true }).fill('saltmarsh');
  await expect(page.getByRole('row', { name: new RegExp(title) })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await signOut(page);
});

test('a second process on the folder is told who holds it and ends, while the first goes on', long, async () => {
  const second = spawnServer(server.folder, embedded);
  let output = '';
  second.stderr!.on('data', (chunk: Buffer) => (output += chunk.toString()));
  expect(await ended(second)).toBe(1);
  expect(output).toMatch(/is in use by process \d+/);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});

test('what was saved is there after kill -9', async () => {
  await server.stop('SIGKILL');
  await server.start();
  const headers = { authorization: `Bearer ${await fetchToken(server.url, email)}` };
  const { data } = await (await fetch(`${server.url}/api/fictions`, { headers })).json();
  expect(data.items).toContainEqual(expect.objectContaining({ title }));
});

test('SIGTERM stops it cleanly', long, async () => {
  expect(await server.stop('SIGTERM')).toBe(0);
  await server.start();
});
