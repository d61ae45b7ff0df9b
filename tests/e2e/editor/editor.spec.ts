import { expect, test } from '@playwright/test';
import { like, t } from '../../support/t.ts';
import { expectAccessibleStep, still } from '../support/axe.ts';
import { api, chapterIn, crash, openChapter, saved, saveState, textAt, textbox, textIn } from '../support/chapters.ts';
import { crashLoop } from '../support/crashes.ts';
import { long } from '../support/long.ts';
import { signIn, fetchToken } from '../support/people.ts';
import { dataFolder, startServer, type Running } from '../support/server.ts';

const { folder, remove } = dataFolder();
const story = 1;
let server: Running;
let token: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await startServer(folder);
  token = await fetchToken(server.url, 'author');
});
test.afterAll(async () => {
  await server.stop('SIGKILL');
  remove();
});

const newChapter = async (content: string): Promise<number> => {
  const body = { title: 'Low tide', content };
  return (await api<{ id: number }>(server.url, token, `/api/fictions/${story}/chapters/new`, body)).id;
};
const listVersions = async (id: number): Promise<string[]> => {
  const base = `/api/fiction/chapters/${id}/versions`;
  const { items } = await api<{ items: { id: number }[] }>(server.url, token, base);
  const whole = items.map((one) => api<{ content: string }>(server.url, token, `${base}/${one.id}`));
  return (await Promise.all(whole)).map(({ content }) => content);
};

test('a new chapter exists from its first sign on, and what is typed after a save outlives a crash', async ({
  page,
  context,
}) => {
  await signIn(page, server.url, 'author');
  await openChapter(page, server.url, story);
  await expect(saveState(page)).toHaveText(t('editor.writing.state.blank'));
  await page.keyboard.type('The tide went out');
  const chapter = await chapterIn(page);
  await saved(page);
  expect(await textAt(server.url, token, chapter)).toBe('The tide went out');

  await page.route('**/api/fictions/**', (route) => route.abort());
  await page.keyboard.type(' and did not come back.');
  await expect(saveState(page)).toHaveText(t('editor.writing.state.offline'));
  await page.keyboard.press('Enter');
  await page.keyboard.type('Nobody  spoke, “not even” Éva & Māra – ไม่มีใคร');
  const typed = await textIn(page);
  await page.waitForTimeout(1000);
  await crash(page);

  const again = await context.newPage();
  await openChapter(again, server.url, story, chapter);
  expect(await textIn(again)).toBe(typed);
  await expect(again.getByText(t('editor.writing.restored'))).toBeVisible();
  await saved(again);
  expect(await textAt(server.url, token, chapter)).toBe(typed);

  await again.getByRole('button', { name: t('editor.writing.restored_undo') }).click();
  // What was under way when the window ended was sent once more before.
  const underWay = 'The tide went out and did not come back.';
  await expect.poll(() => textIn(again)).toBe(underWay);
  await expect.poll(() => textAt(server.url, token, chapter)).toBe(underWay);
  expect(await listVersions(chapter)).toContainEqual(expect.stringContaining('Nobody  spoke'));
});

test('the newest chapter of a story is one press from its page', async ({ page }) => {
  const chapter = await newChapter('<p>The last of them.</p>');
  await signIn(page, server.url, 'author');
  await page.goto(`${server.url}/#/story/detail?id=${story}`);
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').click();
  await expect(textbox(page)).toHaveText('The last of them.');
  expect(await chapterIn(page)).toBe(chapter);
});

test('without a network one writes on, and all of it arrives when there is one', async ({ page, context }) => {
  const chapter = await newChapter('<p>Before.</p>');
  await signIn(page, server.url, 'author');
  await openChapter(page, server.url, story, chapter);
  await context.setOffline(true);
  await page.keyboard.type(' After');
  await expect(saveState(page)).toHaveText(t('editor.writing.state.offline'));
  await page.keyboard.type(' the storm.');
  expect(await textAt(server.url, token, chapter)).toBe('Before.');
  await context.setOffline(false);
  await saved(page);
  await expect.poll(() => textAt(server.url, token, chapter)).toBe('Before. After the storm.');
});

test(
  'a server that is killed while it saves loses nothing, and nobody is asked about an own save',
  long,
  async ({ page }) => {
    const chapter = await newChapter('<p>Zero</p>');
    await signIn(page, server.url, 'author');
    await openChapter(page, server.url, story, chapter);
    for (const round of [0, 1]) {
      const sent = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith(`/${chapter}`),
      );
      await page.keyboard.type(` and ${round}`, { delay: 30 });
      await sent;
      await server.stop('SIGKILL');
      await page.keyboard.type(' more');
      server = await startServer(folder, { port: Number(new URL(server.url).port) });
      await page.keyboard.type('!');
      await expect.poll(() => textAt(server.url, token, chapter), { timeout: 40_000 }).toMatch(/!$/);
      await saved(page);
    }
    expect(await textAt(server.url, token, chapter)).toBe('Zero and 0 more! and 1 more!');
    await expect(page.getByRole('button', { name: t('editor.writing.conflict.mine') })).toBeHidden();
  },
);

test(
  'two windows of a chapter know of each other, and two texts of it are a choice',
  long,
  async ({ page, context }) => {
    const chapter = await newChapter('<p>One</p>');
    await signIn(page, server.url, 'author');
    await openChapter(page, server.url, story, chapter);
    const other = await context.newPage();
    await openChapter(other, server.url, story, chapter);
    for (const each of [page, other]) await expect(each.getByText(t('editor.writing.elsewhere'))).toBeVisible();

    // What is saved in one is taken over in the other, where nothing was typed.
    await page.bringToFront();
    await textbox(page).click();
    await page.keyboard.type(' two');
    await saved(page);
    await expect.poll(() => textIn(other)).toBe(await textIn(page));

    // Both type.
    await other.route('**/api/fictions/**', (route) => route.abort());
    await textbox(other).click();
    await other.keyboard.press('Control+End');
    await other.keyboard.type(' mine');
    await textbox(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' theirs');
    await page.keyboard.press('Control+s');
    await expect.poll(() => textAt(server.url, token, chapter)).toMatch(/theirs/);
    await other.unroute('**/api/fictions/**');
    await expect(other.getByRole('alert')).toContainText(t('editor.writing.conflict.title'), { timeout: 40_000 });
    await other.getByRole('button', { name: t('editor.writing.conflict.compare') }).click();
    const dialog = other.getByRole('dialog');
    await expect(dialog.getByRole('region', { name: t('editor.writing.conflict.my_text') })).toContainText('mine');
    await expect(dialog.getByRole('region', { name: t('editor.writing.conflict.other_text') })).toContainText('theirs');
    await dialog.getByRole('button', { name: t('editor.writing.conflict.mine') }).click();
    await expect.poll(() => textAt(server.url, token, chapter)).toMatch(/mine/);
    expect(await listVersions(chapter)).toContainEqual(expect.stringContaining('theirs'));
    await expect.poll(() => textIn(page)).toMatch(/mine/);
  },
);

test('what is typed after the session has ended is there after signing in again', long, async ({ page }) => {
  const chapter = await newChapter('<p>Signed</p>');
  await signIn(page, server.url, 'author');
  await openChapter(page, server.url, story, chapter);
  await page.keyboard.type(' in');
  await saved(page);
  const mine = await page.evaluate(() => localStorage.getItem('token')!);
  await api(server.url, mine, '/api/auth/logout', {});
  await page.keyboard.type(' and out.');
  await expect(page.getByRole('heading', { name: t('accounts.sign_in') })).toBeVisible();
  await expect(page.getByText(t('accounts.text_kept'))).toBeVisible();

  await page.getByLabel(t('accounts.password'), { exact: true }).fill('Quill-house-1');
  await page.getByRole('button', { name: t('accounts.sign_in'), exact: true }).click();
  await expect.poll(() => textIn(page)).toBe('Signed in and out.');
  await expect.poll(() => textAt(server.url, token, chapter)).toBe('Signed in and out.');
});

test(
  'the line that is written stays between the bars, which hold words, goal and state in focus mode too',
  long,
  async ({ page }) => {
    const chapter = await newChapter('<p>A line of a long chapter.</p>'.repeat(60));
    await signIn(page, server.url, 'author');
    await page.setViewportSize({ width: 1280, height: 800 });
    await openChapter(page, server.url, story, chapter);
    /** Pixels between the caret and the bars: above it, and below. */
    const room = () =>
      page.evaluate(() => {
        const caret = getSelection()!.getRangeAt(0).getBoundingClientRect();
        const line = caret.height > 0 ? caret : (getSelection()!.anchorNode as Element).getBoundingClientRect();
        const [above, below] = ['above', 'below'].map((at) =>
          document.querySelector(`[data-bar=${at}]`)!.getBoundingClientRect(),
        );
        return Math.floor(Math.min(line.top - above!.bottom, below!.top - line.bottom));
      });
    const write = async () => {
      await page.keyboard.press('Control+End');
      for (let line = 0; line < 3; line += 1) {
        await page.keyboard.press('Enter');
        expect(await room()).toBeGreaterThanOrEqual(0);
        await page.keyboard.type('It goes on.');
        expect(await room()).toBeGreaterThanOrEqual(0);
      }
      // The bar is higher once it says that all is saved.
      await saved(page);
      expect(await room()).toBeGreaterThanOrEqual(0);
      for (const figure of [
        like('editor.writing.words.count'),
        like('editor.writing.goal.progress', { goal: '1,000' }),
        new RegExp(`${like('editor.writing.state.saved_at').source}|${like('editor.writing.state.saving').source}`),
      ])
        await expect(page.locator('[data-bar=below]').getByText(figure).first()).toBeInViewport();
    };
    await write();
    for (const key of ['ArrowUp', 'ArrowDown'].flatMap((key) => Array<string>(20).fill(key))) {
      await page.keyboard.press(key);
      expect(await room(), key).toBeGreaterThanOrEqual(0);
    }
    await page.setViewportSize({ width: 360, height: 700 });
    await write();
    await page.keyboard.press('F9');
    await write();
    await page.setViewportSize({ width: 1280, height: 800 });
    await write();
    // A warning stays in sight with the toolbar: another window saved the same chapter.
    const other = await page.context().newPage();
    await openChapter(other, server.url, story, chapter);
    await page.route('**/api/fictions/**', (route) => route.abort());
    await page.keyboard.type('Here.');
    await textbox(other).click();
    await other.keyboard.type('Elsewhere. ');
    await saved(other);
    await other.close();
    await page.unroute('**/api/fictions/**');
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 40_000 });
    for (let line = 0; line < 3; line += 1) {
      await page.keyboard.press('Enter');
      await page.keyboard.type('It goes on.');
      expect(await room()).toBeGreaterThanOrEqual(0);
    }
    await page.keyboard.press('Control+End');
    await expect(page.getByRole('alert')).toBeInViewport();
    expect(await room()).toBeGreaterThanOrEqual(0);
  },
);

test(
  'a few crashes cost a second of typing at most, and nothing that was acknowledged',
  long,
  async ({ page, context }) => {
    await signIn(page, server.url, 'author');
    const { worst, acknowledged } = await crashLoop(context, { url: server.url, token, story, crashes: 3 });
    expect(worst).toBeLessThanOrEqual(1000);
    expect(acknowledged).toBe(0);
  },
);

test.describe('axe finds nothing', () => {
  test.use(still);

  test('at a chapter, its dialogs and its notices', long, async ({ page }) => {
    await signIn(page, server.url, 'author');
    const { items } = await api<{ items: { id: number; status: string }[] }>(
      server.url,
      token,
      `/api/fictions/${story}/chapters?status=rejected`,
    );
    await openChapter(page, server.url, story, items[0]!.id);
    await expectAccessibleStep(page, 'a rejected chapter');
    await page.keyboard.press('Control+/');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleStep(page, 'the keys');
    await page.keyboard.press('Escape');
    await page.route('**/api/fictions/**', (route) => route.abort());
    await page.keyboard.type('!');
    await expect(saveState(page)).toHaveText(like('editor.writing.state.offline'));
    await expectAccessibleStep(page, 'without a network');
    await page.unroute('**/api/fictions/**');
    await page.keyboard.press('F9');
    await expectAccessibleStep(page, 'focus mode');
  });
});
