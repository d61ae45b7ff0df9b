import { screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { judgingScene, openContest } from '../../support/contests.ts';
import { confirmAll, moneyScene, revenueFile } from '../../support/money.ts';
import { like, t } from '../../support/t.ts';
import { openAs, server } from '../../support/web.tsx';
import { fill, pick } from '../support/officeScreen.ts';

const field = (name: string) => t(`resources.office/contest-prizes.fields.${name}` as 'resources.office/tags.name');

test('a prize is made by its form', async () => {
  await openContest(server, { name: 'Sea' });
  const user = await openAs('content_manager', '/office/contest-prizes/create');
  await pick(user, field('contest_id'), 'Sea');
  await user.type(screen.getByRole('spinbutton', { name: field('place') }), '1');
  await fill(user, field('amount'), '3000');
  await user.click(screen.getByRole('button', { name: t('ra.action.save') }));
  await waitFor(async () =>
    expect(await server.db.select().from(tables.contestPrize)).toMatchObject([{ place: 1, amount: 300_000 }]),
  );
});

test('a manager puts a payment forward again that finance has rejected', async () => {
  const scene = await judgingScene(server);
  const { story, author } = await scene.enter('Ash');
  const of = { fiction_id: story.id, amount: 300_000 };
  const bonus = { ...of, author_id: author.id, status: 'rejected', reason: 'Printed before.' } as const;
  const { id: bonus_id } = await server.insert('bonusDetail', { ...bonus, kind: 'contest_prize' });
  const award = { ...of, contest_id: scene.contest.id, place: 1, state: 'claimed', bonus_id } as const;
  await server.insert('contestAward', { ...award, decided_by_id: scene.manager.id });
  const user = await openAs(scene.manager, `/office/contest-result?id=${scene.contest.id}`);
  const go = t('contests.office.rejected.go');
  const rejected = within(await screen.findByRole('region', { name: t('contests.office.rejected.title') }));
  expect(rejected.getByText(t('contests.office.rejected.why', { reason: 'Printed before.' }))).toBeVisible();
  await user.click(rejected.getByRole('button', { name: go }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'It is the first print.');
  await user.click(dialog.getByRole('button', { name: go }));
  expect(await screen.findByText(t('contests.office.rejected.done', { title: 'Ash' }))).toBeVisible();
  await waitFor(() => expect(screen.queryByText(t('contests.office.rejected.title'))).toBeNull());
  expect(await server.db.select().from(tables.bonusDetail).orderBy(tables.bonusDetail.id)).toMatchObject([
    { status: 'rejected' },
    { status: 'pending', amount: 300_000, created_by_id: scene.manager.id },
  ]);
});

test('a manager marks what comes with a prize as handed over', async () => {
  const scene = await judgingScene(server);
  const { story, author } = await scene.enter('Ash');
  const { id: contest_id } = scene.contest;
  await server.db.update(tables.contestPrize).set({ text: 'A cover' });
  const award = { contest_id, fiction_id: story.id, place: 1, amount: 0, decided_by_id: scene.manager.id };
  await server.insert('contestAward', { ...award, state: 'claimed', claimed_at: '2026-03-09T20:00:00.000Z' });
  const user = await openAs(scene.manager, `/office/contest-result?id=${contest_id}`);
  const title = t('contests.seldom.undelivered.title');
  const section = within(await screen.findByRole('region', { name: title }));
  expect(section.getByText('A cover')).toBeVisible();
  expect(section.getByText(like('contests.seldom.undelivered.claimed', { day: 'Mar 10, 2026' }))).toBeVisible();
  expect(section.getByRole('link', { name: author.user_name })).toBeVisible();
  const go = t('contests.seldom.undelivered.go');
  await user.click(section.getByRole('button', { name: go }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: go }));
  await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull());
  expect(await server.db.select().from(tables.contestAward)).toMatchObject([{ delivered_at: expect.any(String) }]);
});

test('what was handed over its winner reads, and not that it waits', async () => {
  const scene = await judgingScene(server, { decided_at: '2026-03-01T00:00:00Z', results_at: '2026-03-02T00:00:00Z' });
  const { story, author } = await scene.enter('Ash');
  const award = { contest_id: scene.contest.id, fiction_id: story.id, place: 1, amount: 0, state: 'claimed' } as const;
  const times = { claimed_at: '2026-03-03T00:00:00Z', delivered_at: '2026-03-09T20:00:00Z' };
  await server.insert('contestAward', { ...award, ...times, decided_by_id: scene.manager.id });
  await openAs(author, `/story/detail?id=${story.id}`);
  expect(await screen.findByText(like('contests.author.claim.delivered', { day: 'Mar 10, 2026' }))).toBeVisible();
  expect(screen.queryByText(t('contests.author.claim.taken'))).toBeNull();
});

test('an incentive of a contest that is withdrawn is not offered to be approved', async () => {
  const { story, upload } = await moneyScene(server, { title: 'Ash', genre: 'werewolf' });
  const days = { incentive_from: '2026-02-01', incentive_to: '2026-02-28' };
  const scene = await judgingScene(server, {
    state: 'withdrawn',
    incentive_above: 20_000,
    incentive_amount: 7500,
    ...days,
  });
  await server.insert('contestEntry', { contest_id: scene.contest.id, fiction_id: story.id, state: 'full' });
  await upload(confirmAll, revenueFile(`Lumen,2026-02-10,${story.id},en,300,0,0`));
  await openAs(scene.manager, `/office/contest-result?id=${scene.contest.id}`);
  const list = within(await screen.findByRole('region', { name: t('contests.office.incentive.title') }));
  expect(list.getByRole('row', { name: /^Ash/ })).toBeVisible();
  expect(list.queryByRole('button')).toBeNull();
});

/** Opens the story of who has won. */
async function openWon(claims_until: string) {
  const results = { decided_at: '2026-03-01T00:00:00Z', results_at: '2026-03-02T00:00:00Z' };
  const scene = await judgingScene(server, { ...results, claims_until });
  const { story, author } = await scene.enter('Ash');
  const award = {
    contest_id: scene.contest.id,
    fiction_id: story.id,
    place: 1,
    amount: 300_000,
    state: 'won',
  } as const;
  await server.insert('contestAward', { ...award, decided_by_id: scene.manager.id });
  return openAs(author, `/story/detail?id=${story.id}`);
}

test('a prize is claimed as long as the server takes claims, whatever the clock of who has won says', async () => {
  const until = '2026-03-11T00:00:00Z';
  expect(Date.now()).toBeGreaterThan(Date.parse(until));
  const user = await openWon(until);
  await user.click(await screen.findByRole('button', { name: like('contests.author.claim.go', { amount: '$3,000' }) }));
  await waitFor(async () =>
    expect(await server.db.select().from(tables.contestAward)).toMatchObject([{ state: 'claimed' }]),
  );
});

test('a prize whose window is over by the server is not offered, also before that has ended it', async () => {
  const until = Date.now() + 86_400_000;
  server.clock.now = new Date(until + 1000);
  await openWon(new Date(until).toISOString());
  expect(await screen.findByText(t('contests.author.claim.lapsed'))).toBeVisible();
  expect(screen.queryByRole('button', { name: like('contests.author.claim.go', { amount: '$3,000' }) })).toBeNull();
});
