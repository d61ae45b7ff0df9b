import { cleanup, screen, waitFor, within } from '@testing-library/react/pure';
import { beforeEach, describe, expect, test } from 'vitest';
import { lastEdition, type EntryState } from '#domain/contests/contest.ts';
import { startOfDay } from '#domain/shared/clock.ts';
import { contracts } from '#server/db/schema.ts';
import { contestText, loadEntry, on, openContestNow, werewolfStory } from '../../support/contests.ts';
import type { RowOf, ValuesOf } from '../../support/records.ts';
import { like, t } from '../../support/t.ts';
import { cut, hold, mend, open, openAs, refuse, requests, server, setLanguage } from '../../support/web.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const contestNow = (values?: ValuesOf<'contest'>) => openContestNow(server, values);
/** The page's clock is the machine's, so the server's is put there too. */
beforeEach(() => void (server.clock.now = new Date()));

describe('a visitor', () => {
  test.each(['/mafia', '/mafia?edition=1'])(
    'reads of %s that its contest is not held, and finds the others',
    async (path) => {
      await contestNow({ slug: 'mafia', state: 'withdrawn' });
      await contestNow();
      const user = open(path);
      expect(await heading(t('contests.event.not_held.title'))).toBeVisible();
      await user.click(screen.getByRole('link', { name: t('contests.event.not_held.go') }));
      expect(await screen.findByRole('link', { name: 'Moon contest' })).toBeVisible();
    },
  );

  test('reads what a contest is for, its days, prizes and rules, and is led by the sign-in back to it', async () => {
    const one = await contestNow({
      incentive_above: 20_000,
      incentive_from: on(1),
      incentive_to: on(5),
      incentive_amount: 7500,
      claims_until: `${on(60)}T04:00:00.000Z`,
    });
    await server.insert('contestPrize', { contest_id: one.id, place: 1, amount: 300_000, winners: 2, text: 'A cover' });
    const { id: fiction_id } = await server.insert('fiction', { title: 'Elm', language: 'en' });
    await server.insert('contestEntry', { contest_id: one.id, fiction_id, state: 'full' });
    open('/event?contest=moon');
    expect(await heading('Moon contest')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Moon contest · Quillhouse'));
    expect(screen.getByText(t('contests.event.phase.open'))).toBeVisible();
    expect(screen.getByRole('timer', { name: t('contests.event.closes') })).toHaveTextContent(/(9|10) days/);
    const prizes = await region(t('contests.event.prizes.title'));
    for (const text of ['$3,000', 'A cover', like('contests.event.prizes.total')])
      expect(prizes.getByText(text)).toBeVisible();
    expect((await region(t('contests.event.facts.title'))).getByText('Werewolf')).toBeVisible();
    expect((await region(t('contests.event.how.title'))).getByText(/15,000/)).toBeVisible();
    expect((await region(t('contests.event.rules.title'))).getByText(/\$200\b.*\$75\b/)).toBeVisible();
    const rules = await region(t('contests.event.rules.title'));
    for (const name of ['judged', 'ranked', 'lapses'] as const)
      expect(rules.getByText(t(`contests.event.rules.${name}`))).toBeVisible();
    const entries = await region(t('contests.event.entries.title'));
    expect(entries.getByText('Elm')).toHaveAttribute('lang', 'en');
    expect(entries.getByText(like('contests.event.entries.count', { count: 1 }))).toBeVisible();
    const way = screen.getByRole('link', { name: t('contests.event.sign_in') });
    expect(way).toHaveAttribute('href', `#/login/login?redirect=${encodeURIComponent('/event?contest=moon')}`);
    expect(requests.filter((call) => call.includes('/works'))).toEqual([]);
  });

  test('reads it in the own language, else in English, which is said', async () => {
    const one = await contestNow({ slug: 'werewolf' });
    await contestText(server, one, 'Конкурс луны', { language: 'ru' });
    open('/werewolf');
    expect(await heading('Moon contest')).toBeVisible();
    await setLanguage('ru');
    expect(await heading('Конкурс луны')).toBeVisible();
    expect(screen.getByText(t('contests.event.phase.open', {}, 'ru'))).toBeVisible();
    await setLanguage('th');
    expect(await heading('Moon contest')).toBeVisible();
    expect(screen.getByText(t('articles.english', {}, 'th'))).toBeVisible();
  });

  test('sees when it opens, and when it has closed', async () => {
    await contestNow({ slug: 'mafia', opens_on: on(2) });
    await contestNow({ slug: 'wolf', opens_on: on(-9), closes_on: on(-2) });
    open('/mafia');
    expect(await screen.findByRole('timer', { name: t('contests.event.opens') })).toBeVisible();
    expect(screen.queryByRole('link', { name: t('contests.event.sign_in') })).toBeNull();
    cleanup();
    open('/wolf/h5');
    expect(await screen.findByText(t('contests.event.phase.closed'))).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.queryByRole('region', { name: t('contests.event.how.title') })).toBeNull();
  });

  test('goes from one edition to another on the same page', async () => {
    await contestNow({ slug: 'wolf', edition: 1, signed_since: '2023-06-01' });
    await contestNow({ slug: 'wolf', edition: 2, signed_since: '2023-07-01' });
    const user = open('/wolf/h5');
    const editions = await region(t('contests.event.editions.title'));
    const link = (number: number) =>
      editions.getByRole('link', { name: t('contests.event.editions.edition', { number }) });
    expect(link(2)).toHaveAttribute('aria-current', 'page');
    await user.click(link(1));
    expect(await screen.findByText(t('contests.event.since', { day: 'Jun 1, 2023' }))).toBeVisible();
    expect(location.hash).toBe('#/wolf/h5?edition=1');
  });

  test('opens the last edition that there can be', async () => {
    await contestNow({ slug: 'wolf', edition: lastEdition, closes_on: on(-1) });
    await contestNow({ slug: 'wolf', edition: 1 });
    open(`/wolf?edition=${lastEdition}`);
    const editions = await region(t('contests.event.editions.title'));
    expect(
      editions.getByRole('link', { name: t('contests.event.editions.edition', { number: lastEdition }) }),
    ).toHaveAttribute('aria-current', 'page');
  });

  test.each(['/event?contest=nothing', '/werewolf?edition=7'])('is told that %s is not there', async (path) => {
    await contestNow({ slug: 'werewolf' });
    open(path);
    expect(await heading(t('pages.problem.not_found'))).toBeVisible();
  });

  test('asks again for a page that did not come', async () => {
    await contestNow();
    cut('get', '/api/contests/moon');
    const user = open('/event?contest=moon');
    expect(await heading(t('pages.problem.offline'))).toBeVisible();
    mend();
    await user.click(screen.getByRole('button', { name: t('common.retry') }));
    expect(await heading('Moon contest')).toBeVisible();
  });
});

describe('an author', () => {
  let mira: RowOf<'user'>;
  let one: RowOf<'contest'>;
  beforeEach(async () => {
    mira = await server.insert('user', { role: 'author_unsigned' });
    one = await contestNow();
  });
  const enter = (story: { id: number }, state: EntryState, contest = one) =>
    server.insert('contestEntry', { contest_id: contest.id, fiction_id: story.id, state });
  const openDialog = async (user: Awaited<ReturnType<typeof openAs>>) => {
    await user.click(await screen.findByRole('button', { name: t('contests.event.enter') }));
    return within(await screen.findByRole('dialog', { name: t('contests.event.dialog.title') }));
  };
  const mine = () => region(t('contests.author.mine'));

  test('is offered the works that fit, reads why the others do not, and enters one', async () => {
    const fits = await werewolfStory(server, mira, { title: 'Ash' });
    await werewolfStory(server, mira, { title: 'Birch' });
    await werewolfStory(server, mira, { title: 'Oak', genre: 'mafia' });
    await werewolfStory(server, mira, { title: 'Pine', contract_status: 'signed' });
    const user = await openAs(mira, '/event?contest=moon');
    const dialog = await openDialog(user);
    expect((await dialog.findAllByRole('radio')).map((one) => one.closest('label')!.textContent).toSorted()).toEqual(
      ['Ash', 'Birch'].map((title) => title + t('contests.author.state.preliminary')),
    );
    expect(dialog.getByText('Oak').parentElement).toHaveTextContent(t('contests.author.obstacle.genre'));
    expect(dialog.getByText('Pine').parentElement).toHaveTextContent(t('contests.author.obstacle.signed_unknown'));
    const go = dialog.getByRole('button', { name: t('contests.event.dialog.go') });
    expect(go).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: /Ash/ }));
    await user.click(go);
    expect(await screen.findByText(t('contests.event.dialog.done', { title: 'Ash' }))).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await (await mine()).findByText(t('contests.author.state.preliminary'))).toBeVisible();
    expect(await loadEntry(server, one, fits)).toMatchObject({ state: 'preliminary' });
  });

  test('sends what is entered by a double click once, and reads in the list what is refused', async () => {
    const story = await werewolfStory(server, mira, { title: 'Ash' });
    const user = await openAs(mira, '/event?contest=moon');
    const dialog = await openDialog(user);
    await dialog.findByRole('radio');
    await enter(story, 'preliminary', await contestNow({ slug: 'other' }));
    const release = hold('post', `/api/contests/${one.id}/entries`);
    await user.dblClick(dialog.getByRole('button', { name: t('contests.event.dialog.go') }));
    release();
    expect(await dialog.findByText(t('contests.author.obstacle.elsewhere'))).toBeVisible();
    expect(requests.filter((call) => call.startsWith('POST /api/contests'))).toHaveLength(1);
    expect(await loadEntry(server, one, story)).toBeUndefined();
  });

  test('who has signed reads that the contract is reviewed, before entering and after', async () => {
    await werewolfStory(server, mira, { title: 'Ash', contract_status: 'contract_review' });
    const user = await openAs(mira, '/event?contest=moon');
    const dialog = await openDialog(user);
    const line = (await dialog.findByRole('radio')).closest('label')!;
    expect(line).toHaveTextContent(t('contests.event.reviewed'));
    await user.click(dialog.getByRole('button', { name: t('contests.event.dialog.go') }));
    const entries = await mine();
    expect(await entries.findByText(t('contests.event.reviewed'))).toBeVisible();
    expect(entries.queryByText(like('contests.event.becomes_full'))).toBeNull();
  });

  test('sees a signed work among the full entries as soon as it is entered, and the page where it does not come again', async () => {
    const story = await werewolfStory(server, mira, { title: 'Ash', contract_status: 'signed' });
    const { id } = await server.insert('contractApplication', { fiction_id: story.id, status: 'signed' });
    const signed_at = startOfDay(on(-1)).toISOString();
    await server.db
      .insert(contracts)
      .values({ application_id: id, number: 'QH-1', type: 'exclusive', issued_at: signed_at, signed_at });
    const user = await openAs(mira, '/event?contest=moon');
    const dialog = await openDialog(user);
    await dialog.findByRole('radio');
    await user.click(dialog.getByRole('button', { name: t('contests.event.dialog.go') }));
    const full = await region(t('contests.event.entries.title'));
    expect(await full.findByText('Ash')).toBeVisible();
    expect(full.queryByText(t('contests.event.entries.none'))).toBeNull();
    const withdraw = t('contests.event.withdraw.go');
    await user.click(await (await mine()).findByRole('button', { name: withdraw }));
    // What was seen stays where it does not come again.
    cut('get', '/api/contests/moon');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: withdraw }));
    expect(await screen.findByText(t('contests.event.withdraw.done', { title: 'Ash' }))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: t('contests.author.mine') })).toBeNull());
    expect(full.getByText('Ash')).toBeVisible();
  });

  test('without a story is led to write one', async () => {
    const user = await openAs(mira, '/event?contest=moon');
    const dialog = await openDialog(user);
    expect(await dialog.findByText(like('contests.event.dialog.empty'))).toBeVisible();
    expect(dialog.getByRole('link', { name: t('stories.author.new') })).toHaveAttribute('href', '#/story/form');
  });

  test('whose stories all do not fit reads so', async () => {
    await werewolfStory(server, mira, { title: 'Oak', genre: 'mafia' });
    const user = await openAs(mira, '/event?contest=moon');
    const dialog = await openDialog(user);
    expect(await dialog.findByText(t('contests.event.dialog.none'))).toBeVisible();
    expect(dialog.queryByText(like('contests.event.dialog.empty'))).toBeNull();
  });

  test('withdraws an entry after being asked, and may enter it again', async () => {
    const story = await werewolfStory(server, mira, { title: 'Ash' });
    await enter(story, 'full');
    const user = await openAs(mira, '/event?contest=moon');
    expect(await (await mine()).findByText(t('contests.author.state.full'))).toBeVisible();
    const full = await region(t('contests.event.entries.title'));
    expect(full.getByText('Ash')).toBeVisible();
    await user.click((await mine()).getByRole('button', { name: t('contests.event.withdraw.go') }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: t('contests.event.withdraw.go') }));
    expect(await screen.findByText(t('contests.event.withdraw.done', { title: 'Ash' }))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: t('contests.author.mine') })).toBeNull());
    expect(await full.findByText(t('contests.event.entries.none'))).toBeVisible();
    expect(await loadEntry(server, one, story)).toMatchObject({ state: 'withdrawn' });
    expect(await (await openDialog(user)).findByRole('radio', { name: /Ash/ })).toBeVisible();
  });

  test('reads that an entry was not signed in time, unless its contract was and is still looked at', async () => {
    const past = await contestNow({ slug: 'past', opens_on: on(-9), closes_on: on(-1) });
    await enter(await werewolfStory(server, mira), 'preliminary', past);
    const reviewed = await werewolfStory(server, mira, { contract_status: 'contract_review' });
    await enter(reviewed, 'preliminary', past);
    const { id } = await server.insert('contractApplication', { fiction_id: reviewed.id, status: 'contract_review' });
    const signed_at = startOfDay(past.closes_on).toISOString();
    await server.db
      .insert(contracts)
      .values({ application_id: id, number: 'QH-1', type: 'exclusive', issued_at: signed_at, signed_at });
    await openAs(mira, '/event?contest=past');
    const entries = await mine();
    expect(await entries.findAllByText(t('contests.author.state.lapsed'))).toHaveLength(1);
    expect(entries.getAllByText(t('contests.author.state.preliminary'))).toHaveLength(1);
    expect(screen.queryByRole('button', { name: t('contests.event.enter') })).toBeNull();
  });

  test('reads why an entry does not fit any more, and that it can be entered elsewhere', async () => {
    await enter(await werewolfStory(server, mira, { genre: 'mafia' }), 'preliminary');
    await openAs(mira, '/event?contest=moon');
    const entries = await mine();
    expect(await entries.findByText(t('contests.author.state.unfit'))).toBeVisible();
    expect(entries.getByText(`${t('contests.author.obstacle.genre')} ${t('contests.author.unfit')}`)).toBeVisible();
  });

  test('tries again where the own entries did not come, on the page of a contest, of a story and at home', async () => {
    const story = await werewolfStory(server, mira, { title: 'Ash' });
    await enter(story, 'full');
    for (const [path, name] of [
      ['/event?contest=moon', t('contests.author.mine')],
      [`/story/detail?id=${story.id}`, t('contests.author.entries')],
      ['/home', t('home.author.places.contests')],
    ] as const) {
      refuse('get', '/api/contest-entries', 409, 'errors.unavailable');
      const user = await openAs(mira, path);
      const again = await (await region(name)).findByRole('button', { name: t('common.retry') });
      mend();
      await user.click(again);
      expect(await screen.findByText(t('contests.author.state.full'))).toBeVisible();
      expect((await region(name)).queryByRole('alert')).toBeNull();
      cleanup();
    }
  });
});

test('who works for Quillhouse reads it and enters nothing', async () => {
  await contestNow();
  await openAs('editor', '/event?contest=moon');
  expect(await heading('Moon contest')).toBeVisible();
  expect(screen.queryByRole('button', { name: t('contests.event.enter') })).toBeNull();
  expect(screen.queryByRole('link', { name: t('contests.event.sign_in') })).toBeNull();
});
