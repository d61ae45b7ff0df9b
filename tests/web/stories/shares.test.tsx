import { screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { like, t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, server } from '../../support/web.tsx';

const shares = async () =>
  (await server.db.select().from(tables.fiction).orderBy(tables.fiction.id)).map((story) => story.share_proportion);
const rows = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].slice(1).map(({ textContent }) => textContent));

test('the share of several works is previewed, set with a result for each, and taken back', async () => {
  for (const [title, share_proportion] of [
    ['A', 0.5],
    ['B', 0.55],
    ['C', 0.4],
    ['D', 0.3],
  ] as const)
    await server.insert('fiction', { title, share_proportion, language: 'en' });
  const being = { share_proportion: 0.5, contract_status: 'signature_verification' } as const;
  await server.insert('fiction', { title: 'E', language: 'en', ...being });
  const user = await openAs('content_manager', '/office/fictions?sort=title&order=ASC');
  for (const title of ['A', 'B', 'C', 'E'])
    await user.click(within((await screen.findByText(title)).closest('tr')!).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: t('stories.office.shares.open') }));
  const box = await screen.findByRole('textbox', { name: t('resources.office/fictions.fields.share_proportion') });
  await user.type(box, '120');
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.clear(box);
  await user.type(box, '55,0 %');
  expect(rows()).toEqual([
    ['50%', ' 55%'],
    ['55%', t('stories.office.shares.result.same')],
    ['40%', ' 55%'],
    ['50%', t('stories.office.shares.result.held')],
  ]);
  await server.pool.query(`update fictions set share_proportion = 0.6 where title = 'C'`);
  await user.click(screen.getByRole('button', { name: t('stories.office.shares.set', { smart_count: 2 }) }));
  expect(await screen.findByText(t('stories.office.shares.done', { smart_count: 1 }))).toBeVisible();
  expect(rows().map(([, became]) => became)).toEqual([
    ' 55%',
    t('stories.office.shares.result.same'),
    t('stories.office.shares.result.changed', { share: '60%' }),
    t('stories.office.shares.result.held'),
  ]);
  expect(await shares()).toEqual([0.55, 0.55, 0.6, 0.3, 0.5]);
  await user.click(screen.getByRole('button', { name: t('common.shared.undo') }));
  expect(await screen.findByText(t('stories.office.shares.undone', { smart_count: 1 }))).toBeVisible();
  expect(await shares()).toEqual([0.5, 0.55, 0.6, 0.3, 0.5]);
  await user.click(screen.getByRole('button', { name: t('common.close') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getAllByRole('checkbox', { checked: false }).length).toBeGreaterThan(3);
});

test('an editor invites the author of a work, and reads why not where it is not possible', async () => {
  const account = await server.insert('user', { role: 'editor' });
  const editor = await server.insert('editor', { user_id: account.id, languages: ['en'] });
  const story = await server.insert('fiction', { title: 'Free', language: 'en', contract_status: 'not_signed' });
  const tired = await server.insert('fiction', { title: 'Tired', language: 'en', contract_status: 'not_signed' });
  await server.insert('invitation', {
    fiction_id: tired.id,
    editor_id: editor.id,
    status: 'refused',
    reason: 'not_now',
    delay: 'never',
  });
  const mine = { title: 'Mine', language: 'en', contract_status: 'not_signed', editor_id: editor.id } as const;
  const invitedStory = await server.insert('fiction', mine);
  await server.insert('invitation', { fiction_id: invitedStory.id, editor_id: editor.id, status: 'accepted' });
  const user = await openAs(account, '/office/invitable-works');
  expect(await screen.findByText(t('contracts.office.invite.never'))).toBeVisible();
  expect(screen.getByText(t('contracts.office.invite.accepted'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('contracts.office.invite.open') }));
  await user.type(screen.getByLabelText(like('contracts.office.invite.note')), 'I read it in one night.');
  await user.click(screen.getByRole('button', { name: t('contracts.office.invite.send') }));
  expect(await screen.findByText(t('contracts.office.invite.waits'))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('contracts.office.invite.open') })).not.toBeInTheDocument();
  const sent = await server.db.select().from(tables.invitation).orderBy(tables.invitation.id);
  expect(sent.at(-1)).toMatchObject({ fiction_id: story.id, note: 'I read it in one night.', status: 'pending' });
});
