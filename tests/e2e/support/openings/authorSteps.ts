import { expect } from '@playwright/test';
import { statusCodes } from '#domain/stories/story.ts';
import { like, t } from '../../../support/t.ts';
import type { Call } from '../api.ts';
import { textbox } from '../chapters.ts';
import { makeStory } from '../contracts.ts';
import { openAddress, settle } from '../openAddress.ts';
import { photo } from '../people.ts';
import { exploreAddress, explorePage, lookAt, type Walk } from './explore.ts';
import { answer, button, change, lookAtDialog, main, pressAndLook, type Step } from './steps.ts';

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

export const authorSteps: readonly Step[] = [
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
    name: 'what a story has earned, and a story that is deleted',
    account: 'author',
    async run(walk, call) {
      const { page, url } = walk;
      await openAddress(page, url, '/income');
      const earned = page.getByRole('region', { name: t('earnings.author.earned.title'), exact: true });
      await earned.getByRole('button', { name: t('earnings.author.earned.by_story') }).click();
      await expect(earned.getByRole('columnheader', { name: t('earnings.author.earned.story') })).toBeVisible();
      await pressAndLook(walk, earned.getByRole('rowheader').getByRole('button').first(), 'what a story has earned');
      await openAddress(page, url, `/story/form?id=${await makeStory(call, 'Never begun')}`);
      await pressAndLook(walk, button(page, t('stories.author.delete')), 'a story that is deleted');
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
