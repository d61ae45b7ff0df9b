import { readFile } from 'node:fs/promises';
import { expect, test, type Download, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { endOfDay } from '#domain/shared/clock.ts';
import type { Segment } from '#domain/translation/segments.ts';
import { makeSourceFile } from '../../support/sourceImports.ts';
import { like as likeIn, t as sentence } from '../../support/t.ts';
import { createApi } from '../support/api.ts';
import { still } from '../support/axe.ts';
import { long } from '../support/long.ts';
import { collectComplaints, signIn } from '../support/people.ts';
import { serverWithClock } from '../support/serverWithClock.ts';
import { fillTaskFile, readLines } from '../support/taskFile.ts';
import { cancelOpenTasks, translateChapter, translateText } from '../support/translating.ts';

const clocked = serverWithClock();
const { server } = clocked;
const { ask, call, signOutAll } = createApi(server);
test.use({ ...still, actionTimeout: 30_000 });

const chapters = 60;
/** The second translator of the demo, who works in Word. */
const inWord = 'yusuf_rahman';
const hour = 3_600_000;

const readBytes = async (download: Download) => readFile(await download.path());
const textFile = (text: string) => ({ name: 'lamps.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });

interface Given {
  id: number;
  ends_on: string;
  first_chapter: number;
  last_chapter: number;
  titles: { translator_id: string };
}
interface Listed {
  id: number;
  number: number;
  state: string;
}
const listChapters = async (task: number, who = 'manager'): Promise<Listed[]> =>
  (await call(who, 'GET', `/office/translation-tasks/${task}/chapters?per_page=100`)).items;
for (const language of ['en', 'zh-CN'] as const)
  test(
    `a book goes from its source to its readers, and on when the source changes (${language})`,
    long,
    async ({ browser }) => {
      test.setTimeout(300_000);
      const t: typeof sentence = (key, args) => sentence(key, args, language);
      const like: typeof likeIn = (key, args) => likeIn(key, args, language);
      let lamp = 'lamp';
      const say = (source: string) => translateText(source, lamp);
      const travel = async (to?: Date) => {
        signOutAll();
        await clocked.travel(to);
      };
      await travel();

      /** Opens a page as somebody, in a browser of their own. */
      async function as(account: string, at: string, act: (page: Page) => Promise<void>): Promise<void> {
        const page = await browser.newPage();
        const complaints = collectComplaints(page);
        await signIn(page, server.url, account);
        await page.evaluate((code) => void (localStorage.language = code), language);
        await page.goto(`${server.url}/#${at}`);
        await page.reload();
        await act(page);
        expect(complaints, `${account} at ${at}`).toEqual([]);
        await page.close();
      }
      const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
      const inDialog = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name });
      const field = (page: Page, number: number) =>
        page.getByRole('textbox', { name: t('translation.office.desk.segment', { number }), exact: true });
      const textOn = (page: Page, text: string | RegExp) => page.getByText(text).first();

      const { id: book } = await call('manager', 'POST', '/office/business-books', {
        title: `Lamps (${language})`,
        author: '沈青舟',
        grade: 'A',
        language: 'zh-CN',
        category: 'Fantasy',
        share_proportion: 0.5,
      });
      const importFile = (text: string, counts: { added: number; changed: number; unchanged: number }) =>
        as('manager', `/office/import-chapters?book_id=${book}`, async (page) => {
          await page.locator('input[type=file]').setInputFiles(textFile(text));
          await button(page, like('books.seldom.import.store')).click();
          await expect(textOn(page, t('books.seldom.import.done_text', counts))).toBeVisible();
        });

      await test.step('the manager imports the source', () =>
        importFile(makeSourceFile(chapters), { added: chapters, changed: 0, unchanged: 0 }));

      await cancelOpenTasks(call, ['translator', inWord]);
      await test.step('and splits it over two translators', () =>
        as('manager', `/office/give-out?book_id=${book}&language=en`, async (page) => {
          await page.getByRole('checkbox', { name: 'translator', exact: true }).check();
          await page.getByRole('checkbox', { name: inWord }).check();
          await button(page, like('translation.office.assign.give')).click();
          await expect(textOn(page, t('translation.office.assign.done', { smart_count: 2 }))).toBeVisible();
        }));
      const { items: tasks } = await call('manager', 'GET', `/office/translation-tasks?book_id=${book}&per_page=10`);
      const findTask = (name: string): Given => tasks.find(({ titles }: Given) => titles.translator_id === name);
      const [atDesk, byFile] = [findTask('translator'), findTask(inWord)];
      // By their pace: who has none yet gets fewer.
      const fromWord = byFile.last_chapter - byFile.first_chapter + 1;
      expect([atDesk.first_chapter, byFile.last_chapter]).toEqual([1, chapters]);
      const { id: entry } = await call('tauditor', 'POST', '/office/dictionary-entries', {
        book_id: book,
        language: 'en',
        term: '灯',
        translation: 'lamp',
        type: 'other',
        state: 'approved',
      });
      const card = (page: Page) =>
        page
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { level: 2, name: `Lamps (${language})` }) });

      await test.step('one works at the desk, by keyboard', () =>
        as('translator', '/office/my-translations', async (page) => {
          await card(page)
            .getByRole('button', { name: t('translation.office.my_translations.receive') })
            .click();
          await card(page)
            .getByRole('link', { name: t('translation.office.my_translations.go_on') })
            .click();
          await page.getByRole('textbox', { name: t('translation.office.desk.chapter_title') }).fill('Night 1');
          await field(page, 1).click();
          for (const source of ['灯亮着。1', '没有人来。1']) {
            await page.keyboard.type(say(source));
            await page.keyboard.press('Control+Enter');
          }
          await expect(textOn(page, t('translation.office.desk.state.saved'))).toBeVisible();
          await button(page, t('translation.office.desk.submit')).click();
          await expect(textOn(page, t('translation.office.desk.submitted'))).toBeVisible();
        }));
      const [first, ...others] = await listChapters(atDesk.id);
      expect(first).toMatchObject({ number: 1, state: 'in_review' });
      for (const { id } of others.slice(0, 9)) await translateChapter(call, 'translator', id, say);

      await test.step('one works in Word', () =>
        as(inWord, '/office/my-translations', async (page) => {
          await card(page)
            .getByRole('button', { name: t('translation.office.my_translations.receive') })
            .click();
          await card(page)
            .getByRole('link', { name: t('translation.office.upload.title') })
            .click();
          const downloading = page.waitForEvent('download');
          await button(page, t('translation.seldom.upload.download')).click();
          const filled = fillTaskFile(await readBytes(await downloading), say);
          const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
          await page.locator('input[type=file]').setInputFiles({ name: 'lamps.docx', mimeType, buffer: filled });
          await button(page, t('translation.seldom.upload.go', { smart_count: fromWord })).click();
          await expect(textOn(page, like('translation.seldom.upload.done', { smart_count: fromWord }))).toBeVisible();
          await page.goto(`${server.url}/#/office/my-translations`);
          await card(page)
            .getByRole('button', { name: like('translation.office.my_translations.submit') })
            .click();
          await expect(textOn(page, t('translation.office.my_translations.submitted'))).toBeVisible();
        }));
      expect((await listChapters(byFile.id)).map(({ state }) => state)).toEqual(Array(fromWord).fill('in_review'));

      await test.step('a term changes in the middle', async () => {
        await call('tauditor', 'POST', `/office/dictionary-entries/${entry}`, { translation: 'lantern' });
        await as('tauditor', `/office/replace-term?entry=${entry}`, async (page) => {
          await button(page, like('translation.office.replace.go')).click();
          await expect(
            textOn(page, t('translation.office.replace.done', { smart_count: fromWord + 10 })),
          ).toBeVisible();
        });
        lamp = 'lantern';
      });

      await test.step('one runs out of time and gets three days', async () => {
        await travel(new Date(endOfDay(atDesk.ends_on).getTime() + 2 * hour));
        const statusNow = async () => (await call('manager', 'GET', `/office/translation-tasks/${atDesk.id}`)).status;
        await expect.poll(statusNow, { timeout: 90_000 }).toBe('time_out');
        await as('translator', '/office/my-translations', async (page) => {
          await expect(card(page).getByText(t('translation.office.errors.past_end'))).toBeVisible();
          await card(page)
            .getByRole('button', { name: t('translation.office.desk.extend') })
            .click();
          await page.getByRole('dialog').getByRole('textbox').last().fill('My child was ill.');
          await inDialog(page, t('translation.office.my_translations.send')).click();
          await expect(textOn(page, t('translation.office.my_translations.requested'))).toBeVisible();
        });
        const late = await ask('translator', 'POST', `/office/translation-tasks/${atDesk.id}/submit`, {});
        expect(late).toMatchObject({ status: 409 });
        const { items } = await call('tauditor', 'GET', `/office/extension-requests?task_id=${atDesk.id}`);
        await as('tauditor', `/office/extension-requests/${items[0].id}/show`, async (page) => {
          await button(page, t('translation.office.request.approve')).click();
          await inDialog(page, t('translation.office.request.approve')).click();
          await expect(textOn(page, t('translation.office.request.decided'))).toBeVisible();
        });
        for (const { id } of others.slice(9)) await translateChapter(call, 'translator', id, say);
        await as('translator', '/office/my-translations', async (page) => {
          await card(page)
            .getByRole('button', { name: like('translation.office.my_translations.submit') })
            .click();
          await expect(textOn(page, t('translation.office.my_translations.submitted'))).toBeVisible();
        });
      });

      await test.step('the auditor sends two paragraphs back', async () => {
        await as('tauditor', `/office/translation-reviews?id=${first!.id}`, async (page) => {
          const text = page.getByRole('region', { name: t('common.office.review.text') });
          await expect(text).toBeVisible();
          await text.focus();
          for (const remark of ['It is “shone”.', 'It is “no one”.']) {
            await page.keyboard.press('ArrowDown');
            await page.keyboard.press('n');
            await page.keyboard.type(remark);
            await page.keyboard.press('Control+Enter');
          }
          await page.keyboard.press('r');
          await page.keyboard.type('See my remarks.');
          await page.keyboard.press('Control+Enter');
          await expect(textOn(page, like('common.office.review.done_rejected'))).toBeVisible();
        });
        await as('translator', `/office/translate?id=${first!.id}`, async (page) => {
          await expect(textOn(page, 'It is “no one”.')).toBeVisible();
          for (const [at, text] of ['The lantern shone. 1', 'No one came. 1'].entries()) {
            await field(page, at + 1).fill(text);
            await page.keyboard.press('Control+Enter');
          }
          await expect(textOn(page, t('translation.office.desk.state.saved'))).toBeVisible();
          await button(page, t('translation.office.desk.submit')).click();
          await expect(textOn(page, t('translation.office.desk.submitted'))).toBeVisible();
        });
      });

      await test.step('all is approved', async () => {
        for (const task of [atDesk, byFile]) {
          const [one] = await listChapters(task.id);
          await as('tauditor', `/office/translation-reviews?id=${one!.id}`, async (page) => {
            await button(page, t('translation.office.review.approve_all')).click();
            await inDialog(page, t('translation.office.review.approve_all')).click();
            await expect(textOn(page, like('translation.office.review.done_all_approved'))).toBeVisible();
          });
        }
        const { items } = await call('manager', 'GET', `/office/translation-tasks?book_id=${book}`);
        expect(items.map(({ status }: { status: string }) => status)).toEqual(['done', 'done']);
      });

      await test.step('released, and exported', async () => {
        const { editions } = await call('manager', 'GET', `/office/business-books/${book}/chapter-grid`);
        await as('manager', `/office/editions/${editions[0].id}/show`, async (page) => {
          await button(page, t('translation.office.edition.release')).click();
          const dialog = page.getByRole('dialog');
          await dialog.getByLabel(t('translation.office.assign.from')).fill('1');
          await dialog.getByLabel(t('translation.office.assign.to')).fill(String(chapters));
          await inDialog(page, t('translation.office.edition.go')).click();
          await expect(
            textOn(page, like('translation.office.edition.released', { smart_count: chapters })),
          ).toBeVisible();
          await inDialog(page, t('common.close')).last().click();

          const save = async (name: string) => {
            const downloading = page.waitForEvent('download');
            await button(page, name).click();
            return readBytes(await downloading);
          };
          const lines = readLines(await save(t('translation.office.edition.docx')));
          expect(lines.filter((line) => /^Chapter \d+: Night \d+$/.test(line))).toHaveLength(chapters);
          expect(lines.filter((line) => /^The lantern (burned|shone)\. \d+$/.test(line))).toHaveLength(chapters);
          expect(lines).toContain('No one came. 1');
          const parts = unzipSync(await save(t('translation.office.edition.epub')));
          const book = Object.values(parts)
            .map((bytes) => strFromU8(bytes))
            .join('\n');
          expect(book.match(/The lantern (burned|shone)\. \d+/g)).toHaveLength(chapters);
        });
      });

      await test.step('the source changes, and three paragraphs reopen', async () => {
        const changed = [5, 20, 40];
        const text = makeSourceFile(chapters, (number) =>
          [changed.includes(number) ? `灯灭了。${number}` : `灯亮着。${number}`, `没有人来。${number}`].join('\n'),
        );
        await importFile(text, { added: 0, changed: 3, unchanged: chapters - 3 });
        await as('manager', `/office/business-books/${book}/show`, async (page) => {
          const stale = page.getByRole('main').getByText(t('translation.office.grid.stale'), { exact: true });
          await expect(stale).toHaveCount(3);
        });
        await call('manager', 'POST', '/office/translation-tasks/assign', {
          book_id: book,
          language: 'en',
          parts: [
            {
              translator_id: await getId('translator'),
              ends_on: '2099-01-01',
              first_chapter: 1,
              last_chapter: chapters,
            },
          ],
        });
        const { items } = await call('manager', 'GET', `/office/translation-tasks?book_id=${book}&per_page=10`);
        const again = items.find(({ status }: { status: string }) => status === 'pending_translation');
        const open = await listChapters(again.id);
        expect(open.map(({ number }) => number)).toEqual(changed);
        for (const { id } of open) {
          const { text: segments } = await call('manager', 'GET', `/office/translated-chapters/${id}`);
          expect(segments.map(({ done }: Segment) => done)).toEqual([false, true]);
        }
        await as('translator', `/office/translate?id=${open[0]!.id}`, async (page) => {
          await expect(textOn(page, t('translation.office.desk.changed'))).toBeVisible();
        });
      });

      async function getId(name: string): Promise<number> {
        const { items } = await call('manager', 'GET', '/office/translators');
        return items.find((one: { name: string }) => one.name === name).id;
      }
    },
  );
