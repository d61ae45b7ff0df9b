import { expect, test, type Page } from '@playwright/test';
import { like, t } from '../../support/t.ts';
import { still } from '../support/axe.ts';
import { pressAt, tabTo } from '../support/keyboard.ts';
import { long } from '../support/long.ts';
import {
  approveChapter,
  beginElsewhere,
  beginMorning,
  beginReviewing,
  expectAnother,
  expectCount,
  expectNotice,
  getHeading,
  goBackAndForth,
  goHome,
  goTo,
  openFirst,
  openQueue,
  pressAndAgree,
  putOff,
} from '../support/mornings.ts';
import { collectComplaints } from '../support/people.ts';
import { serverOfFile } from '../support/serverOfFile.ts';

const server = serverOfFile();
test.use(still);

/** What a page said where nobody looked; a morning has nothing of it. */
let complaints: string[];
test.beforeEach(({ page }) => void (complaints = collectComplaints(page)));
test.afterEach(() => expect(complaints).toEqual([]));

const snoozed = (page: Page, count: number) =>
  page.getByRole('main').getByText(t('home.office.snooze.count', { count }));

test('an editor approves a chapter and rejects an application, and each time the next one comes', async ({ page }) => {
  await beginMorning(page, server.url, 'editor');
  const chapters = await openQueue(page, 'chapter_reviews');
  await beginReviewing(page);
  await goBackAndForth(page);
  await approveChapter(page);
  await goHome(page);
  await expectCount(page, 'chapter_reviews', chapters - 1);

  const applications = await openQueue(page, 'contract_applications');
  await openFirst(page);
  await goBackAndForth(page);
  const take = page.getByRole('button', { name: t('contracts.office.application.take') });
  const reject = page.getByRole('button', { name: t('contracts.office.application.reject') });
  await expect(take.or(reject)).toBeEnabled();
  if (await take.isVisible()) await pressAt(take);
  await pressAt(reject);
  await page.keyboard.type('The story ends too soon.');
  await expectAnother(page, () => page.keyboard.press('Control+Enter'));
  await expectNotice(page, t('contracts.office.application.done.reject'));
  await goHome(page);
  await expectCount(page, 'contract_applications', applications - 1);
});

test('a work auditor puts one chapter off, approves the next and has the first one back', long, async ({ page }) => {
  await beginMorning(page, server.url, 'wauditor');
  const chapters = await openQueue(page, 'chapter_reviews');
  await beginReviewing(page);
  await goBackAndForth(page);
  await expectAnother(page, () => putOff(page));
  await approveChapter(page);
  await goHome(page);
  await expectCount(page, 'chapter_reviews', chapters - 2);
  await expect(snoozed(page, 1)).toBeVisible();
  const back = `${t('home.office.snooze.back')}: ${t('home.office.queues.chapter_reviews')}`;
  await pressAt(page.getByRole('button', { name: back }));
  await expectCount(page, 'chapter_reviews', chapters - 1);
  await expect(snoozed(page, 1)).toBeHidden();
});

test('a finance manager approves a statement, and the next one comes', async ({ page }) => {
  await beginMorning(page, server.url, 'finance');
  const statements = await openQueue(page, 'statements');
  await openFirst(page);
  await goBackAndForth(page);
  await pressAt(page.getByRole('button', { name: t('statements.office.review.take') }));
  await expectAnother(page, () => pressAndAgree(page, t('statements.office.review.approve')));
  await expectNotice(page, t('statements.office.review.done.approve'));
  await goHome(page);
  await expectCount(page, 'statements', statements - 1);
});

test('a finance manager works through bonuses by keys, and puts one off', async ({ page }) => {
  await beginMorning(page, server.url, 'finance');
  const bonuses = await openQueue(page, 'bonuses');
  await openFirst(page);
  await goBackAndForth(page);
  await expectAnother(page, () => putOff(page));
  await goHome(page);
  await expectCount(page, 'bonuses', bonuses - 1);
  await expect(snoozed(page, 1)).toBeVisible();
});

test('a cashier makes a file of payouts and marks them as paid', long, async ({ page }) => {
  await beginMorning(page, server.url, 'cashier');
  const payouts = await openQueue(page, 'payouts_to_pay');
  await openFirst(page);
  await goBackAndForth(page);
  await goTo(page, t('payouts.office.title'));
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const saving = page.waitForEvent('download');
  await pressAt(main.getByRole('button', { name: like('payouts.office.make'), disabled: false }).first());
  await pressAt(dialog.getByRole('button', { name: t('payouts.office.make') }));
  await saving;
  const paid = main.getByRole('button', { name: t('payouts.office.paid') }).first();
  await pressAt(paid);
  await tabTo(dialog.getByLabel(like('payouts.office.fee_all')));
  await page.keyboard.type('18');
  const why = dialog.getByLabel(t('payouts.office.odd_reason'));
  if (await why.isVisible()) {
    await tabTo(why);
    await page.keyboard.type('Paid with other payments');
  }
  const button = dialog.getByRole('button', { name: like('payouts.office.paid') });
  const paidCount = Number(/\d+$/.exec((await button.textContent())!)![0]);
  expect(paidCount).toBeGreaterThan(0);
  await pressAt(button);
  await expect(dialog.getByText(like('common.office.decision.done', { count: paidCount }))).toBeVisible();
  await pressAt(dialog.getByRole('button', { name: t('common.close') }));
  await goHome(page);
  await expectCount(page, 'payouts_to_pay', payouts - paidCount);
});

test('a translator receives a task, which the menu of another browser hears of', long, async ({ page, browser }) => {
  const elsewhere = await beginElsewhere(browser, server.url, 'translator');
  await beginMorning(page, server.url, 'translator');
  /** What the menu counts: tasks to be received, or sent back. */
  const badge = (where: Page) =>
    where
      .getByRole('navigation', { name: t('common.menu') })
      .getByRole('link', { name: t('translation.office.my_translations.title') })
      .locator('span[aria-hidden]');
  const waiting = Number(await badge(elsewhere).textContent());
  await expect(badge(page)).toHaveText(String(waiting));
  const open = await openQueue(page, 'my_translations');
  await pressAt(page.getByRole('button', { name: t('translation.office.my_translations.receive') }).first());
  await expectNotice(page, t('translation.office.my_translations.received'));
  await expect(badge(page)).toHaveText(String(waiting - 1));
  await expect(badge(elsewhere)).toHaveText(String(waiting - 1));
  await goHome(page);
  // It is still to be translated.
  await expectCount(page, 'my_translations', open);
  await elsewhere.context().close();
});

test('a translation auditor approves a chapter, and the home in another browser counts one less', async ({
  page,
  browser,
}) => {
  const elsewhere = await beginElsewhere(browser, server.url, 'tauditor');
  await beginMorning(page, server.url, 'tauditor');
  const chapters = await openQueue(page, 'translation_reviews');
  await expectCount(elsewhere, 'translation_reviews', chapters);
  await beginReviewing(page);
  await goBackAndForth(page);
  await approveChapter(page);
  await expectCount(elsewhere, 'translation_reviews', chapters - 1);
  await goHome(page);
  await expectCount(page, 'translation_reviews', chapters - 1);
  await elsewhere.context().close();
});

test(
  'an original author, for whom nothing waits, looks at a book and finds it again at home',
  long,
  async ({ page }) => {
    await beginMorning(page, server.url, 'original');
    const main = page.getByRole('main');
    await expect(main.getByText(t('home.office.none'), { exact: true })).toBeVisible();
    await goTo(page, t('resources.office/business-books.own_list'));
    await openFirst(page);
    const book = (await getHeading(page).textContent())!;
    await goHome(page);
    await expect(main.getByText(t('home.office.none'), { exact: true })).toBeVisible();
    await pressAt(main.getByRole('region', { name: t('home.office.recent') }).getByRole('link', { name: book }));
    await expect(getHeading(page)).toHaveText(book);
  },
);

test('a content manager keeps a comment and gives another one to a colleague', long, async ({ page, browser }) => {
  await beginMorning(page, server.url, 'manager');
  const main = page.getByRole('main');
  const reports = await openQueue(page, 'comment_reports');
  const box = main.getByRole('row').getByRole('checkbox');
  await box.first().waitFor();
  await page.keyboard.press('j');
  await expect(box.first()).toBeFocused();
  await page.keyboard.press('l');
  await expect(main.getByText(like('comments.office.done.keep', { smart_count: 1 }))).toBeVisible();
  await page.keyboard.press('j');
  await expect(box.nth(1)).toBeFocused();
  await page.keyboard.press('g');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(t('home.office.give.to'))).toBeFocused();
  await page.keyboard.type('manager2');
  await tabTo(dialog.getByLabel(t('home.office.give.note')));
  await page.keyboard.type('Is this an advertisement?');
  await page.keyboard.press('Enter');
  await expectNotice(page, t('home.office.give.done', { name: 'manager2' }));
  await goHome(page);
  await expectCount(page, 'comment_reports', reports - 2);
  await expect(snoozed(page, 1)).toBeVisible();

  const colleague = await (await browser.newContext()).newPage();
  await beginMorning(colleague, server.url, 'manager2');
  const mine = colleague.getByRole('region', { name: t('home.office.give.mine') });
  await pressAt(mine.getByRole('link').filter({ hasText: 'Is this an advertisement?' }).first());
  await expect(getHeading(colleague)).toHaveText(t('comments.office.title'));
  await colleague.context().close();
});
