import { dayLong } from '#domain/shared/clock.ts';
import { like, t } from '../../../support/t.ts';
import { openAddress, settle } from '../openAddress.ts';
import { exploreAddress, explorePage } from './explore.ts';
import { button, change, lookAtDialog, main, pressAndLook, type Step } from './steps.ts';

export const officeSteps: readonly Step[] = [
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
      await button(page, t('notifications.seldom.new')).click();
      await main(page).getByLabel(t('notifications.seldom.subject'), { exact: true }).fill('Closed');
      await main(page).getByLabel(t('notifications.seldom.text'), { exact: true }).fill('On Friday.');
      await pressAndLook(walk, button(page, like('notifications.seldom.send_to')), 'a message');
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
    name: 'a contest before it is decided',
    account: 'manager',
    async run(walk, call) {
      const { page, url } = walk;
      const scoreAll = ({ contest, entries, ...judging }: any) => ({
        ...judging,
        contest: { ...contest, results_at: new Date(Date.now() + dayLong).toISOString() },
        entries: entries.map((entry: any, at: number) => ({
          ...entry,
          rank: at + 1,
          mean: 8,
          proposed: at ? null : 1,
        })),
      });
      await change(page, '/office/contests/*/judging', scoreAll);
      const { items } = await call('manager', 'GET', '/office/contest-judges');
      await openAddress(page, url, `/office/contest-result?id=${items[0].contest_id}`);
      await pressAndLook(walk, button(page, t('contests.seldom.decide')), 'a contest before it is decided');
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
