import { act, cleanup, screen, waitFor, within } from '@testing-library/react/pure';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { contestText, judgingScene, openContest } from '../../support/contests.ts';
import { confirmAll, moneyScene, revenueFile } from '../../support/money.ts';
import { like, t } from '../../support/t.ts';
import { mend, openAs, refuse, requests, server } from '../../support/web.tsx';
import { coming, inDays, withText } from './coming.ts';

const result = 'contests.seldom';
/** The page's clock is the machine's, so the server's is put there too. */
beforeEach(() => void (server.clock.now = new Date()));

test('a manager deals the entries and decides, for a reason where it is not the ranking', async () => {
  const scene = await coming();
  await withText(scene, 'Ash');
  const birch = await scene.enter('Birch');
  const user = await openAs(scene.manager, `/office/contest-result?id=${scene.contest.id}`);
  const problem = (await screen.findByText(t(`${result}.unreadable`))).parentElement!;
  expect(
    within(problem)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Birch']);
  await user.click(await screen.findByRole('button', { name: t(`${result}.deal`) }));
  const question = within(screen.getByRole('dialog', { name: t(`${result}.deal_ask`) }));
  await user.click(question.getByRole('button', { name: t(`${result}.deal`) }));
  expect(await screen.findByText(t(`${result}.dealt`, { count: 4 }))).toBeVisible();
  const cells = () => screen.getAllByRole('row').map((row) => row.textContent);
  const ofJudges = () => cells().filter((text) => text?.startsWith('judge-'));
  await waitFor(() => expect(ofJudges()).toEqual(['judge-one20', 'judge-two20']));
  expect(screen.queryByRole('button', { name: t(`${result}.decide`) })).toBeNull();
  const ranked = () => within(screen.getByRole('region', { name: t(`${result}.ranking`) }));
  expect(ranked().getByText(like('contests.office.errors.scores_out', { count: 2 }))).toBeVisible();
  for (const judge of scene.judges) {
    await scene.score(judge, 'Ash', [8, 8]);
    await scene.score(judge, 'Birch', [6, 6]);
  }
  await user.click(screen.getByRole('button', { name: t(`${result}.deal_rest`) }));
  const findPlace = (title: string) => screen.findByRole('combobox', { name: t(`${result}.place_of`, { title }) });
  await screen.findByRole('button', { name: t(`${result}.decide`) });
  await user.selectOptions(await findPlace('Ash'), '');
  await user.selectOptions(await findPlace('Birch'), '1');
  const decide = screen.getByRole('button', { name: t(`${result}.decide`) });
  expect(decide).toBeDisabled();
  const reason = screen.getByRole('textbox', { name: t(`${result}.reason`) });
  await user.type(reason, 'Printed before.');
  refuse('post', '/api/office/contests/:id/decision', 503, 'errors.unavailable');
  const confirm = async () => {
    await user.click(decide);
    const question = within(await screen.findByRole('dialog', { name: t(`${result}.decide_ask`) }));
    expect(question.getByText(`${t(`${result}.place`)} 1: Birch`)).toBeVisible();
    await user.click(question.getByRole('button', { name: t(`${result}.decide`) }));
  };
  await user.click(decide);
  await user.click(await screen.findByRole('button', { name: t('common.cancel') }));
  expect(requests.filter((call) => call.includes('decision'))).toEqual([]);
  await confirm();
  const ranking = within(screen.getByRole('region', { name: t(`${result}.ranking`) }));
  expect(await ranking.findByRole('alert')).toHaveTextContent(t('errors.unavailable'));
  mend();
  refuse('post', '/api/office/contests/:id/decision', 422, 'error.validation', {
    reason: { message: 'validation.invalid' },
  });
  await confirm();
  await waitFor(() => expect(reason).toHaveAccessibleDescription(expect.stringContaining(t('validation.invalid'))));
  mend();
  await confirm();
  expect(await screen.findByText(t(`${result}.done_toast`))).toBeVisible();
  expect(await screen.findByText(like(`${result}.decided`))).toBeVisible();
  expect(await server.db.select().from(tables.contestAward)).toMatchObject([
    { fiction_id: birch.story.id, place: 1, state: 'won' },
  ]);
  // Of one that is withdrawn nothing is decided.
  await server.db.update(tables.contest).set({ state: 'withdrawn' });
  cleanup();
  await openAs(scene.manager, `/office/contest-result?id=${scene.contest.id}`);
  expect(await screen.findByText(t('resources.office/contests.choices.state.withdrawn'))).toBeVisible();
  expect(screen.queryByRole('button', { name: t(`${result}.decide_again`) })).toBeNull();
});

test('a contest that nobody entered in full, and one without prizes, are decided without winners', async () => {
  const scene = await coming();
  const user = await openAs(scene.manager, `/office/contest-result?id=${scene.contest.id}`);
  expect(await screen.findByText(t(`${result}.no_entries`))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t(`${result}.decide`) }));
  const question = within(await screen.findByRole('dialog', { name: t(`${result}.decide_ask`) }));
  expect(question.getByText(t(`${result}.nobody`))).toBeVisible();
  await user.click(question.getByRole('button', { name: t(`${result}.decide`) }));
  expect(await screen.findByText(like(`${result}.decided`))).toBeVisible();
  cleanup();
  await server.db.update(tables.contest).set({ decided_at: null });
  await server.db.delete(tables.contestPrize);
  await scene.enter('Ash', { genre: 'mafia' });
  await openAs(scene.manager, `/office/contest-result?id=${scene.contest.id}`);
  expect(await screen.findByRole('button', { name: t(`${result}.decide`) })).toBeEnabled();
  expect(screen.getByText(/: Ash$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: t(`${result}.decide`) }));
  const again = within(await screen.findByRole('dialog', { name: t(`${result}.decide_ask`) }));
  expect(again.getByText(t(`${result}.nobody`))).toBeVisible();
  // Nobody judges where nothing is won, so that no judges are missing.
  expect(again.queryByText(like(`${result}.short`))).toBeNull();
});

test('a contest is looked at as readers will see it', async () => {
  const { id } = await openContest(server, { state: 'draft', name: 'Inner name' });
  await contestText(server, { id }, 'Moon contest');
  const user = await openAs('content_manager', `/office/contests/${id}`);
  await user.click(await screen.findByRole('link', { name: t('contests.office.preview.open') }));
  expect(await screen.findByRole('heading', { name: 'Moon contest', level: 1 })).toBeVisible();
  expect(screen.getByRole('heading', { name: t('contests.event.rules.title') })).toBeVisible();
});

test('a manager whose decision comes after that of another reads so, and sees that one', async () => {
  const scene = await coming();
  const { entry } = await withText(scene, 'Ash');
  await scene.deal();
  for (const judge of scene.judges) await scene.score(judge, 'Ash', [8, 8]);
  const user = await openAs(scene.manager, `/office/contest-result?id=${scene.contest.id}`);
  await user.click(await screen.findByRole('button', { name: t(`${result}.decide`) }));
  await scene.decide([{ entry_id: entry.id, place: 2 }], 'Second is enough.');
  const question = within(await screen.findByRole('dialog', { name: t(`${result}.decide_ask`) }));
  await user.click(question.getByRole('button', { name: t(`${result}.decide`) }));
  expect(await screen.findByText(t('contests.office.errors.decided_since'))).toBeVisible();
  const getPlace = () => screen.getByRole('combobox', { name: t(`${result}.place_of`, { title: 'Ash' }) });
  await waitFor(() => expect(getPlace()).toHaveValue('2'));
});

test('a page that was open while judges scored proposes who wins by now, but for what the manager has chosen', async () => {
  const scene = await coming();
  const ash = await withText(scene, 'Ash');
  for (const title of ['Birch', 'Cedar']) await withText(scene, title);
  await scene.deal();
  const user = await openAs(scene.manager, `/office/contest-result?id=${scene.contest.id}`);
  await screen.findByRole('rowheader', { name: 'Ash' });
  for (const judge of scene.judges) {
    await scene.score(judge, 'Ash', [6, 6]);
    await scene.score(judge, 'Birch', [8, 8]);
    await scene.score(judge, 'Cedar', [4, 4]);
  }
  const readAgain = () => user.click(screen.getByRole('button', { name: t(`${result}.deal_rest`) }));
  const findPlace = (title: string) => screen.findByRole('combobox', { name: t(`${result}.place_of`, { title }) });
  await readAgain();
  expect(await findPlace('Birch')).toHaveValue('1');
  expect(await findPlace('Ash')).toHaveValue('2');
  expect(screen.queryByRole('textbox', { name: t(`${result}.reason`) })).toBeNull();
  await user.selectOptions(await findPlace('Ash'), '');
  await user.selectOptions(await findPlace('Birch'), '2');
  // Its author takes it out.
  await server.db.delete(tables.contestEntry).where(eq(tables.contestEntry.id, ash.entry.id));
  await readAgain();
  await waitFor(() => expect(screen.queryByText('Ash')).toBeNull());
  expect(await findPlace('Birch')).toHaveValue('2');
  expect(await findPlace('Cedar')).toHaveValue('2');
  await user.click(screen.getByRole('button', { name: t(`${result}.proposal`) }));
  expect(await findPlace('Birch')).toHaveValue('1');
});

test('a manager reads what a decision waits for, and what it is made in spite of', async () => {
  const scene = await coming();
  await scene.enter('Ash');
  const editor = await server.insert('editor', { user_id: scene.judges[0].id });
  const birch = await scene.enter('Birch');
  await server.insert('fiction', { author_id: birch.author.id, editor_id: editor.id });
  const [row] = await server.db
    .select()
    .from(tables.contestJudge)
    .where(eq(tables.contestJudge.user_id, scene.judges[1].id));
  await scene.call(scene.manager, 'DELETE', `office/contest-judges/${row!.id}`);
  await scene.deal();
  await scene.score(scene.judges[0], 'Ash', [8, 8]);
  const open = async () => {
    cleanup();
    const user = await openAs(scene.manager, `/office/contest-result?id=${scene.contest.id}`);
    return { user, ranking: within(await screen.findByRole('region', { name: t(`${result}.ranking`) })) };
  };
  await server.db.update(tables.contest).set({ vacant: true });
  const { ranking } = await open();
  expect(ranking.getByText(t(`${result}.vacant`))).toBeVisible();
  expect(ranking.getByText(like('contests.office.errors.unjudged', { count: 1 }))).toBeVisible();
  expect(ranking.getByText(like(`${result}.short`, { count: 1 }))).toBeVisible();
  expect(screen.queryByRole('button', { name: t(`${result}.decide`) })).toBeNull();
  await server.db.delete(tables.contestEntry).where(eq(tables.contestEntry.id, birch.entry.id));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: t(`${result}.decide`) }));
  const question = within(await screen.findByRole('dialog', { name: t(`${result}.decide_ask`) }));
  expect(question.getByText(like(`${result}.short`, { count: 1 }))).toBeVisible();
  cleanup();
  // Too late for winners to claim.
  await server.db.update(tables.contest).set({ results_at: inDays(-2), claims_until: inDays(1) });
  const late = await open();
  expect(late.ranking.getByText(like('contests.office.errors.claims_short'))).toBeVisible();
  const decide = late.ranking.getByRole('button', { name: t(`${result}.decide`) });
  expect(decide).toBeDisabled();
  // Where nobody wins there is nothing to claim.
  await late.user.selectOptions(late.ranking.getByRole('combobox'), t(`${result}.no_place`));
  await late.user.type(late.ranking.getByRole('textbox', { name: like(`${result}.reason`) }), 'None is good enough.');
  await late.user.click(decide);
  const binds = within(await screen.findByRole('dialog', { name: t(`${result}.decide_ask`) }));
  await late.user.click(binds.getByRole('button', { name: t(`${result}.decide`) }));
  await waitFor(async () => expect(await server.db.select().from(tables.contest)).toMatchObject([{ vacant: false }]));
});

test('a winner reads of it where the work is shown, and claims the prize once', async () => {
  const scene = await judgingScene(server, { slug: 'moon', results_at: inDays(-1), claims_until: inDays(5) });
  await contestText(server, scene.contest, 'Moon contest');
  const { author, entry, story } = await scene.enter('Ash');
  const birch = await scene.enter('Birch', { author_id: author.id });
  await scene.deal();
  for (const judge of scene.judges) {
    await scene.score(judge, 'Ash', [8, 8]);
    await scene.score(judge, 'Birch', [6, 6]);
  }
  await scene.decide([{ entry_id: entry.id, place: 1 }], 'One prize.');
  const won = t('contests.author.won', { place: 1 });
  await openAs(author, '/home');
  const todo = await screen.findByRole('link', { name: like('home.author.todo.prize', { title: 'Ash' }) });
  expect(todo).toHaveAttribute('href', '#/event?contest=moon&edition=1');
  const list = within(await screen.findByRole('list', { name: t('contests.author.mine') }));
  expect((await list.findByRole('link', { name: 'Ash' })).parentElement).toHaveTextContent(won);
  expect(list.getByRole('link', { name: 'Birch' }).parentElement).toHaveTextContent(t('contests.author.not_won'));
  cleanup();
  await openAs(author, `/story/detail?id=${birch.story.id}`);
  const contests = within(await screen.findByRole('region', { name: t('contests.author.entries') }));
  expect(contests.getByRole('link', { name: 'Moon contest' })).toHaveAttribute(
    'href',
    '#/event?contest=moon&edition=1',
  );
  expect(contests.queryByText(won)).toBeNull();
  cleanup();
  const user = await openAs(author, '/event?contest=moon');
  const results = within(await screen.findByRole('region', { name: t('contests.event.results.title') }));
  expect(results.getByText('Ash')).toBeVisible();
  const button = await screen.findByRole('button', { name: t('contests.author.claim.go', { amount: '$3,000' }) });
  await user.dblClick(button);
  expect(await screen.findByText(t('contests.author.claim.done', { title: 'Ash' }))).toBeVisible();
  expect(await screen.findByText(like('contests.author.claim.claimed', { amount: '$3,000' }))).toBeVisible();
  expect(requests.filter((call) => call.includes('/claim'))).toHaveLength(1);
  expect(await server.db.select().from(tables.bonusDetail)).toMatchObject([{ fiction_id: story.id, amount: 300_000 }]);
});

test('a winner who has the page open as the results come out claims what comes without money, and reads that it is', async () => {
  const scene = await judgingScene(server, { slug: 'moon', results_at: inDays(1), claims_until: inDays(5) });
  await contestText(server, scene.contest, 'Moon contest');
  await server.db.update(tables.contestPrize).set({ amount: 0, text: 'A cover' });
  const { author, entry } = await scene.enter('Ash');
  await scene.deal();
  for (const judge of scene.judges) await scene.score(judge, 'Ash', [8, 8]);
  await scene.decide([{ entry_id: entry.id, place: 1 }]);
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    const results = Date.parse(scene.contest.results_at);
    vi.setSystemTime(results - 2000);
    const user = await openAs(author, '/event?contest=moon');
    const mine = within(await screen.findByRole('region', { name: t('contests.author.mine') }));
    expect(mine.getByText(t('contests.author.state.full'))).toBeVisible();
    server.clock.now = new Date(results + 1000);
    await act(() => vi.advanceTimersByTimeAsync(2500));
    const claim = { name: t('contests.author.claim.take') };
    await user.click(await screen.findByRole('button', claim));
    expect(await screen.findByText(t('contests.author.claim.taken'))).toBeVisible();
    expect(screen.queryByRole('button', claim)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('a manager approves the incentive of an entry that earned enough', async () => {
  const { story, upload } = await moneyScene(server, { title: 'Ash', genre: 'werewolf' });
  const scene = await judgingScene(server, {
    incentive_above: 20_000,
    incentive_from: '2026-02-01',
    incentive_to: '2026-02-28',
    incentive_amount: 7500,
  });
  await server.insert('contestEntry', { contest_id: scene.contest.id, fiction_id: story.id, state: 'full' });
  await upload(confirmAll, revenueFile(`Lumen,2026-02-10,${story.id},en,300,0,0`));
  const user = await openAs(scene.manager, `/office/contest-result?id=${scene.contest.id}`);
  const list = within(await screen.findByRole('region', { name: t('contests.office.incentive.title') }));
  expect(list.getByRole('row', { name: /^Ash/ })).toHaveTextContent('$300');
  await user.click(list.getByRole('button', { name: t('contests.office.incentive.approve_of', { title: 'Ash' }) }));
  const question = within(
    screen.getByRole('dialog', { name: t('contests.office.incentive.approve_ask', { title: 'Ash' }) }),
  );
  await user.click(question.getByRole('button', { name: t('contests.office.incentive.approve') }));
  expect(await list.findByText(t('contests.office.incentive.approved'))).toBeVisible();
  expect(await server.db.select().from(tables.bonusDetail)).toMatchObject([{ fiction_id: story.id, amount: 7500 }]);
});
