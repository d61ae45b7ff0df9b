import { expect, test, type Page } from '@playwright/test';
import { like, t } from '../../support/t.ts';
import { long } from '../support/long.ts';
import { makeLong } from '../support/longStory.ts';
import { collectComplaints, signIn } from '../support/people.ts';
import { dataFolder, startServer, type Running } from '../support/server.ts';

const { folder, remove } = dataFolder();
const chapters = 3000;
let server: Running;
let id: number;

test.beforeAll(async () => {
  // The server is started twice, since the demo data must be there before a story is made longer.
  test.setTimeout(300_000);
  const first = await startServer(folder, { embedded: true });
  await first.stop('SIGTERM');
  id = await makeLong(folder, chapters);
  server = await startServer(folder, { embedded: true });
});
test.afterAll(async () => {
  await server.stop('SIGKILL');
  remove();
});

const row = (page: Page, number: number) => page.locator(`[data-index="${number - 1}"]`);
const title = (page: Page, number: number) => row(page, number).getByRole('link');

test('a story of 3,000 chapters is opened, scrolled to its end, sorted, and taken back', long, async ({ page }) => {
  const complaints = collectComplaints(page);
  await signIn(page, server.url, 'author');
  await page.goto(`${server.url}/#/story/detail?id=${id}&order=oldest`);
  await expect(row(page, 1)).toBeVisible();
  expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe(String(chapters + 1));
  expect(await page.getByRole('row').count()).toBeLessThan(60);

  await row(page, 1).getByRole('checkbox').focus();
  await page.keyboard.press('End');
  await expect(row(page, chapters).getByRole('checkbox')).toBeFocused();
  await expect(title(page, chapters)).toHaveText(`The long road ${chapters}`);

  await test.step('by naming a place', async () => {
    await row(page, chapters)
      .getByRole('button', { name: like('chapters.writing.contents.move.handle') })
      .click();
    await page.getByLabel(t('chapters.writing.contents.move.number')).fill('2990');
    await page.getByRole('button', { name: t('chapters.writing.contents.move.confirm'), exact: true }).click();
    await expect(title(page, 2990)).toHaveText(`The long road ${chapters}`);
    await page.getByRole('button', { name: t('common.shared.undo') }).click();
    await expect(page.getByText(t('chapters.writing.contents.step.done.undo_move'))).toBeVisible();
    await expect(title(page, 2990)).toHaveText('The long road 2990');
  });

  await test.step('by dragging two that are selected', async () => {
    await row(page, 2996).getByRole('checkbox').check();
    await row(page, 2998).getByRole('checkbox').check();
    const handle = row(page, 2998).getByRole('button', { name: like('chapters.writing.contents.move.handle') });
    await handle.hover();
    await page.mouse.down();
    const goal = (await row(page, 2994).boundingBox())!;
    await page.mouse.move(goal.x + 60, goal.y + 30, { steps: 5 });
    await page.mouse.move(goal.x + 60, goal.y + 6, { steps: 5 });
    await page.mouse.up();
    await expect(page.getByText(t('chapters.writing.contents.step.done.move', { smart_count: 2 }))).toBeVisible();
    await expect(title(page, 2994)).toHaveText('The long road 2996');
    await expect(title(page, 2995)).toHaveText('The long road 2998');
    await expect(title(page, 2996)).toHaveText('The long road 2994');
    await page.reload();
    await row(page, 1).getByRole('checkbox').focus();
    await page.keyboard.press('End');
    await expect(title(page, 2994)).toHaveText('The long road 2996');
  });

  await test.step('and one that is deleted comes back', async () => {
    await row(page, 2999).getByRole('checkbox').check();
    await page.getByRole('button', { name: t('chapters.writing.contents.step.delete'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('chapters.writing.contents.step.delete') })
      .click();
    await expect(title(page, 2999)).toHaveText('The long road 3000');
    await page.getByRole('button', { name: t('common.shared.undo') }).click();
    await expect(title(page, 2999)).toHaveText('The long road 2999');
  });
  expect(complaints).toEqual([]);
});

test('a drag at the edge of the window scrolls on', long, async ({ page }) => {
  await signIn(page, server.url, 'author');
  await page.goto(`${server.url}/#/story/detail?id=${id}&order=oldest`);
  await row(page, 3).scrollIntoViewIfNeeded();
  const handle = row(page, 3).getByRole('button', { name: like('chapters.writing.contents.move.handle') });
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(400, 700, { steps: 4 });
  await page.mouse.move(400, 845, { steps: 4 });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2500);
  await page.mouse.move(400, 400, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText(t('chapters.writing.contents.step.done.move', { smart_count: 1 }))).toBeVisible();
  const { items } = await page.evaluate(async (story) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    return (await (await fetch(`/api/fictions/${story}/chapters?q=&per_page=3`, { headers })).json()).data;
  }, id);
  expect(items).toHaveLength(3);
  await page.getByRole('button', { name: t('common.shared.undo') }).click();
  await expect(page.getByText(t('chapters.writing.contents.step.done.undo_move'))).toBeVisible();
});

test('reads of 3,000 chapters are a chart of groups, and each chapter in a part', long, async ({ page }) => {
  const complaints = collectComplaints(page);
  await signIn(page, server.url, 'author');
  await page.goto(`${server.url}/#/story/detail?id=${id}&order=oldest`);
  await page.getByRole('button', { name: t('stories.shared.reads.open') }).click();
  const reads = page.getByRole('region', { name: t('stories.shared.reads.title') }).first();
  await expect(reads.getByRole('row').nth(1)).toContainText('1–29');
  await expect(reads.locator('svg path').first()).toBeVisible();
  await page.getByLabel(t('stories.shared.reads.range'), { exact: true }).selectOption('101');
  await expect(reads.getByRole('row').nth(1)).toContainText('101');
  expect(complaints).toEqual([]);
});
