import { expect, test, type Page } from '@playwright/test';
import type { MyTask } from '#domain/translation/myTranslations.calls.ts';
import { t } from '../../support/t.ts';
import { createApi } from '../support/api.ts';
import { expectAccessibleStep, still } from '../support/axe.ts';
import { crash } from '../support/chapters.ts';
import { long } from '../support/long.ts';
import { signIn } from '../support/people.ts';
import { serverOfFile } from '../support/serverOfFile.ts';

const server = serverOfFile();
const { call } = createApi(server);
test.use(still);
test.describe.configure({ mode: 'serial' });

const field = (page: Page, number: number) =>
  page.getByRole('textbox', { name: t('translation.office.desk.segment', { number }), exact: true });
const saved = (page: Page) => expect(page.getByText(t('translation.office.desk.state.saved'))).toBeVisible();

/** Opens the next chapter that the translator of the demo has to do. */
async function openDesk(page: Page): Promise<number> {
  const { items } = await call('translator', 'GET', '/office/my-translations');
  const { next_id } = items.find((task: MyTask) => task.may_translate && task.next_id);
  await page.goto(`${server.url}/#/office/translate?id=${next_id}`);
  await field(page, 1).click();
  return next_id;
}
async function listTargets(chapter: number): Promise<string[]> {
  const { text } = await call('translator', 'GET', `/office/translated-chapters/${chapter}`);
  return text.map(({ target }: { target: string }) => target);
}

test('a server that is killed while it saves a translation loses nothing', long, async ({ page }) => {
  await signIn(page, server.url, 'translator');
  const chapter = await openDesk(page);
  await field(page, 1).fill('Zero');
  await saved(page);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(`/${chapter}`));
  await page.keyboard.type(' and one', { delay: 30 });
  await sent;
  await server.stop('SIGKILL');
  await page.keyboard.type(' more');
  await server.start();
  await page.keyboard.type('!');
  await expect.poll(async () => (await listTargets(chapter))[0], { timeout: 40_000 }).toMatch(/!$/);
  await saved(page);
  expect((await listTargets(chapter))[0]).toBe('Zero and one more!');
});

test('what was typed at the desk outlives a crash of its tab', long, async ({ page, context }) => {
  await signIn(page, server.url, 'translator');
  const chapter = await openDesk(page);
  await saved(page);
  await page.route('**/api/office/translated-chapters/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await field(page, 2).fill('Nobody came.');
  await expect(page.getByText(t('translation.office.desk.state.retrying'))).toBeVisible();
  await crash(page);
  const again = await context.newPage();
  await openDesk(again);
  await expect(field(again, 2)).toHaveValue('Nobody came.');
  await expect.poll(async () => (await listTargets(chapter))[1], { timeout: 20_000 }).toBe('Nobody came.');
});

test('axe finds nothing at the desk and in the upload from Word', long, async ({ page }) => {
  await signIn(page, server.url, 'translator');
  await openDesk(page);
  await expectAccessibleStep(page, 'the desk');
  await page.goto(`${server.url}/#/office/my-translations`);
  await page
    .getByRole('link', { name: t('translation.office.upload.title') })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: t('translation.seldom.upload.upload_title') })).toBeVisible();
  await expectAccessibleStep(page, 'the upload');
});
