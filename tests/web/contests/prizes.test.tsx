import { screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { judgingScene, openContest } from '../../support/contests.ts';
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
