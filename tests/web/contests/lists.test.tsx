import { screen, waitFor, within } from '@testing-library/react/pure';
import { beforeEach, describe, expect, test } from 'vitest';
import { contestText, on, openContestNow, werewolfStory } from '../../support/contests.ts';
import type { ValuesOf } from '../../support/records.ts';
import { like, t } from '../../support/t.ts';
import { cut, mend, open, openAs, server, setLanguage } from '../../support/web.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const contestNow = (values?: ValuesOf<'contest'>) => openContestNow(server, values);
/** The page's clock is the machine's, so the server's is put there too. */
beforeEach(() => void (server.clock.now = new Date()));

describe('a visitor', () => {
  test('finds the contests that take entries, those that close first before the others, and the ways to the others', async () => {
    await contestNow({ slug: 'moon', closes_on: on(20) });
    const mafia = await contestNow({ slug: 'mafia', closes_on: on(5) });
    await contestText(server, mafia, 'Конкурс мафии', { language: 'ru' });
    await contestNow({
      slug: 'wolf',
      opens_on: on(-900),
      closes_on: on(-800),
      results_at: `${on(-700)}T04:00:00.000Z`,
    });
    await contestNow({ slug: 'werewolf', state: 'withdrawn' });
    const user = open('/handbook');
    await user.click(within(await screen.findByRole('banner')).getByRole('link', { name: t('pages.title.event') }));
    expect(await heading(t('pages.title.event'))).toBeVisible();
    const main = within(screen.getByRole('main'));
    const links = () => main.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await waitFor(() =>
      expect(links()).toEqual([
        ['Moon contest', '#/mafia'],
        ['Moon contest', '#/event?contest=moon'],
        [t('pages.title.wolf'), '#/wolf'],
      ]),
    );
    expect(main.getAllByText(like('contests.event.running.until'))).toHaveLength(2);
    await setLanguage('ru');
    expect(await main.findByRole('link', { name: 'Конкурс мафии' })).toHaveAttribute('lang', 'ru');
  });

  test('reads that no contest takes entries, is coming or is being judged', async () => {
    await contestNow({ state: 'draft' });
    open('/event');
    for (const none of ['none', 'none_coming', 'none_closed'] as const)
      expect(await screen.findByText(t(`contests.event.running.${none}`))).toBeVisible();
    expect(within(screen.getByRole('main')).queryByRole('link')).toBeNull();
  });

  test('finds contests that open later, are being judged, and are decided', async () => {
    await contestNow({ slug: 'wolf', opens_on: on(2) });
    await contestNow({ slug: 'moon', opens_on: on(-9), closes_on: on(-1) });
    const at = `${on(-3)}T04:00:00.000Z`;
    await contestNow({ slug: 'sea', opens_on: on(-9), closes_on: on(-4), results_at: at, decided_at: at });
    await contestNow({ slug: 'late', opens_on: on(-9), closes_on: on(-4), results_at: at });
    open('/event');
    const read = async (name: 'open' | 'coming' | 'closed') => {
      const items = (await region(t(`contests.event.running.${name}`))).queryAllByRole('listitem');
      return items.map((item) => [within(item).getByRole('link').getAttribute('href'), item.textContent]);
    };
    const has = (sentence: string | RegExp) => expect.stringMatching(sentence);
    await waitFor(async () =>
      expect(await read('coming')).toEqual([['#/wolf?edition=1', has(like('contests.event.running.from'))]]),
    );
    expect(await read('open')).toEqual([]);
    expect(await read('closed')).toEqual([
      ['#/event?contest=moon&edition=1', has(like('contests.event.results.coming'))],
      ['#/event?contest=sea&edition=1', has(t('contests.event.running.out'))],
      ['#/event?contest=late&edition=1', has(like('contests.event.results.past'))],
    ]);
    expect(screen.queryByText(t('contests.event.running.others'))).toBeNull();
  });

  test('tries again where the list did not come', async () => {
    cut('get', '/api/contests');
    const user = open('/event');
    const again = await screen.findByRole('button', { name: t('common.retry') });
    mend();
    await user.click(again);
    expect(await heading(t('pages.title.event'))).toBeVisible();
  });
});

describe('an author', () => {
  test('finds two open editions of a contest, each by its own address', async () => {
    await contestNow();
    await contestNow({ edition: 2, closes_on: on(11) });
    await openAs('author_unsigned', '/home');
    const menu = within(await screen.findByRole('navigation', { name: t('common.menu') }));
    const links = await menu.findAllByRole('link', { name: 'Moon contest' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#/event?contest=moon&edition=1',
      '#/event?contest=moon',
    ]);
  });

  test('finds the contests that are open in the sidebar and at home, each once, and those of the others that are held', async () => {
    await contestNow();
    await contestNow({ slug: 'werewolf' });
    for (const slug of ['wolf', 'dangerous']) await contestNow({ slug, opens_on: on(-9), closes_on: on(-1) });
    await contestNow({ slug: 'mafia', state: 'draft' });
    const user = await openAs('author_unsigned', '/home');
    const menu = within(await screen.findByRole('navigation', { name: t('common.menu') }));
    await menu.findAllByRole('link', { name: 'Moon contest' });
    const events = () => menu.getAllByRole('link').slice(-4);
    expect(events().map((link) => link.getAttribute('href'))).toEqual([
      '#/event?contest=moon',
      '#/werewolf',
      '#/wolf',
      '#/dangerous',
    ]);
    const contests = await region(t('home.author.places.contests'));
    expect(contests.getAllByText(like('contests.author.until'))).toHaveLength(2);
    await user.click(events()[0]!);
    expect(await heading('Moon contest')).toBeVisible();
    expect(events().map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null, null]);
  });

  test('finds all own entries at home, the first of them at once', async () => {
    const one = await contestNow();
    const author = await server.insert('user', { role: 'author_signed' });
    for (let n = 0; n < 6; n++) {
      const { id } = await werewolfStory(server, author, { title: `Ash ${n}` });
      await server.insert('contestEntry', { contest_id: one.id, fiction_id: id, state: 'preliminary' });
    }
    const user = await openAs(author, '/home');
    const entries = within(await screen.findByRole('list', { name: t('contests.author.mine') }));
    expect(entries.getAllByRole('listitem')).toHaveLength(4);
    const contests = await region(t('home.author.places.contests'));
    await user.click(contests.getByRole('button', { name: t('contests.author.more') }));
    expect(entries.getAllByRole('listitem')).toHaveLength(6);
    expect(contests.queryByRole('button', { name: t('contests.author.more') })).toBeNull();
  });

  test('has no events in the sidebar where none is held', async () => {
    await openAs('author_unsigned', '/home');
    const menu = within(await screen.findByRole('navigation', { name: t('common.menu') }));
    await waitFor(() => expect(menu.queryByRole('link', { name: t('pages.title.wolf') })).toBeNull());
    expect(menu.queryByRole('heading', { name: t('layout.events') })).toBeNull();
    expect(screen.queryByRole('region', { name: t('home.author.places.contests') })).toBeNull();
  });
});
