import { expect, test, type Locator, type Page } from '@playwright/test';
import { demoAccounts } from '#demo/accounts/demoAccounts.ts';
import { entities } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { can } from '#domain/roles.ts';
import { routes } from '../../../src/lib/routing/routes.ts';
import { isLong, sampleOneIn } from '../../support/long.ts';
import { like, t } from '../../support/t.ts';
import { expectAccessible, still } from '../support/axe.ts';
import { long } from '../support/long.ts';
import { accountButton, collectComplaints, signIn } from '../support/people.ts';
import { serverOfFile } from '../support/serverOfFile.ts';

const server = serverOfFile();

async function visit(page: Page, path: string, look = {}): Promise<void> {
  await page.goto(`${server.url}/#${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(t('common.loading'), { exact: true })).toHaveCount(0);
  await expectAccessible(page, path, look);
}

const within = { within: '#content' } as const;
/** Of a page whose colours another has shown. */
const content = { ...within, inLight: true } as const;
/** Of one of many pages of a sweep: only the long run looks at each in the dark. */
const inLight = !isLong;
const nowhere = '/no/such/page';

test.describe('axe finds nothing', () => {
  test.describe.configure({ mode: 'parallel' });
  test.use(still);

  test('on any page of a visitor', async ({ page }) => {
    const open = routes.filter(({ roles }) => roles === 'anyone');
    for (const { path } of sampleOneIn(3, open)) await visit(page, path, { inLight });
    await visit(page, nowhere);
    await page.goto(`${server.url}/#/benefit`);
    await page.getByRole('button', { name: t('layout.reader_app') }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: like('layout.reader_app_code') })).toBeVisible();
    await expectAccessible(page, 'the reader app');
  });

  test('on any page of an author', async ({ page }) => {
    await signIn(page, server.url, 'author', { guided: true });
    // What is for anyone a visitor has seen, and the frame a first page shows.
    const own = routes.filter(({ roles }) => roles !== 'anyone' && can('author_signed', roles));
    for (const { path } of sampleOneIn(2, own)) await visit(page, path, path === '/home' ? {} : { ...within, inLight });
    await visit(page, nowhere);
    await visit(page, '/office/tags');
    await accountButton(page).click();
    await expectAccessible(page, 'the avatar menu');
  });

  // The lists of the manager, who has most of them, are dealt out; only the long run looks at more than one hand.
  const hands = Array.from({ length: 6 }, (_, at) => ['manager', at + 1, 6] as const);
  for (const [account, part, parts] of [...hands, ['finance', 1, 1] as const])
    test(
      `in any list, record and blank form of ${account}, and none complains (${part}/${parts})`,
      part === 1 && account === 'manager' ? {} : long,
      async ({ page }) => {
        const complaints = collectComplaints(page);
        await signIn(page, server.url, account);
        const main = page.getByRole('main');
        const heading = main.getByRole('heading', { level: 1 });
        const create = main.getByRole('link', { name: t('ra.action.create'), exact: true });
        const links = page.getByRole('navigation', { name: t('common.menu') }).getByRole('link');
        const creatable = new Set(
          Object.values<Entity>(entities)
            .filter(({ access }) => can(demoAccounts[account], access.create ?? []))
            .map(({ name }) => `#/office/${name}`),
        );
        // Pages that are made by hand stand in the menu too.
        const listed = new Set(Object.values<Entity>(entities).map(({ name }) => `#/office/${name}`));
        for (const [index, link] of (await links.all()).entries()) {
          if (index % parts !== part - 1) continue;
          const name = (await link.textContent())!;
          await link.click();
          await expect(link, name).toHaveAttribute('aria-current', 'page');
          const path = (await link.getAttribute('href'))!;
          if (!listed.has(path)) {
            await expect(heading).toBeVisible();
            await expectAccessible(page, name);
            continue;
          }
          const nothing = main
            .getByText(like('ra.page.empty'))
            .or(main.getByText(like('ra.navigation.no_filtered_results')));
          await expect(main.getByRole('heading', { level: 1, name: /\d$/ }).or(nothing)).toBeVisible();
          await expectAccessible(page, name, { ...within, inLight });
          expect(await create.isVisible(), `a new one in ${name}`).toBe(creatable.has(path));
          if (creatable.has(path)) {
            await create.click();
            await expect(heading).toHaveText(like('ra.page.create'));
            await expectAccessible(page, `${name}, a blank form`, content);
            await link.click();
            await expect(create).toBeVisible();
          }
          if (await nothing.isVisible()) continue;
          // A cell with a link leads elsewhere.
          await main.locator('tbody tr').first().locator('td:not(:has(a, input, button))').first().click();
          await expect(page).toHaveURL(/\/office\/[\w-]+\/\d+(\/show)?$/);
          await expect(main.locator('.record-head').getByRole('link')).toHaveAttribute('href', path);
          await expectAccessible(page, `${name}, a record`, content);
        }
        expect(complaints).toEqual([]);
      },
    );

  test('in a new record and one that is refused, and where rows are marked and deleted', long, async ({ page }) => {
    await signIn(page, server.url, 'manager');
    await page.goto(`${server.url}/#/office/translation-tasks/create`);
    await page.getByRole('combobox', { name: t('common.role.translator') }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectAccessible(page, 'a picker');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('ra.action.save') }).click();
    await expect(page.getByText(t('validation.required')).first()).toBeVisible();
    await expectAccessible(page, 'a refused form');

    await page.goto(`${server.url}/#/office/comments`);
    page.once('dialog', (dialog) => void dialog.accept());
    await page
      .getByRole('checkbox', { name: t('ra.action.select_row') })
      .first()
      .check();
    await expectAccessible(page, 'a row marked');
    await page.getByRole('button', { name: t('common.more') }).click();
    await page.getByRole('menuitem', { name: t('ra.action.delete') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'asked whether to delete');
  });

  test('where nothing is found, and where there is nothing yet', long, async ({ page }) => {
    await signIn(page, server.url, 'manager');
    await page.goto(`${server.url}/#/office/tags`);
    await page.getByPlaceholder(t('ra.action.search'), { exact: true }).fill('no such tag');
    await expect(page.getByText(t('ra.navigation.no_filtered_results'))).toBeVisible();
    await expectAccessible(page, 'nothing found');
    for (const name of [t('ra.action.select_columns'), t('ra.action.add_filter'), t('list-views.office.title')]) {
      const menu = page.getByRole('main').getByRole('button', { name, exact: true });
      await menu.click();
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
      await expectAccessible(page, `the menu '${name}'`, content);
      await page.keyboard.press('Escape');
    }
    const data = { items: [], total: 0, page: 1, per_page: 25 };
    await page.route('**/api/office/comments?*', (route) =>
      route.fulfill({ json: { status: 200, message: 'success', data } }),
    );
    await page.getByRole('link', { name: t('pages.title.comments'), exact: true }).click();
    await expect(page.getByText(t('ra.page.empty'))).toBeVisible();
    await expectAccessible(page, 'nothing yet');
  });
});

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
