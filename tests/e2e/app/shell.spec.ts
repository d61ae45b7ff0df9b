import { devices, expect, test, type Page } from '@playwright/test';
import { brand } from '#domain/shared/brand.ts';
import { like, t } from '../../support/t.ts';
import { long } from '../support/long.ts';
import { accountButton, collectComplaints, signIn, fetchToken } from '../support/people.ts';
import { serverOfFile } from '../support/serverOfFile.ts';

const server = serverOfFile();

const layoutWidth = (page: Page) => page.evaluate(() => document.documentElement.clientWidth);
const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('a visitor reads a public page without the application', long, async ({ page }) => {
  const complaints = collectComplaints(page);
  const scripts: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('.js') && scripts.push(request.url())));
  page.on('request', (request) => expect(request.url()).not.toMatch(/\/api\/(?!articles\/)/));
  await page.goto(`${server.url}/#/handbook`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('navigation', { name: t('articles.chapters') })
    .getByRole('link')
    .nth(4)
    .click();
  await expect(page.getByRole('main')).toContainText('15,000');
  await page.getByRole('link', { name: like('articles.next') }).click();
  await expect(page).toHaveURL(/chapter=6$/);
  await page.getByRole('link', { name: t('pages.title.benefit') }).click();
  await expect(page).toHaveTitle(`${t('pages.title.benefit')} · ${brand}`);
  expect(scripts.join()).toMatch(/\/visitor-/);
  expect(scripts.join()).not.toMatch(/\/(author|office)-[\w-]{7}\.js/);
  expect(complaints).toEqual([]);
});

test('a token in the address is nowhere to be found afterwards', async ({ page }) => {
  const token = await fetchToken(server.url, 'author');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await page.goto(`${server.url}/#/school`);
  await page.goto(`${server.url}/#/home?token=${token}`);
  await expect(accountButton(page)).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/#/home`);
  await page.getByRole('link', { name: like('pages.title.comments') }).click();
  for (let step = 0; step < 2; step += 1) {
    await page.goBack();
    expect(page.url()).not.toContain(token);
  }
  expect(requests.join()).not.toContain(token);
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await signIn(page, server.url, 'author');
  const other = await context.newPage();
  await other.goto(`${server.url}/#/comments`);
  await expect(other.getByRole('heading', { name: t('pages.title.comments') })).toBeVisible();
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: t('common.sign_out') }).click();
  await expect(other.getByRole('heading', { name: t('accounts.sign_in') })).toBeVisible();
  await expect(other).toHaveURL(/#\/login\/login\?redirect=%2Fcomments$/);
});

test('the questions open in a window of their own, for who is signed in', long, async ({ page, context }) => {
  await signIn(page, server.url, 'author');
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: like('layout.faq') }).click();
  const faq = await opening;
  await expect(faq.getByRole('heading', { name: t('pages.title.faq') })).toBeVisible();
  await expect(accountButton(faq)).toBeVisible();
});

test.describe('on a telephone', () => {
  const { viewport, deviceScaleFactor, hasTouch, isMobile } = devices['Pixel 7'];
  test.use({ viewport, deviceScaleFactor, hasTouch, isMobile });

  test('pages are laid out for 1280 px and scaled, a narrow one for the screen', async ({ page }) => {
    await page.goto(`${server.url}/#/wolf`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await layoutWidth(page)).toBe(1280);
    expect(await page.evaluate(() => visualViewport!.scale)).toBeCloseTo(viewport.width / 1280, 1);
    await page.goto(`${server.url}/#/wolf/h5`);
    await expect.poll(() => layoutWidth(page)).toBe(viewport.width);
    expect(await overflows(page)).toBe(false);
    await page.goto(`${server.url}/#/benefit`);
    await expect.poll(() => layoutWidth(page)).toBe(1280);
  });

  test.describe('of 360 px', () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test('pages fit the screen at a tap, again after a sign-in, and are whole at another', long, async ({ page }) => {
      await page.goto(`${server.url}/#/login/login`);
      const fit = page.getByRole('button', { name: t('layout.fit') });
      // Scaled with the page, it is still as large as a finger.
      const { height } = (await fit.boundingBox())!;
      expect((height * 360) / 1280).toBeGreaterThan(40);
      await expect(fit).toBeInViewport({ ratio: 1 });
      await fit.tap();
      await expect.poll(() => layoutWidth(page)).toBe(360);
      expect(await overflows(page)).toBe(false);
      await signIn(page, server.url, 'author');
      for (const path of ['/home', '/income', '/comments', '/message', '/person?payment_type=1', '/story/tiny?id=3']) {
        await page.goto(`${server.url}/#${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect.poll(() => layoutWidth(page)).toBe(360);
        expect(await overflows(page), path).toBe(false);
      }
      await page.reload();
      await page.getByRole('button', { name: t('layout.whole') }).tap();
      await expect.poll(() => layoutWidth(page)).toBe(1280);
    });
  });
});

test('the bar of the office has one line, also with the long names of Russian', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'ru'));
  await page.goto(`${server.url}/?token=${await fetchToken(server.url, 'tauditor')}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const bar = page.getByRole('banner');
  expect(await bar.evaluate(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight)).toBe(0);
  const account = await bar.getByRole('button', { name: 'tauditor' }).boundingBox();
  const box = await bar.boundingBox();
  expect(account!.x + account!.width).toBeLessThanOrEqual(box!.width);
});

test.describe('a window of 1280 px at 200 %', () => {
  test.use({ viewport: { width: 640, height: 430 } });

  for (const language of ['en', 'ru', 'th'])
    test(
      `shows everything of a page without scrolling sideways, in ${language}`,
      language === 'ru' ? {} : long,
      async ({ page }) => {
        await page.addInitScript((language) => localStorage.setItem('language', language), language);
        for (const path of ['/login/login', '/benefit', '/clause/faq', '/wolf/h5', '/no/such/page']) {
          await page.goto(`${server.url}/#${path}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect(await overflows(page), path).toBe(false);
        }
      },
    );

  test('keeps menu and account within reach', async ({ page }) => {
    await signIn(page, server.url, 'author');
    expect(await overflows(page)).toBe(false);
    await page
      .getByRole('navigation', { name: t('common.menu') })
      .getByRole('link', { name: t('pages.title.person') })
      .click();
    await expect(page.getByRole('heading', { name: t('pages.title.person') })).toBeVisible();
    await accountButton(page).click();
    await expect(page.getByRole('menuitem', { name: t('common.sign_out') })).toBeInViewport({ ratio: 1 });
  });
});
