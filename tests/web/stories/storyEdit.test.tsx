import { screen, waitFor, within } from '@testing-library/react/pure';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deletedChapters, tables } from '#server/db/schema.ts';
import { long, sampleOneIn } from '../../support/long.ts';
import type { RowOf, ValuesOf } from '../../support/records.ts';
import { offerTags, uploadedCover } from '../../support/stories.ts';
import { t } from '../../support/t.ts';
import { openAs, server } from '../../support/web.tsx';
import { answerLeaving } from '../support/shellScreen.ts';
import { decodeBySharp, field, page, press, problem, write } from '../support/storyScreen.ts';

vi.stubGlobal('createImageBitmap', decodeBySharp);

let author: RowOf<'user'>;
beforeEach(async () => {
  author = await server.insert('user', { role: 'author_unsigned' });
  await offerTags(server);
});

const stories = () => server.db.select().from(tables.fiction);
const story = async (changes: ValuesOf<'fiction'> = {}) =>
  server.insert('fiction', {
    author_id: author.id,
    cover: await uploadedCover(server, author),
    title: 'The Long Way Home',
    language: 'en',
    genre: 'genre-1',
    ...changes,
  });
const edit = async (changes?: ValuesOf<'fiction'>) => openAs(author, `/story/form?id=${(await story(changes)).id}`);
const toast = (sentence: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(sentence));

describe('a story that is there', () => {
  test('shows its values and saves what was changed', async () => {
    const user = await edit({ synopsis: 'Before.', first_paywall_chapter: 12 });
    expect(await field(t('stories.author.field.synopsis'))).toHaveValue('Before.');
    expect(await field(t('stories.author.field.first_paywall_chapter'))).toHaveValue(12);
    expect(page().getByRole('button', { name: 'plot 1' })).toHaveAttribute('aria-pressed', 'true');
    expect(document.title).toBe(`${t('stories.author.edit')} · Quillhouse`);
    await press(user, 'character 1');
    await press(user, 'character 2');
    await write(user, t('stories.author.field.title'), 'Retitled');
    await press(user, t('stories.author.save'));
    expect(await screen.findByRole('heading', { name: 'Retitled' })).toBeVisible();
    await toast(t('stories.author.saved'));
    expect(await stories()).toMatchObject([
      { title: 'Retitled', character_tags: ['character-2'], synopsis: 'Before.' },
    ]);
  });

  test.each(
    sampleOneIn(3, [
      ['editor_review', t('stories.author.held.application'), t('stories.author.held.application')],
      ['signed', t('stories.author.held.office'), t('stories.author.held.contract')],
    ] as const),
  )('with the contract %s shows what stays, why, and saves the rest', async (contract_status, why, fixed) => {
    const user = await edit({ contract_status, synopsis: 'Before.' });
    expect(await field(t('stories.author.field.title'))).toHaveAttribute('readonly');
    expect(await field(t('stories.author.field.first_paywall_chapter'))).toHaveAttribute('readonly');
    expect(await field(t('stories.author.field.language'))).toBeDisabled();
    expect(await field(t('stories.author.field.genre'))).toBeDisabled();
    for (const name of [t('stories.author.field.title'), t('stories.author.field.genre')]) await problem(name, why);
    for (const name of [t('stories.author.field.language'), t('stories.author.field.first_paywall_chapter')])
      await problem(name, fixed);
    await write(user, t('stories.author.field.synopsis'), 'After.');
    await press(user, t('stories.author.save'));
    await toast(t('stories.author.saved'));
    expect(await stories()).toMatchObject([{ synopsis: 'After.', language: 'en', genre: 'genre-1' }]);
  });

  test('whose title was banned since is saved as it is', async () => {
    const user = await edit({ title: 'Virgin Snow', synopsis: 'Before.' });
    await write(user, t('stories.author.field.synopsis'), 'After.');
    await press(user, t('stories.author.save'));
    await toast(t('stories.author.saved'));
    expect(await stories()).toMatchObject([{ title: 'Virgin Snow', synopsis: 'After.' }]);
  });

  test('is not saved over what another window changed, and both changes are kept', long, async () => {
    const user = await edit({ title: 'Before', synopsis: 'Before.' });
    await write(user, t('stories.author.field.title'), 'Mine');
    await press(user, 'character 2');
    const since = { updated_at: '2026-03-10T05:00:00.000Z', plot_tags: ['plot-2', 'plot-1'] };
    await server.db.update(tables.fiction).set({ synopsis: 'Theirs.', character_tags: ['character-2'], ...since });
    await press(user, t('stories.author.save'));
    await toast(t('stories.author.errors.changed'));
    await waitFor(async () => expect(await field(t('stories.author.field.synopsis'))).toHaveValue('Theirs.'));
    expect(await field(t('stories.author.field.title'))).toHaveValue('Mine');
    expect(await stories()).toMatchObject([{ title: 'Before' }]);
    await press(user, t('stories.author.save'));
    await toast(t('stories.author.saved'));
    expect(await stories()).toMatchObject([
      {
        title: 'Mine',
        synopsis: 'Theirs.',
        character_tags: ['character-1', 'character-2'],
        plot_tags: since.plot_tags,
      },
    ]);
  });

  test('keeps a tag that is no longer offered', async () => {
    const user = await edit({ plot_tags: ['plot-1', 'old-plot'] });
    expect(await page().findByRole('button', { name: 'old-plot' })).toHaveAttribute('aria-pressed', 'true');
    await write(user, t('stories.author.field.title'), 'Retitled');
    await press(user, t('stories.author.save'));
    await toast(t('stories.author.saved'));
    expect(await stories()).toMatchObject([{ title: 'Retitled', plot_tags: ['plot-1', 'old-plot'] }]);
  });

  test('is completed on its page', async () => {
    await edit();
    const link = await page().findByRole('link', { name: t('stories.author.to_complete') });
    expect(link.getAttribute('href')).toMatch(/^#\/story\/detail\?id=\d+$/);
  });

  test('is read-only once it is completed', async () => {
    await edit({ status: 'completed' });
    expect(await screen.findByText(t('stories.author.completed_note'))).toBeVisible();
    expect(await field(t('stories.author.field.title'))).toBeDisabled();
    expect(page().getByRole('button', { name: 'plot 1' })).toBeDisabled();
    expect(page().queryByRole('button', { name: t('stories.author.save') })).not.toBeInTheDocument();
    expect(page().queryByRole('link', { name: t('stories.author.to_complete') })).not.toBeInTheDocument();
  });

  test('asks before it lets what was typed go', async () => {
    const user = await edit();
    await write(user, t('stories.author.field.title'), 'Half typed');
    await user.click(screen.getByRole('link', { name: t('stories.author.name') }));
    await answerLeaving(user, 'keep');
    expect(await field(t('stories.author.field.title'))).toHaveValue('Half typed');
    await user.click(screen.getByRole('link', { name: t('stories.author.name') }));
    await answerLeaving(user, 'discard');
    expect(await screen.findByRole('heading', { name: t('stories.author.name') })).toBeVisible();
    expect(await stories()).toMatchObject([{ title: 'The Long Way Home' }]);
  });
});

describe('deleting a story', () => {
  const ask = async (user: Awaited<ReturnType<typeof edit>>) => {
    await press(user, t('stories.author.delete'));
    const dialog = within(
      await screen.findByRole('dialog', { name: t('stories.author.delete_question', { title: 'The Long Way Home' }) }),
    );
    await waitFor(() => expect(dialog.getByRole('button', { name: t('stories.author.delete') })).toBeEnabled());
    return dialog;
  };

  test('asks, and does nothing when the answer is no', async () => {
    const user = await edit();
    const dialog = await ask(user);
    await user.click(dialog.getByRole('button', { name: t('common.cancel') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(page().getByRole('button', { name: t('stories.author.delete') })).toHaveFocus();
    expect(await stories()).toHaveLength(1);
  });

  test('takes it out of the list, after telling that deleted chapters go with it', async () => {
    const user = await edit();
    const { id } = (await stories())[0]!;
    for (const expires_at of ['2026-03-09T04:00:00.000Z', '2026-03-20T04:00:00.000Z', '2026-03-21T04:00:00.000Z'])
      await server.db.insert(deletedChapters).values({
        fiction_id: id,
        number: 1,
        title: null,
        word_count: 1,
        content: '<p>Gone.</p>',
        deleted_at: '2026-03-01T04:00:00.000Z',
        expires_at,
      });
    const dialog = await ask(user);
    expect(await dialog.findByText(t('stories.author.delete_restorable', { smart_count: 2 }))).toBeVisible();
    await user.click(dialog.getByRole('button', { name: t('stories.author.delete') }));
    expect(await screen.findByRole('heading', { name: t('stories.author.empty') })).toBeVisible();
    await toast(t('stories.author.deleted'));
    expect(await stories()).toEqual([]);
  });

  test('is said to have failed when the server refuses it', long, async () => {
    const user = await edit();
    const dialog = await ask(user);
    await server.pool.query(`update fictions set contract_status = 'applying'`);
    await user.click(dialog.getByRole('button', { name: t('stories.author.delete') }));
    await toast(t('stories.author.errors.has_contract'));
    expect(await stories()).toHaveLength(1);
  });

  test.each(
    sampleOneIn(3, [{ contract_status: 'signed' }, { contract_status: 'applying' }, { chapter_count: 1 }] as const),
  )('is not offered with %j', async (changes) => {
    await edit(changes);
    await field(t('stories.author.field.title'));
    expect(page().queryByRole('button', { name: t('stories.author.delete') })).not.toBeInTheDocument();
  });
});
