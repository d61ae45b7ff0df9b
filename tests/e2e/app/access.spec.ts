import { expect, test, type Locator } from '@playwright/test';
import { statusCodes } from '#domain/stories/story.ts';
import { like, t } from '../../support/t.ts';
import { still } from '../support/axe.ts';
import { api, chapterIn, saved, textbox } from '../support/chapters.ts';
import { pressAt, tabTo } from '../support/keyboard.ts';
import { long } from '../support/long.ts';
import { signIn, fetchToken } from '../support/people.ts';
import { serverOfFile } from '../support/serverOfFile.ts';
import { expectTree } from '../support/trees.ts';

const server = serverOfFile();
test.use(still);

/** A story of the demo's author that goes on under contract. */
async function signedStory() {
  const { items } = await api<{ items: { id: number; title: string; status: number }[] }>(
    server.url,
    await fetchToken(server.url, 'author'),
    '/api/fictions?filter=signed',
  );
  return items.find(({ status }) => status === statusCodes.ongoing)!;
}

test('the screens and dialogs of authors have the trees that screen readers know', async ({ page }) => {
  await page.goto(`${server.url}/#/login/login`);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const heading = main.getByRole('heading', { level: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectTree(page.locator('body'), 'sign-in');

  await signIn(page, server.url, 'author', { withStatement: true });
  await expect(dialog.getByRole('table').first()).toBeVisible();
  await expectTree(dialog, 'payment-summary');
  await dialog.getByRole('button', { name: t('statements.author.confirm.next') }).click();
  // A new step is read out.
  await expect(dialog.locator('[aria-current=step]')).toBeFocused();
  await expect(dialog.getByRole('button', { name: t('statements.author.confirm.next') })).toBeVisible();
  await expectTree(dialog, 'payment-details');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  for (const [path, name, title] of [
    ['/home', 'home', like('home.author.welcome')],
    ['/story', 'stories', t('stories.author.name')],
    ['/story/form', 'story-form', t('stories.author.new')],
    ['/comments', 'comments', t('pages.title.comments')],
    ['/person', 'profile', t('pages.title.person')],
  ] as const) {
    await page.goto(`${server.url}/#${path}`);
    await expect(heading).toHaveText(title);
    await expect(main.getByText(t('common.loading'), { exact: true })).toHaveCount(0);
    await expectTree(main, name);
  }
});

test('the page of a story and the editor have theirs', long, async ({ page }) => {
  const main = page.getByRole('main');
  await signIn(page, server.url, 'author');
  const story = await signedStory();
  await page.goto(`${server.url}/#/story/detail?id=${story.id}`);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(story.title);
  const newest = main.getByRole('row').nth(1).getByRole('link');
  await expect(newest).toBeVisible();
  await expectTree(main, 'story-page');
  await newest.click();
  await expect(textbox(page)).toBeVisible();
  await expectTree(main, 'editor');
});

test('a keyboard goes from a list of the office to a saved record and back, and its screens have their trees', async ({
  page,
}) => {
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
  await expectTree(main, 'office-list');
  await pressAt(main.getByRole('button', { name: t('ra.action.select_columns') }));
  await expect(main.getByRole('button', { name: t('ra.action.reset') })).toBeVisible();
  await expectTree(main, 'office-columns');
  await page.keyboard.press('Escape');

  const name = await first.textContent();
  await pressAt(first);
  await expect(heading).toBeFocused();
  await expectTree(main, 'office-record');
  await tabTo(main.getByLabel(t('resources.office/tags.fields.name'), { exact: true }));
  await page.keyboard.type(`${name} and more`);
  await pressAt(main.getByRole('button', { name: t('ra.action.save') }));
  await expect(heading).toHaveText(like('resources.office/tags.name', { smart_count: 2 }));
  await expect(heading).toBeFocused();
  await expect(main.getByRole('link', { name: `${name} and more` })).toBeVisible();
});

test(
  'a keyboard goes from a new story to its first chapter, and from a signed one to a chapter that readers have',
  long,
  async ({ page, browser }) => {
    const signed = await signedStory();
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

    await test.step('a story is made, and its first chapter begun', async () => {
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
      await write('A bell rings where no ship is.');
      // What cannot be done yet says why.
      await expect(main.getByText(t('editor.writing.action.unsigned'))).toBeVisible();
    });

    const chapter = await test.step('a chapter of a story under contract goes to its review', async () => {
      await toStories();
      await pressAt(main.getByRole('link', { name: signed.title }));
      await expect(heading).toHaveText(signed.title);
      await pressAt(main.getByRole('link', { name: t('stories.writing.page.new_chapter') }));
      const id = await write('Salt on the glass.');
      await pressAt(main.getByRole('button', { name: t('editor.writing.action.publish') }));
      await expect(main.getByRole('menuitem', { name: t('editor.writing.action.publish') }).first()).toBeFocused();
      await keyboard.press('Enter');
      await expect(main.getByText(t('chapters.shared.status.pending_review')).first()).toBeVisible();
      return id;
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

test(
  'in the colours of the system one sees what is chosen, where one is and what is unread',
  long,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const fill = (target: Locator, part?: string) =>
      target.evaluate((element, part) => getComputedStyle(element, part).backgroundColor, part);
    await signIn(page, server.url, 'author');
    const menu = page.getByRole('navigation', { name: t('common.menu') });
    const [here, elsewhere] = [t('pages.title.home'), t('pages.title.person')].map((name) =>
      menu.getByRole('link', { name }),
    );
    await expect(here!).toHaveAttribute('aria-current', 'page');
    expect(await fill(here!)).not.toBe(await fill(elsewhere!));

    await page.goto(`${server.url}/#/message`);
    const unread = page.getByRole('main').locator('[data-unread=true] [class*=title]').first();
    await expect(unread).toBeVisible();
    // As its text, which the system tells from the page.
    const ink = await unread.evaluate((element) => getComputedStyle(element).color);
    expect(await fill(unread, '::before')).toBe(ink);

    await page.goto(`${server.url}/#/income`);
    const toggle = (pressed: boolean) => page.getByRole('main').getByRole('button', { pressed }).first();
    await expect(toggle(true)).toBeVisible();
    expect(await fill(toggle(true))).not.toBe(await fill(toggle(false)));
  },
);
