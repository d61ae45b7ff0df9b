import { expect, test, type Browser, type Page } from '@playwright/test';
import { addDays, addMonths, dayOf, monthOf, startOfDay } from '#domain/shared/clock.ts';
import { formatMonth } from '#domain/shared/formatDates.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { like, t } from '../../support/t.ts';
import { createApi } from '../support/api.ts';
import { expectAccessibleStep, still } from '../support/axe.ts';
import { longText, makeSignableStory, makeStory, signStory } from '../support/contracts.ts';
import { long } from '../support/long.ts';
import { openAddress } from '../support/openAddress.ts';
import { signIn, type Account } from '../support/people.ts';
import { serverWithClock } from '../support/serverWithClock.ts';

const clocked = serverWithClock();
const { server } = clocked;
const { ask, call, signOutAll } = createApi(server);
test.use(still);

const hour = 3_600_000;
const judges = ['manager', 'manager2', 'wauditor'] as const;
const winning = 'The Tide Clock';
const losing = 'Salt Letters';
const title = 'Stories of the Sea';

/** The browser of somebody, whose clock is the server's from now on. */
async function openAs(browser: Browser, account: Account, now?: Date): Promise<Page> {
  const page = await (await browser.newContext(still.contextOptions)).newPage();
  if (now) await page.clock.setFixedTime(now);
  await signIn(page, server.url, account);
  return page;
}

test(
  'a contest goes from its form over an entry, its judges and a claim to a prize on the statement',
  long,
  async ({ browser }) => {
    test.setTimeout(300_000);
    const today = dayOf(new Date());
    const closes = addDays(today, 10);
    const results = new Date(startOfDay(addDays(today, 15)).getTime() + 12 * hour);
    const travel = async (to: Date) => {
      signOutAll();
      await clocked.travel(to);
    };
    const balanced = async () =>
      expect(await call('finance', 'GET', '/office/payroll/sums')).toMatchObject({ balanced: true });

    const tide = await makeStory(call, winning);
    const { language, genre } = await call('author', 'GET', `/fictions/${tide}`);
    const manager = await openAs(browser, 'manager');
    const form = manager.getByRole('main');
    const isInput = form.locator('input, select, textarea');
    const field = (entity: string, name: string) =>
      form.getByLabel(t(`resources.office/${entity}.fields.${name}`)).and(isInput);
    const openForm = (entity: string) => openAddress(manager, server.url, `/office/${entity}/create`);
    const save = async () => {
      await form.getByRole('button', { name: t('ra.action.save') }).click();
      await expect(manager).not.toHaveURL(/create/);
    };
    const chooseContest = async (entity: string) => {
      await field(entity, 'contest_id').fill('sea');
      await manager.getByRole('option', { name: title }).click();
    };

    await test.step('a manager fills in the form of a contest, of its text and of its prize', async () => {
      await openForm('contests');
      const values = {
        name: title,
        slug: 'sea',
        opens_on: addDays(today, -1),
        closes_on: closes,
        signed_since: addDays(today, -1),
        results_at: results.toISOString().slice(0, 16).replace('T', ' '),
        claims_until: `${addDays(today, 25)} 12:00`,
        judges_each: String(judges.length),
      };
      for (const [name, value] of Object.entries(values)) await field('contests', name).fill(value);
      for (const [name, option] of [
        ['languages', formatLanguageName(language, 'en')],
        ['genres', t(`stories.shared.tag.${genre}` as never)],
      ] as const) {
        await form
          .getByRole('group', { name: t(`resources.office/contests.fields.${name}`) })
          .getByRole('button')
          .click();
        await manager.getByRole('checkbox', { name: option, exact: true }).check();
        await manager.keyboard.press('Escape');
      }
      await expectAccessibleStep(manager, 'the form of a contest');
      await save();
      await openForm('contest-texts');
      await chooseContest('contest-texts');
      await field('contest-texts', 'title').fill(title);
      await field('contest-texts', 'language').fill('English');
      await manager.getByRole('listbox').getByRole('option', { name: 'English', exact: true }).click();
      await field('contest-texts', 'summary').fill('Stories that smell of salt.');
      await save();
      await openForm('contest-prizes');
      await chooseContest('contest-prizes');
      await field('contest-prizes', 'place').fill('1');
      await field('contest-prizes', 'amount').fill('3000');
      await save();
      await manager.context().close();
    });

    const { items: contests } = await call('manager', 'GET', '/office/contests?q=sea');
    const contest = contests[0].id;
    const add = (entity: string, values: object) =>
      call('manager', 'POST', `/office/${entity}`, { contest_id: contest, ...values });
    await add('contest-criteria', { name: 'Voice', weight: 1, hint: null });
    for (const judge of judges) {
      const { items } = await call('manager', 'GET', `/office/users?q=${judge}`);
      await add('contest-judges', { user_id: items.find(({ user_name }: any) => user_name === judge).id });
    }

    await test.step('a manager opens it in its form', async () => {
      const page = await openAs(browser, 'manager');
      const main = page.getByRole('main');
      await openAddress(page, server.url, `/office/contests/${contest}`);
      await main.getByLabel(t('resources.office/contests.fields.state')).selectOption('published');
      await main.getByRole('button', { name: t('ra.action.save') }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(like('resources.office/contests.name'));
      await page.context().close();
    });

    const author = await openAs(browser, 'author');
    const main = author.getByRole('main');
    await test.step('an author enters a story without a contract, which becomes a full entry once it is signed', async () => {
      await openAddress(author, server.url, '/event?contest=sea');
      await main.getByRole('button', { name: t('contests.event.enter') }).click();
      const dialog = author.getByRole('dialog');
      await dialog.getByRole('radio', { name: new RegExp(winning) }).check();
      await expectAccessibleStep(author, 'a story to enter');
      await dialog.getByRole('button', { name: t('contests.event.dialog.go') }).click();
      await expect(main.getByText(t('contests.author.state.preliminary')).first()).toBeVisible();

      await call('author', 'POST', `/fictions/${tide}/chapters/new`, { title: 'All of it', content: longText });
      await signStory(call, tide);
      // The page of the author moves by itself, or when it is opened again.
      await openAddress(author, server.url, '/event?contest=sea');
      await expect(main.getByText(t('contests.author.state.full')).first()).toBeVisible();
      const second = await makeSignableStory(call, losing);
      await signStory(call, second);
      await call('author', 'POST', `/contests/${contest}/entries`, { fiction_id: second });
      await author.context().close();
    });

    const afterClose = new Date(startOfDay(addDays(closes, 1)).getTime() + hour);
    await travel(afterClose);
    await test.step('a manager deals its entries, and three judges score them', async () => {
      const page = await openAs(browser, 'manager', afterClose);
      const desk = page.getByRole('main');
      const dialog = page.getByRole('dialog');
      await openAddress(page, server.url, `/office/contest-result?id=${contest}`);
      await desk.getByRole('button', { name: t('contests.seldom.deal') }).click();
      await dialog.getByRole('button', { name: t('contests.seldom.deal') }).click();
      await expect(page.getByText(like('contests.seldom.dealt', { count: 6 }))).toBeVisible();

      for (const [story, points] of [
        [winning, 9],
        [losing, 4],
      ] as const) {
        await openAddress(page, server.url, '/office/judging');
        await desk.getByRole('link', { name: story }).click();
        await desk.getByRole('radio', { name: String(points), exact: true }).check();
        await desk.getByRole('button', { name: t('contests.office.judging.save') }).click();
        await expect(page.getByText(t('contests.office.judging.saved', { title: story }))).toBeVisible();
        await expect(desk.getByText(t('contests.office.judging.blind'))).toBeVisible();
      }
      for (const judge of ['manager2', 'wauditor'] as const) {
        const { items } = await call(judge, 'GET', '/office/judgings');
        for (const { id, story } of items) {
          const { criteria } = await call(judge, 'GET', `/office/judgings/${id}`);
          const score = story.title === winning ? 8 : 5;
          const scores = criteria.map((one: any) => ({ criterion_id: one.id, score }));
          await call(judge, 'POST', `/office/judgings/${id}`, { scores, comment: null });
        }
      }
      await openAddress(page, server.url, `/office/contest-result?id=${contest}`);
      await desk.getByRole('button', { name: t('contests.seldom.decide') }).click();
      await expectAccessibleStep(page, 'a contest to decide');
      await dialog.getByRole('button', { name: t('contests.seldom.decide') }).click();
      await expect(desk.getByText(like('contests.seldom.decided'))).toBeVisible();
      await page.context().close();
    });
    const early = await ask('author', 'POST', `/contests/${contest}/entries/${tide}/claim`);
    expect(early.status).not.toBe(200);

    const afterResults = new Date(results.getTime() + hour);
    await travel(afterResults);
    await test.step('the results come out at their time, and the winner claims the prize once', async () => {
      const listSubjects = async () => {
        const { all } = await call('author', 'GET', '/message/list');
        return all.flatMap(({ kind, title: subject }: any) => (kind === 'contest_won' ? subject : []));
      };
      await expect.poll(listSubjects, { timeout: 30_000 }).toEqual([expect.stringContaining(winning)]);
      const page = await openAs(browser, 'author', afterResults);
      const event = page.getByRole('main');
      await openAddress(page, server.url, '/event?contest=sea');
      const result = event.getByRole('region', { name: t('contests.event.results.title') });
      await expect(result.getByText(winning)).toBeVisible();
      await expect(result.getByText(losing)).toBeHidden();
      await event.getByRole('button', { name: like('contests.author.claim.go') }).click();
      await expect(page.getByText(t('contests.author.claim.done', { title: winning }))).toBeVisible();
      await expectAccessibleStep(page, 'a prize that was claimed');
      await page.context().close();
      // Once more it is what it is.
      await call('author', 'POST', `/contests/${contest}/entries/${tide}/claim`);
    });

    await test.step('finance books it, and it is on the statement of the month after', async () => {
      const { items } = await call('finance', 'GET', '/office/bonus-details?status=pending&per_page=100');
      const prize = items.filter(({ amount }: any) => amount === 300_000);
      expect(prize).toHaveLength(1);
      await call('finance', 'POST', `/office/bonus-details/${prize[0].id}/approve`, { amount: null });
      await balanced();
      const counted = addMonths(monthOf(results), 1);
      expect(prize[0].day).toContain(counted);
      for (let month = monthOf(new Date()); month <= counted; month = addMonths(month, 1)) {
        await travel(new Date(startOfDay(`${addMonths(month, 1)}-01`).getTime() + 2 * hour));
        await call('finance', 'POST', `/office/months/${month}/close`);
        await balanced();
      }
      const now = new Date(startOfDay(`${addMonths(counted, 1)}-01`).getTime() + 3 * hour);
      await travel(now);
      const page = await openAs(browser, 'author', now);
      await openAddress(page, server.url, '/income');
      const statements = page.getByRole('region', { name: t('statements.author.list.title') });
      await statements.getByRole('button', { name: formatMonth(counted, 'en'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('$3,000.00').first()).toBeVisible();
      await expectAccessibleStep(page, 'a prize on the statement');
      await page.context().close();
    });
  },
);
