import { screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { countBadges, getBadgesKey } from '../../../src/lib/live/badges.ts';
import { long } from '../../support/long.ts';
import { t } from '../../support/t.ts';
import { requests, cut, mend, openAs, server } from '../../support/web.tsx';

const open = async (path = '/story') => {
  const me = await server.insert('user', { role: 'author_signed' });
  return { me, user: await openAs(me, path) };
};
const entry = () => screen.findByRole('button', { name: t('layout.my_editor') });

test('an author finds who edits the stories and how to reach them', async () => {
  const me = await server.insert('user', { role: 'author_signed' });
  const editor = await server.insert('editor', { name: 'Ines Duarte', email: 'ines@example.com', whatsapp: '+351 1' });
  await server.insert('fiction', { author_id: me.id, editor_id: editor.id });
  const user = await openAs(me, '/story');
  await user.click(await entry());
  const dialog = within(await screen.findByRole('dialog', { name: t('layout.my_editor') }));
  expect(await dialog.findByText('Ines Duarte')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'ines@example.com' })).toHaveAttribute('href', 'mailto:ines@example.com');
  expect(dialog.getByText(/ \+351 1$/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: t('common.close') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await entry()).toHaveFocus();
});

test('the profile shows them too', async () => {
  const me = await server.insert('user', { role: 'author_signed' });
  const editor = await server.insert('editor', { name: 'Ines Duarte', email: 'ines@example.com' });
  await server.insert('fiction', { author_id: me.id, editor_id: editor.id });
  await openAs(me, '/person');
  expect(await screen.findByRole('heading', { name: t('layout.my_editor') })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'ines@example.com' })).toBeVisible();
});

test('says that there is none yet', async () => {
  const { user } = await open();
  await user.click(await entry());
  expect(await screen.findByText(t('layout.shared.no_editor'))).toBeVisible();
});

test('asks again after it could not be reached', long, async () => {
  const { user } = await open();
  cut('get', '/api/user/editors');
  await user.click(await entry());
  expect(await screen.findByText(t('errors.offline'))).toBeVisible();
  mend();
  await user.click(screen.getByRole('button', { name: t('common.retry') }));
  expect(await screen.findByText(t('layout.shared.no_editor'))).toBeVisible();
});

test('is not a matter of the staff', async () => {
  await openAs('content_manager', '/office/tags');
  expect(await screen.findByRole('link', { name: t('resources.office/tags.name', { smart_count: 2 }) })).toBeVisible();
  expect(screen.queryByRole('button', { name: t('layout.my_editor') })).not.toBeInTheDocument();
});

test('stories that are long enough are offered a contract, and are asked for once', async () => {
  const me = await server.insert('user', { role: 'author_unsigned' });
  await server.insert('fiction', { author_id: me.id, word_count: 20_000 });
  await openAs(me, '/story');
  expect(await screen.findByText(t('stories.author.signable', { smart_count: 1 }))).toBeVisible();
  expect(screen.getByRole('link', { name: t('stories.author.apply') })).toHaveAttribute('href', '#/sign');
  expect(requests.filter((call) => call.endsWith('/meet-signing-condition'))).toHaveLength(1);
});

test('what can be signed is asked for again once the staff have decided', async () => {
  const me = await server.insert('user', { role: 'author_unsigned' });
  const { id } = await server.insert('fiction', {
    author_id: me.id,
    word_count: 20_000,
    contract_status: 'editor_review',
  });
  await openAs(me, '/story');
  await screen.findByRole('link', { name: t('pages.title.message') });
  await waitFor(() => expect(requests.some((call) => call.endsWith('/meet-signing-condition'))).toBe(true));
  await waitFor(() => expect(localStorage.getItem(getBadgesKey())).not.toBeNull());
  await server.pool.query(`update fictions set contract_status = 'rejected' where id = $1`, [id]);
  await server.insert('message', { user_id: me.id, title: 'News' });
  countBadges();
  expect(await screen.findByText(t('stories.author.signable', { smart_count: 1 }))).toBeVisible();
});

test('goes with the page that it was asked for on', async () => {
  const { user } = await open();
  await user.click(await entry());
  await screen.findByRole('dialog', { name: t('layout.my_editor') });
  location.hash = '#/comments';
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
