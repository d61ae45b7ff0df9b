import { expect, type Locator, type Page } from '@playwright/test';
import { statusCodes } from '#domain/stories/story.ts';
import { like, t } from '../../support/t.ts';
import type { createApi } from './api.ts';
import { textbox } from './chapters.ts';
import { exploreAddress, explorePage, lookAt, type Walk } from './explore.ts';
import { openAddress, settle } from './openAddress.ts';
import { photo, type Account } from './people.ts';

type Call = ReturnType<typeof createApi>['call'];

/** What has to be done before something opens, which nobody finds by pressing what there is. */
interface Step {
  name: string;
  account: Account;
  withStatement?: true;
  run: (walk: Walk, call: Call) => Promise<void>;
}

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first();

/** Has axe look at a dialog that is open, and goes on without it. */
async function lookAtDialog(walk: Walk, trail: string): Promise<void> {
  const { page } = walk;
  await expect(page.locator('dialog[open]').last(), trail).toBeVisible();
  await settle(page, trail);
  await lookAt(walk, trail);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]'), trail).toHaveCount(0);
}

async function pressAndLook(walk: Walk, opener: Locator, trail: string): Promise<void> {
  await opener.click();
  await lookAtDialog(walk, trail);
}

/** What the server says instead, as it would where something is so. */
const answer = (page: Page, path: string, data: object | null) =>
  page.route(`**/api${path}`, (route) => route.fulfill({ json: { status: 200, message: '', data } }));

/** The same with a part of it changed. */
const change = (page: Page, path: string, mend: (data: any) => object) =>
  page.route(`**/api${path}`, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    await route.fulfill({ response, json: { ...json, data: mend(json.data) } });
  });

async function findStory(call: Call) {
  const { items } = await call('author', 'GET', '/fictions?filter=signed');
  return items.find(({ status }: any) => status === statusCodes.ongoing) as { id: number; title: string };
}

/** Opens a new chapter of the demo's author with a text in the editor; answers where. */
async function openNewChapter({ page, url }: Walk, call: Call, content: string, title: string | null = null) {
  const story = await findStory(call);
  const { id } = await call('author', 'POST', `/fictions/${story.id}/chapters/new`, { title, content });
  await openAddress(page, url, `/story/tiny?id=${story.id}&chapter_id=${id}`);
  await expect(textbox(page)).toBeVisible();
  return { story, id: id as number };
}

const ofAuthor: Step[] = [
  {
    name: 'the statement that waits, in its steps',
    account: 'author',
    withStatement: true,
    async run(walk) {
      const { page } = walk;
      const dialog = page.getByRole('dialog', { name: t('statements.author.confirm.title') });
      await expect(dialog.getByRole('table').first()).toBeVisible();
      for (const step of [1, 2]) {
        await lookAt(walk, `a statement, step ${step}`);
        await dialog.getByRole('button', { name: t('statements.author.confirm.next') }).click();
        await settle(page);
      }
      await lookAtDialog(walk, 'a statement, its signature');
      await exploreAddress(walk, '/income');
    },
  },
  {
    name: 'the tools of the editor, and a replacement in the whole story',
    account: 'author',
    async run(walk, call) {
      const { page } = walk;
      await openNewChapter(walk, call, '<p>Salt on the glass.</p>');
      const tools = page.getByRole('toolbar', { name: t('editor.writing.toolbar.name') });
      for (const name of [
        t('editor.shared.versions.title'),
        t('editor.shared.flags.title'),
        t('editor.shared.find.title'),
      ]) {
        await tools.getByRole('button', { name }).click();
        await settle(page);
        await lookAt(walk, `the editor, ${name}`);
        await explorePage(walk, `the editor, ${name}`);
      }
    },
  },
  {
    name: 'a chapter that is submitted with a restricted word',
    account: 'author',
    async run(walk, call) {
      const { items } = await call('manager', 'GET', '/office/restricted-words?per_page=100');
      const { word } = items.find(({ language }: any) => language === 'en');
      await openNewChapter(walk, call, `<p>Mara said: ${word}.</p>`, 'Salt');
      await button(walk.page, t('editor.writing.action.publish')).click();
      await pressAndLook(walk, main(walk.page).getByRole('menuitem').first(), 'a restricted word');
    },
  },
  {
    name: 'two texts of a chapter that differ',
    account: 'author',
    async run(walk, call) {
      const { page } = walk;
      const { id, story } = await openNewChapter(walk, call, '<p>Salt.</p>');
      const { revision } = await call('author', 'GET', `/fiction/chapters/${id}`);
      const theirs = { title: null, content: '<p>Pepper.</p>', revision, cause: 'autosave' };
      await call('author', 'POST', `/fictions/${story.id}/chapters/${id}`, theirs);
      await textbox(page).click();
      await page.keyboard.type('Sugar. ');
      await expect(button(page, t('editor.writing.conflict.compare'))).toBeVisible({ timeout: 40_000 });
      await explorePage(walk, 'two texts of a chapter');
    },
  },
  {
    name: 'a chapter that is left where nothing keeps it',
    account: 'author',
    async run(walk, call) {
      const { page } = walk;
      // As in a browser that is full, without a connection.
      await page.addInitScript(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await page.reload();
      const { story } = await openNewChapter(walk, call, '<p>Salt.</p>');
      await page.route('**/api/fictions/*/chapters/*', (route) => route.abort());
      await textbox(page).click();
      await page.keyboard.type('Vinegar. ');
      await expect(main(page).getByText(like('editor.writing.journal_full'))).toBeVisible();
      await pressAndLook(walk, main(page).getByRole('link', { name: story.title }), 'leaving what is not saved');
    },
  },
  {
    name: 'a form that is left, and a picture that is cut',
    account: 'author',
    async run(walk, call) {
      const { page, url } = walk;
      const { id } = await findStory(call);
      await openAddress(page, url, `/story/form?id=${id}`);
      await page.setInputFiles('input[type=file]', await photo());
      await lookAtDialog(walk, 'a picture that is cut');
      await main(page).getByLabel(t('stories.author.field.synopsis')).fill('Typed before');
      const elsewhere = page.getByRole('navigation', { name: t('common.menu') }).getByRole('link');
      await pressAndLook(walk, elsewhere.filter({ hasText: t('pages.title.comments') }), 'leaving a form');
    },
  },
  {
    name: 'chapters that are filtered, and one that is planned',
    account: 'author',
    async run(walk, call) {
      const { page } = walk;
      const { id } = await findStory(call);
      await exploreAddress(walk, `/story/detail?id=${id}&status=draft`);
      const { items } = await call('author', 'GET', `/fictions/${id}/chapters?status=draft&per_page=1`);
      const at = new Date(Math.ceil(Date.now() / 3_600_000 + 2) * 3_600_000).toISOString();
      const task = { chapters: [{ id: items[0].id, release_at: at }], take_out: [], confirmed: [] };
      await call('author', 'POST', `/fictions/${id}/chapter/auto-publish/task`, task);
      await exploreAddress(walk, `/story/release?id=${id}`);
      await main(page).locator('[data-day]:has([draggable=true])').first().click();
      await explorePage(walk, 'a planned day');
    },
  },
  {
    name: 'a user name that gives its owner away, providers to sign in with, and clauses that have changed',
    account: 'newauthor',
    async run(walk) {
      const { page } = walk;
      await change(page, '/user/info', (user) => ({ ...user, name_risk_tip: true, username_generated: true }));
      const linked = { id: 1, provider: 'harbour', name: 'Harbour', email: null, created_at: new Date().toISOString() };
      await answer(page, '/user/sso', { items: [{ ...linked, only_way_in: false }] });
      await answer(page, '/auth/sso', { items: [{ id: 'lighthouse', name: 'Lighthouse' }] });
      await page.reload();
      await exploreAddress(walk, '/home');
      await exploreAddress(walk, '/person');
      const clause = { slug: 'termsOfService', number: 2, effective_on: '2026-01-01', title: 'Terms', language: 'en' };
      const note = { number: 2, language: 'en', note: 'It is shorter.' };
      await answer(page, '/user/clauses', { items: [{ ...clause, notes: [note] }] });
      await page.reload();
      await lookAtDialog(walk, 'clauses that have changed');
    },
  },
];

const ofOffice: Step[] = [
  {
    name: 'what is found, and the keys of the office',
    account: 'manager',
    async run(walk) {
      const { page } = walk;
      await page.keyboard.press('Control+k');
      await page.keyboard.type('moon');
      await settle(page);
      await lookAtDialog(walk, 'what is found');
      await page.keyboard.press('Control+k');
      await page.keyboard.type(t('search.office.keys'));
      await page.getByRole('option', { name: t('search.office.keys') }).click();
      await lookAtDialog(walk, 'the keys of the office');
    },
  },
  {
    name: 'filters of ranges',
    account: 'manager',
    async run(walk) {
      const { page, url } = walk;
      await openAddress(page, url, '/office/fictions');
      await button(page, t('ra.action.add_filter')).click();
      await main(page)
        .getByRole('checkbox', { name: t('resources.office/fictions.fields.word_count') })
        .click();
      await settle(page);
      await explorePage(walk, 'a range');
    },
  },
  {
    name: 'an account of the staff, one that is invited, and a message before it is sent',
    account: 'manager',
    async run(walk, call) {
      const { page, url } = walk;
      const { items } = await call('manager', 'GET', '/office/users?role=translator');
      await exploreAddress(walk, `/office/users/${items[0].id}/show`);
      await change(page, `/office/users/${items[0].id}`, (user) => ({ ...user, status: 'invited' }));
      await exploreAddress(walk, '/office/home');
      await page.reload();
      await exploreAddress(walk, `/office/users/${items[0].id}/show`);
      await openAddress(page, url, '/office/announcements');
      await button(page, t('notifications.office.announcement.new')).click();
      await main(page).getByLabel(t('notifications.office.announcement.subject'), { exact: true }).fill('Closed');
      await main(page).getByLabel(t('notifications.office.announcement.text'), { exact: true }).fill('On Friday.');
      await pressAndLook(walk, button(page, like('notifications.office.announcement.send_to')), 'a message');
    },
  },
  {
    name: 'what another manager asked for',
    account: 'manager2',
    async run(walk, call) {
      const { items } = await call('manager2', 'GET', '/office/account-requests');
      await exploreAddress(walk, `/office/account-requests/${items[0].id}/show`);
    },
  },
  {
    name: 'entries of a contest before they are dealt',
    account: 'manager',
    async run(walk, call) {
      const undealt = ({ contest, ...judging }: any) => ({ ...judging, contest: { ...contest, dealt_at: null } });
      await change(walk.page, '/office/contests/*/judging', undealt);
      const { items } = await call('manager', 'GET', '/office/contest-judges');
      await exploreAddress(walk, `/office/contest-result?id=${items[0].contest_id}`);
    },
  },
  {
    name: 'a clause that has changed, and its versions',
    account: 'manager',
    async run(walk, call) {
      const { items } = await call('manager', 'GET', '/office/articles?place=clause&language=en');
      const { id, body } = items[0];
      // Nobody publishes what they wrote.
      await call('manager2', 'POST', `/office/articles/${id}`, { body: `${body}\n\nOne sentence more.` });
      await openAddress(walk.page, walk.url, `/office/articles/${id}`);
      const seen = new Set<string>();
      await explorePage(walk, 'an article', seen);
      await button(walk.page, t('articles.office.versions.show')).click();
      await settle(walk.page);
      await explorePage(walk, 'an earlier version', seen);
    },
  },
  {
    name: 'a signature that has been compared',
    account: 'wauditor',
    async run(walk, call) {
      const { page, url } = walk;
      const { items } = await call('wauditor', 'GET', '/office/contract-applications?status=contract_review');
      await openAddress(page, url, `/office/contract-applications/${items[0].id}/show`);
      await main(page)
        .getByRole('checkbox', { name: t('contracts.office.application.compared') })
        .check();
      await explorePage(walk, 'a signature');
    },
  },
  {
    name: 'a row of the desk',
    account: 'translator',
    async run(walk, call) {
      const { page, url } = walk;
      const { items } = await call('translator', 'GET', '/office/my-translations');
      const { next_id } = items.find(({ may_translate }: any) => may_translate);
      await openAddress(page, url, `/office/translate?id=${next_id}`);
      const seen = new Set<string>();
      await explorePage(walk, 'the desk', seen);
      // Its tools are there while one works in it.
      await main(page).locator('[data-row] textarea').first().focus();
      await explorePage(walk, 'a row of the desk', seen);
    },
  },
  {
    name: 'a month before it is closed',
    account: 'finance',
    async run(walk) {
      const { page } = walk;
      await change(page, '/office/months', (months) => ({ ...months, over: true }));
      await change(page, '/office/months/*', (month) => ({ ...month, over: true, checks: [] }));
      await exploreAddress(walk, '/office/month-close');
    },
  },
];

export const openingSteps: readonly Step[] = [...ofAuthor, ...ofOffice];
