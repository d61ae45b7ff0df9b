import { screen, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { openContest, werewolfStory } from '../../support/contests.ts';
import { t } from '../../support/t.ts';
import { openAs, server } from '../../support/web.tsx';
import { pick } from '../support/officeScreen.ts';

test('who withdraws a contest reads before what that binds', async () => {
  const { id } = await openContest(server, { name: 'Sea' });
  const user = await openAs('content_manager', `/office/contests/${id}`);
  expect(screen.queryByText(t('contests.office.withdrawing'))).toBeNull();
  await pick(user, t('resources.office/contests.fields.state'), t('resources.office/contests.choices.state.withdrawn'));
  expect(await screen.findByText(t('contests.office.withdrawing'))).toBeVisible();
});

test('an author reads of an incentive that is owed by a contest that is withdrawn, which has no page', async () => {
  const { id: contest_id, ...contest } = await openContest(server, {
    name: 'Sea',
    state: 'withdrawn',
    incentive_to: '2026-02-28',
  });
  const author = await server.insert('user', { role: 'author_signed' });
  const of = { contest_id, fiction_id: (await werewolfStory(server, author)).id };
  await server.insert('contestEntry', { ...of, state: 'full' });
  const { id: decided_by_id } = await server.insert('user', { role: 'content_manager' });
  await server.insert('contestAward', { ...of, decided_by_id, place: null, amount: 7500, state: 'claimed' });
  await openAs(author, `/story/detail?id=${of.fiction_id}`);
  const contests = within(await screen.findByRole('region', { name: t('contests.author.entries') }));
  expect(contests.getByText(contest.name)).toBeVisible();
  expect(contests.queryByRole('link')).toBeNull();
  expect(contests.getByText(t('contests.author.state.withdrawn'))).toBeVisible();
  expect(contests.getByText(/\$75/)).toBeVisible();
});
