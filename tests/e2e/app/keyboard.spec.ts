import { expect, test } from '@playwright/test';
import { like, t } from '../../support/t.ts';
import { createApi } from '../support/api.ts';
import { still } from '../support/axe.ts';
import { chapterIn, saved, textbox } from '../support/chapters.ts';
import { longText, signStory } from '../support/contracts.ts';
import { pressAt, tabTo } from '../support/keyboard.ts';
import { long } from '../support/long.ts';
import { signIn } from '../support/people.ts';
import { serverOfFile } from '../support/serverOfFile.ts';

const server = serverOfFile();
const { call } = createApi(server);
test.use(still);

test('a keyboard goes from a list of the office to a saved record and back', async ({ page }) => {
  await signIn(page, server.url, 'manager');
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  const tags = page.getByRole('navigation', { name: t('common.menu') }).getByRole('link', {
    name: t('resources.office/tags.name', { smart_count: 2 }),
  });
  // The heading of the first page has the focus; the menu stands before it.
  await tabTo(tags, { key: 'Shift+Tab' });
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(like('resources.office/tags.name', { smart_count: 2 }));
  await expect(heading).toBeFocused();
  const first = main.getByRole('row').nth(1).getByRole('link');
  await expect(first).toBeVisible();
  const name = await first.textContent();
  await pressAt(first);
  await expect(heading).toBeFocused();
  await tabTo(main.getByLabel(t('resources.office/tags.fields.name'), { exact: true }));
  await page.keyboard.type(`${name} and more`);
  await pressAt(main.getByRole('button', { name: t('ra.action.save') }));
  await expect(heading).toHaveText(like('resources.office/tags.name', { smart_count: 2 }));
  await expect(heading).toBeFocused();
  await expect(main.getByRole('link', { name: `${name} and more` })).toBeVisible();
});

test(
  'a keyboard goes from a new story to its first chapter, and once it is under contract to readers',
  long,
  async ({ page, browser }) => {
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { level: 1 });
    const { keyboard } = page;
    const toStories = async () => {
      const stories = page.getByRole('navigation', { name: t('common.menu') }).getByRole('link', {
        name: t('stories.author.name'),
      });
      await tabTo(stories, { key: 'Shift+Tab', most: 60 });
      await keyboard.press('Enter');
      await expect(heading).toHaveText(t('stories.author.name'));
      await expect(heading).toBeFocused();
    };
    const write = async (text: string) => {
      await expect(textbox(page)).toBeVisible();
      await tabTo(textbox(page));
      await keyboard.type(text);
      await saved(page);
      return chapterIn(page);
    };
    await signIn(page, server.url, 'author');

    const chapter = await test.step('a story is made, and its first chapter begun', async () => {
      await toStories();
      await pressAt(main.getByRole('link', { name: t('stories.author.new') }));
      const title = main.getByLabel(t('stories.author.field.title'));
      await expect(title).toBeFocused();
      await keyboard.type('The Bell Buoy');
      await tabTo(main.getByLabel(t('stories.author.field.lead_role')));
      await keyboard.type('Mara');
      await pressAt(main.getByLabel(t('stories.author.field.genre'), { exact: true }), 'ArrowDown');
      for (const field of ['channel', 'rating'] as const) {
        const group = main.getByRole('group', { name: t(`stories.author.field.${field}`) });
        await pressAt(group.getByRole('radio').first(), 'Space');
      }
      await pressAt(main.getByRole('button', { name: t('stories.author.next') }));
      await pressAt(main.getByRole('button', { name: t('stories.author.tags.take') }));
      await pressAt(main.getByRole('button', { name: t('stories.author.made_cover.pattern.waves') }));
      await expect(main.getByRole('img', { name: t('stories.author.field.cover') })).toBeVisible();
      await pressAt(main.getByRole('button', { name: t('stories.author.create') }));
      await expect(heading).toHaveText('The Bell Buoy');
      await pressAt(main.getByRole('link', { name: t('stories.writing.page.first_chapter') }));
      const id = await write('A bell rings where no ship is.');
      // What cannot be done yet says why.
      await expect(main.getByText(t('editor.writing.action.unsigned'))).toBeVisible();
      return id;
    });

    const { items } = await call('author', 'GET', '/fictions?q=Bell');
    const [story] = items;
    await call('author', 'POST', `/fictions/${story.id}/chapters/new`, { title: 'All of it', content: longText });
    await signStory(call, story.id);

    await test.step('its chapter goes to its review', async () => {
      await toStories();
      await pressAt(main.getByRole('link', { name: story.title }));
      await expect(heading).toHaveText(story.title);
      // The newest chapter stands first.
      await pressAt(main.getByRole('row').nth(2).getByRole('link'));
      expect(await write('Salt on the glass. ')).toBe(chapter);
      await pressAt(main.getByRole('button', { name: t('editor.writing.action.publish') }));
      await expect(main.getByRole('menuitem', { name: t('editor.writing.action.publish') }).first()).toBeFocused();
      await keyboard.press('Enter');
      await expect(main.getByText(t('chapters.shared.status.pending_review')).first()).toBeVisible();
    });

    await test.step('a reviewer finds and approves it', async () => {
      const reviewing = await (await browser.newContext(still.contextOptions)).newPage();
      await signIn(reviewing, server.url, 'wauditor');
      const desk = reviewing.getByRole('main');
      const menu = reviewing.getByRole('navigation', { name: t('common.menu') });
      await tabTo(menu.getByRole('link', { name: t('chapters.office.review.title') }), { key: 'Shift+Tab' });
      await reviewing.keyboard.press('Enter');
      // It came last, behind more than the first part of the queue.
      await tabTo(desk.getByRole('button', { name: t('common.office.list.more') }), { most: 80 });
      await reviewing.keyboard.press('Enter');
      await tabTo(desk.locator(`a[href*="id=${chapter}"]`), { key: 'Shift+Tab' });
      await reviewing.keyboard.press('Enter');
      await expect(desk.getByRole('region', { name: t('common.office.review.text') })).toBeFocused();
      await expect(desk.getByText('Salt on the glass.')).toBeVisible();
      await reviewing.keyboard.press('a');
      const dialog = reviewing.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await reviewing.keyboard.press('Enter');
      await expect(
        reviewing.getByRole('status').filter({ hasText: like('common.office.review.done_approved') }),
      ).toBeVisible();
      await reviewing.context().close();
    });

    // The author's page moves by itself.
    await expect(heading).toContainText(t('chapters.shared.status.published'));
  },
);
