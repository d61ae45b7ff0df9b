import { cleanup, screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { contestText, openContest } from '../../support/contests.ts';
import { like, t } from '../../support/t.ts';
import { openAs, server } from '../../support/web.tsx';
import { writeMarkdown } from '../support/markdownInput.ts';

test('what a contest says is written with a preview, as an article is', async () => {
  const { id } = await contestText(server, await openContest(server), 'One');
  await openAs('content_manager', `/office/contest-texts/${id}`);
  await writeMarkdown(like('resources.office/contest-texts.fields.body'), '**Three** stories');
  const preview = within(await screen.findByRole('region', { name: t('articles.office.preview.title') }));
  expect(await preview.findByText('Three', { selector: 'strong' })).toBeVisible();
});

test('who translates sees that the English has changed, and says that a translation is up to date', async () => {
  const one = await openContest(server);
  const { id } = await contestText(server, one, 'Lune', { language: 'fr', stale: true });
  const translator = await server.insert('user', { role: 'translator' });
  const user = await openAs(translator, `/office/contest-texts/${id}`);
  const box = await screen.findByRole('checkbox', { name: t('resources.office/contest-texts.fields.stale') });
  expect(box).toBeChecked();
  await user.click(box);
  await user.click(screen.getByRole('button', { name: t('ra.action.save') }));
  await waitFor(async () =>
    expect(await server.db.select().from(tables.contestText)).toMatchObject([{ stale: false }]),
  );
  // What is saved leads on, which would take the next page along.
  await waitFor(() => expect(location.hash).not.toBe(`#/office/contest-texts/${id}`));
  const other = await contestText(server, one, 'Luna', { language: 'es' });
  cleanup();
  await openAs(translator, `/office/contest-texts/${other.id}`);
  expect(await screen.findByDisplayValue('Luna')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('who writes a number of the platform reads how to name it, beside what it stands in, and may save it', async () => {
  const { id } = await contestText(server, await openContest(server), 'One', { summary: 'Within 15,000 words.' });
  const user = await openAs('content_manager', `/office/contest-texts/${id}`);
  const warning = (text: string, names: string) => t('articles.office.writing.written', { text, names });
  expect(await screen.findByText(warning('15,000 words', '{{contracts.minimum_words}}'))).toBeVisible();
  await writeMarkdown(like('resources.office/contest-texts.fields.body'), 'You have three attempts.');
  expect(await screen.findByText(warning('three attempts', '{{contracts.attempts}}'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('ra.action.save') }));
  await waitFor(async () =>
    expect(await server.db.select().from(tables.contestText)).toMatchObject([{ body: 'You have three attempts.' }]),
  );
});
