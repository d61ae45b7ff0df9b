import { expect, test, type Page } from '@playwright/test';
import { interfaceLanguageCodes, type InterfaceLanguage } from '#domain/languages.ts';
import { t } from '../../support/t.ts';
import { listVisitorAddresses, nowhere } from '../support/addresses.ts';
import { createApi } from '../support/api.ts';
import { expectAccessible, still } from '../support/axe.ts';
import { long } from '../support/long.ts';
import { settle } from '../support/openAddress.ts';
import { expectPrinted, sheet } from '../support/print.ts';
import { serverOfFile } from '../support/serverOfFile.ts';
import { measureWidth } from '../support/width.ts';

const server = serverOfFile();
const { call } = createApi(server);
const narrow = { width: 320, height: 640 };
test.use({ ...still, viewport: narrow });

/** Of each kind of script and length of words one. */
const lookedAt: ReadonlySet<InterfaceLanguage> = new Set(['en', 'ru', 'th', 'zh-CN']);

/** A key that no sentence has, or a place in a sentence or a text that nothing was put into. */
const unsaid = /^[a-z-]+(\.\w+){2,}$|%\{|\{\{/m;

/** Pages that somebody may want on paper: articles and contests. */
const isRead = /^\/(handbook|benefit|coverGuide|composition|school|clause|event|wolf|werewolf|dangerous|mafia)/;

/** Every public page, with each chapter, lesson and edition. */
async function listPublicAddresses(): Promise<string[]> {
  const list = async (place: string): Promise<string[]> =>
    (await call('author', 'GET', `/articles/${place}`)).items.map(({ slug }: { slug: string }) => slug);
  const visitor = (await listVisitorAddresses(call)).filter((address) => address !== nowhere);
  return [
    ...visitor.filter((address) => !address.startsWith('/schoolDetail')),
    ...(await list('handbook')).map((slug) => `/handbook?chapter=${slug}`),
    ...(await list('school')).map((slug) => `/schoolDetail?id=${slug}`),
    '/clause/termsOfService?edition=1',
  ];
}

async function expectSound(page: Page, address: string, language: InterfaceLanguage): Promise<void> {
  const where = `${address} in ${language}`;
  await page.goto(`${server.url}/#${address}`);
  await expect(page.getByRole('heading', { level: 1 }).first(), where).toBeVisible();
  await settle(page, where);
  const heading = await page.getByRole('heading', { level: 1 }).allTextContents();
  expect.soft(heading, `headings of ${where}`).toHaveLength(1);
  expect.soft([t('pages.problem.not_found', {}, language)], where).not.toContain(heading[0]);
  await expect.soft(page.locator('html'), where).toHaveAttribute('lang', language);
  expect.soft(unsaid.exec(await page.locator('body').innerText())?.[0], `unsaid on ${where}`).toBeUndefined();
  // In a language that an article is not in, its English says so; one of the demo's contests is in English alone.
  if (address !== '/event')
    await expect.soft(page.locator(`main [lang]:not([lang="${language}"])`), where).toHaveCount(0);
  const { over, cutOff } = await measureWidth(page);
  expect.soft([Math.max(0, over), cutOff], `width of ${where}`).toEqual([0, 0]);
  if (lookedAt.has(language)) await expectAccessible(page, where, { inLight: language !== 'en' });
  if (!isRead.test(address)) return;
  await page.setViewportSize(sheet);
  await expectPrinted(page, where);
  await page.setViewportSize(narrow);
}

for (const language of interfaceLanguageCodes)
  test(`each public page is sound in ${language}`, long, async ({ page }) => {
    test.setTimeout(600_000);
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    for (const address of await listPublicAddresses()) {
      await page.goto('about:blank');
      await expectSound(page, address, language);
    }
  });
