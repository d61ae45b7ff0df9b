import { expect, test, type Page } from '@playwright/test';
import { clauseNoticeDays } from '#domain/articles/clauseNotice.ts';
import { t } from '../../support/t.ts';
import { createApi } from '../support/api.ts';
import { expectAccessibleStep, still } from '../support/axe.ts';
import { long } from '../support/long.ts';
import { signIn } from '../support/people.ts';
import { serverWithClock } from '../support/serverWithClock.ts';

const { server, travel } = serverWithClock();
const { call, signOutAll } = createApi(server);
test.use(still);
test.describe.configure({ mode: 'serial' });

async function openArticle(page: Page, place: string, slug: string, language: string): Promise<void> {
  const query = new URLSearchParams({ page: '1', per_page: '50', place, language });
  const { items } = await call('manager', 'GET', `/office/articles?${query}`);
  const { id } = items.find((item: { slug: string }) => item.slug === slug);
  await page.goto(`${server.url}/#/office/articles/${id}`);
  await expect(body(page)).toBeVisible();
}
const body = (page: Page) =>
  page.getByRole('textbox', { name: t('resources.office/articles.fields.body'), exact: true });
async function addLine(page: Page, line: string): Promise<void> {
  await body(page).press('Control+End');
  await page.keyboard.type(`\n\n${line}`);
  await expect(page.getByRole('region', { name: t('articles.office.preview.title') }).getByText(line)).toBeVisible();
}
/** Saves, after which the list comes, or the next article that waits. */
async function save(page: Page): Promise<void> {
  const address = page.url();
  await page.getByRole('button', { name: t('ra.action.save') }).click();
  await expect(page).not.toHaveURL(address);
}

test('a sentence of the guidebook is corrected, and its French brought up to date', long, async ({ page, browser }) => {
  await signIn(page, server.url, 'manager');
  await openArticle(page, 'handbook', '1', 'en');
  await addLine(page, 'A sentence more.');
  await save(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, server.url, 'translator');
  await openArticle(other, 'handbook', '1', 'fr');
  await expect(other.getByText('A sentence more.', { exact: false }).first()).toBeVisible();
  await addLine(other, 'Une phrase de plus.');
  await other.getByRole('checkbox', { name: t('articles.office.source.up_to_date', { number: 2 }) }).check();
  await save(other);
  const { items } = await call('manager', 'GET', '/office/articles/board');
  const row = items.find((item: { place: string; slug: string }) => item.place === 'handbook' && item.slug === '1');
  expect(row.cells.find((cell: { language: string }) => cell.language === 'fr')).toMatchObject({
    stale: false,
    pending: true,
  });
  const isRead = async () => {
    const { html } = await call('author', 'GET', '/articles/handbook/1?language=fr');
    return html.includes('Une phrase de plus.');
  };
  expect(await isRead()).toBe(false);
  await openArticle(page, 'handbook', '1', 'fr');
  await page.getByRole('button', { name: t('articles.office.clause.publish'), exact: true }).click();
  await expect.poll(isRead).toBe(true);
  await context.close();
});

test('a clause that a second person publishes is accepted by an author once', async ({ page, browser }) => {
  await signIn(page, server.url, 'translator');
  await openArticle(page, 'clause', 'terms', 'en');
  await addLine(page, 'People look at each cover.');
  await save(page);
  const context = await browser.newContext();
  const office = await context.newPage();
  await signIn(office, server.url, 'manager');
  await openArticle(office, 'clause', 'terms', 'en');
  await office.getByRole('button', { name: t('articles.office.clause.publish'), exact: true }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel(t('articles.office.clause.note')).fill('Covers are looked at');
  await expectAccessibleStep(office);
  await dialog.getByRole('button', { name: t('articles.office.clause.publish'), exact: true }).click();
  await expect(office.getByText(t('articles.office.clause.number', { number: 2 }), { exact: true })).toBeVisible();
  await context.close();

  const writing = await browser.newContext();
  const author = await writing.newPage();
  await signIn(author, server.url, 'author');
  await author.goto(`${server.url}/#/message`);
  const notice = author.getByRole('listitem').filter({ hasText: 'Covers are looked at' });
  // It comes with the next round of timed work.
  await expect(async () => {
    await author.reload();
    await expect(notice).toBeVisible({ timeout: 2000 });
  }).toPass();
  await notice.getByRole('button').first().click();
  await author.getByRole('link', { name: t('notifications.shared.open.clause') }).click();
  await expect(author.getByText('People look at each cover.')).toBeVisible();

  const effective = new Date(Date.now() + (clauseNoticeDays + 1) * 24 * 3_600_000);
  await travel(effective);
  signOutAll();
  await author.clock.setFixedTime(effective);
  await signIn(author, server.url, 'author');
  const question = author.getByRole('dialog', { name: t('articles.author.clause.title') });
  await expect(question.getByText('Covers are looked at')).toBeVisible();
  await expectAccessibleStep(author);
  await question.getByRole('button', { name: t('articles.author.clause.accept') }).click();
  await expect(question).toBeHidden();
  await author.goto(`${server.url}/#/clause/termsOfService`);
  await expect(author.getByText('People look at each cover.')).toBeVisible();
  expect((await call('author', 'GET', '/user/clauses')).items).toEqual([]);
  await writing.close();
});

test('help stands beside the page, which keeps all of its fields in sight', async ({ page }) => {
  await signIn(page, server.url, 'author');
  await page.goto(`${server.url}/#/story/form`);
  await page.getByRole('button', { name: t('articles.article.help.open') }).click();
  const panel = page.getByRole('complementary').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(panel.getByRole('link', { name: t('articles.article.help.whole') })).toBeVisible();
  const { x: edge } = (await panel.boundingBox())!;
  for (const part of await page.getByRole('main').locator('input:visible, button:visible').all()) {
    const { x, width } = (await part.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(edge);
  }
  expect((await page.getByRole('banner').boundingBox())!.width).toBe(page.viewportSize()!.width);
});
