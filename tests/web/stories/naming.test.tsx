import { screen, within } from '@testing-library/react/pure';
import { beforeEach, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { offerTags } from '../../support/stories.ts';
import { t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, server } from '../../support/web.tsx';

beforeEach(async () => {
  await offerTags(server);
  await server.insert('tag', { code: 'genre-2', name: 'Second genre', group: 'genre' });
});

const open = async (contract_status: 'signed' | 'editor_review') => {
  const { id } = await server.insert('fiction', { title: 'Home', genre: 'genre-1', contract_status });
  return openAs('content_manager', `/office/fictions/${id}/show`);
};
const readStory = async () => (await server.db.select().from(tables.fiction))[0]!;

test('the content manager names a work under contract anew, with a reason', async () => {
  const user = await open('signed');
  await user.click(await screen.findByRole('button', { name: t('stories.office.naming.open') }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: t('stories.office.naming.save') })).toBeDisabled();
  const title = dialog.getByLabelText(t('resources.office/fictions.fields.title'));
  await user.clear(title);
  await user.paste('A Mature Home');
  await dialog.findByRole('option', { name: 'Second genre' });
  await user.selectOptions(dialog.getByLabelText(t('resources.office/fictions.fields.genre')), 'genre-2');
  await user.click(dialog.getByRole('button', { name: t('stories.office.naming.save') }));
  expect(title).toHaveAccessibleDescription(
    expect.stringContaining(t('stories.office.naming.errors.title_banned', { word: 'mature' })),
  );
  expect(dialog.getByLabelText(t('stories.office.naming.reason'))).toBeInvalid();
  await user.clear(title);
  await user.paste('Away');
  await user
    .click(dialog.getByLabelText(t('stories.office.naming.reason')))
    .then(() => user.paste('Another book has this title.'));
  await user.click(dialog.getByRole('button', { name: t('stories.office.naming.save') }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Away' })).toBeVisible();
  expect(await readStory()).toMatchObject({ title: 'Away', genre: 'genre-2' });
});

test('of any other work it is not offered', async () => {
  await open('editor_review');
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  expect(screen.queryByRole('button', { name: t('stories.office.naming.open') })).toBeNull();
});
