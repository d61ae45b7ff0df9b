import { fireEvent, screen, waitFor, within } from '@testing-library/react/pure';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { offerTags, uploadedCover } from '../support/fictions.ts';
import type { RowOf, ValuesOf } from '../support/records.ts';
import { asked, cut, lose, mend, network, openAs, refuse, server, setLanguage } from '../support/web.tsx';
import {
  choose,
  decodeBySharp,
  field,
  fillStory,
  groupProblem,
  page,
  press,
  problem,
  typed,
  write,
} from './storyScreen.ts';

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

describe('a new story', () => {
  test('is created with all that was typed and stands in the list', async () => {
    const user = await openAs(author, '/story/form');
    await fillStory(user);
    await press(user, 'background 2');
    await press(user, 'Create story');
    expect(await screen.findByRole('heading', { name: 'The Long Way Home' })).toBeVisible();
    await toast('Your story is created.');
    expect(location.hash).toBe('#/story');
    expect(await stories()).toMatchObject([
      {
        author_id: author.id,
        lead_role: 'Mira',
        synopsis: 'A short one.',
        language: 'en',
        channel: 'female',
        genre: 'genre-1',
        rating: 'teen',
        plot_tags: ['plot-1', 'plot-2'],
        identity_tags: ['identity-1'],
        character_tags: ['character-1'],
        background_tags: ['background-2'],
        first_paywall_chapter: 9,
        status: 'ongoing',
        cover: expect.stringMatching(/^\/api\/files\/cover\/.+\.jpg$/),
      },
    ]);
  });

  test('wants what every story has, says so at each field and goes to the first', async () => {
    const user = await openAs(author, '/story/form');
    await press(user, 'Create story');
    for (const name of ['Title', 'Main character', 'Genre', 'Cover']) await problem(name, 'Required');
    for (const name of ['Language', 'Readers', 'Rating']) await problem(name, 'Required');
    for (const name of ['Plot tags', 'Identity tags', 'Character tags'])
      await groupProblem(name, 'Choose at least one');
    expect(screen.getAllByRole('alert')).toHaveLength(10);
    expect(await field('Title')).toHaveFocus();
    expect(asked.some((call) => call.startsWith('POST'))).toBe(false);
  });

  test.each([
    ['Title', 'too long', 'a'.repeat(101), 'At most 100 characters'],
    ['Title', 'banned', 'My Mature Life', 'The title may not contain “mature”'],
    ['Title', 'blank', '   ', 'Required'],
    ['Main character', 'too long', 'a'.repeat(101), 'At most 100 characters'],
    ['Synopsis', 'too long', 'word '.repeat(251), 'At most 250 words'],
    ['First chapter behind the paywall', 'too small', '0', 'At least 1'],
    ['First chapter behind the paywall', 'broken', '2.5', 'A whole number'],
    ['First chapter behind the paywall', 'too large', '10000', 'At most 9999'],
  ])('is refused %s that is %s', async (name, _, text, sentence) => {
    const user = await openAs(author, '/story/form');
    await write(user, name, text);
    await user.tab();
    await problem(name, sentence);
  });

  test('counts the words of its synopsis by its language', async () => {
    const user = await openAs(author, '/story/form');
    await write(user, 'Synopsis', 'ความรักใต้แสงจันทร์');
    await choose(user, 'Language', 'Thai');
    expect(await page().findByText('4 of 250 words')).toBeVisible();
  });

  test.each([
    ['too few tags', ['plot 1', 'identity 1', 'character 1'], 'Choose 4 to 10 tags in all; you have 3'],
    [
      'too many tags',
      [1, 2, 3]
        .map((n) => `plot ${n}`)
        .concat(
          [1, 2].flatMap((n) => ['identity', 'character', 'background', 'extra'].map((group) => `${group} ${n}`)),
        ),
      'Choose 4 to 10 tags in all; you have 11',
    ],
  ])('is refused %s', async (_, tags, sentence) => {
    for (const n of [1, 2]) await server.insert('tag', { code: `extra-${n}`, name: `extra ${n}`, group: 'background' });
    const user = await openAs(author, '/story/form');
    for (const tag of tags) await press(user, tag);
    expect(page().getByText(new RegExp(`^${tags.length} tags in all`))).toBeVisible();
    await press(user, 'Create story');
    await groupProblem('Plot tags', sentence);
    const [first = ''] = tags;
    await press(user, first);
    expect(await page().findByRole('button', { name: first })).toHaveAttribute('aria-pressed', 'false');
  });

  test('does not offer Russian, which no new story may have', async () => {
    await openAs(author, '/story/form');
    const offered = within(await field('Language')).getAllByRole('option');
    expect(offered.map((option) => option.textContent)).not.toContain('Russian');
    expect(offered.length).toBeGreaterThan(5);
  });

  test('is one story however fast its button is pressed', async () => {
    const user = await openAs(author, '/story/form');
    await fillStory(user);
    const form = (await field('Title')).closest('form')!;
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(await screen.findByRole('heading', { name: 'My stories' })).toBeVisible();
    expect(await stories()).toHaveLength(1);
  });

  test('is one story when the answer was lost and its button is pressed again', async () => {
    const user = await openAs(author, '/story/form');
    await fillStory(user);
    lose('post', '/api/fictions');
    await press(user, 'Create story');
    await toast('Poor internet connection');
    expect(await stories()).toHaveLength(1);
    mend();
    await press(user, 'Create story');
    expect(await screen.findByRole('heading', { name: 'My stories' })).toBeVisible();
    expect(await stories()).toHaveLength(1);
  });

  test.each([
    ['there is no network', () => cut('post', '/api/fictions'), 'Poor internet connection'],
    [
      'the server fails',
      () => refuse('post', '/api/fictions', 500, 'error.internal'),
      'The server is down, please try again later...',
    ],
    [
      'a proxy answers for the server',
      () => network.use(http.post('*/api/fictions', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }))),
      'The server is busy, please try again in a moment.',
    ],
  ])('keeps what was typed while %s, and is saved afterwards', async (_, fail, sentence) => {
    const user = await openAs(author, '/story/form');
    await fillStory(user);
    const before = typed();
    fail();
    await press(user, 'Create story');
    await toast(sentence);
    expect(typed()).toEqual(before);
    expect(before).toMatchObject({
      title: 'The Long Way Home',
      tags: ['plot 1', 'plot 2', 'identity 1', 'character 1'],
    });
    mend();
    await press(user, 'Create story');
    expect(await screen.findByRole('heading', { name: 'My stories' })).toBeVisible();
    expect(await stories()).toHaveLength(1);
  });
});

describe('what only the server knows', () => {
  test('is said at its field, in the reader’s language', async () => {
    const user = await openAs(author, '/story/form');
    await fillStory(user);
    await server.pool.query(`update tags set offered = false where code = 'identity-1'`);
    await press(user, 'Create story');
    await groupProblem('Identity tags', 'Choose from the list');
    await setLanguage('ru');
    expect(await screen.findByText('Выберите из списка')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Проверьте отмеченные поля.');
    expect(await stories()).toEqual([]);
  });

  test('is said with its arguments', async () => {
    const user = await openAs(author, '/story/form');
    await fillStory(user);
    const errors = { title: { message: 'fiction.errors.title_banned', args: { word: 'вампир' } } };
    refuse('post', '/api/fictions', 422, 'error.invalid', errors);
    await press(user, 'Create story');
    await problem('Title', 'The title may not contain “вампир”');
    expect(await field('Title')).toHaveFocus();
    await setLanguage('ru');
    expect(await screen.findByText('В названии не должно быть «вампир»')).toBeVisible();
  });
});

describe('a story that is there', () => {
  test('shows its values and saves what was changed', async () => {
    const user = await edit({ synopsis: 'Before.', first_paywall_chapter: 12 });
    expect(await field('Synopsis')).toHaveValue('Before.');
    expect(await field('First chapter behind the paywall')).toHaveValue(12);
    expect(page().getByRole('button', { name: 'plot 1' })).toHaveAttribute('aria-pressed', 'true');
    expect(document.title).toBe('Edit story · Quillhouse');
    await press(user, 'character 1');
    await press(user, 'character 2');
    await write(user, 'Title', 'Retitled');
    await press(user, 'Save story');
    expect(await screen.findByRole('heading', { name: 'Retitled' })).toBeVisible();
    await toast('Saved.');
    expect(await stories()).toMatchObject([
      { title: 'Retitled', character_tags: ['character-2'], synopsis: 'Before.' },
    ]);
  });

  test('is not saved over what another window changed, and both changes are kept', async () => {
    const user = await edit({ title: 'Before', synopsis: 'Before.' });
    await write(user, 'Title', 'Mine');
    await press(user, 'character 2');
    const since = { updated_at: '2026-03-10T05:00:00.000Z', plot_tags: ['plot-2', 'plot-1'] };
    await server.db.update(tables.fiction).set({ synopsis: 'Theirs.', character_tags: ['character-2'], ...since });
    await press(user, 'Save story');
    await toast('This story was changed in another window.');
    await waitFor(async () => expect(await field('Synopsis')).toHaveValue('Theirs.'));
    expect(await field('Title')).toHaveValue('Mine');
    expect(await stories()).toMatchObject([{ title: 'Before' }]);
    await press(user, 'Save story');
    await toast('Saved.');
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
    await write(user, 'Title', 'Retitled');
    await press(user, 'Save story');
    await toast('Saved.');
    expect(await stories()).toMatchObject([{ title: 'Retitled', plot_tags: ['plot-1', 'old-plot'] }]);
  });

  test('may not be completed without chapters', async () => {
    const user = await edit();
    await user.click(await page().findByRole('checkbox', { name: /This story is finished/ }));
    await press(user, 'Save story');
    expect(await screen.findByText('A story without chapters cannot be completed.')).toBeVisible();
    expect(await stories()).toMatchObject([{ status: 'ongoing' }]);
  });

  test('is read-only for good once it is completed', async () => {
    const user = await edit({ chapter_count: 1 });
    await user.click(await page().findByRole('checkbox', { name: /This story is finished/ }));
    await press(user, 'Save story');
    await user.click(await screen.findByRole('link', { name: /The Long Way Home/ }));
    expect(await screen.findByText('This story is completed, so it can no longer be changed.')).toBeVisible();
    expect(await field('Title')).toBeDisabled();
    expect(page().getByRole('button', { name: 'plot 1' })).toBeDisabled();
    expect(page().queryByRole('button', { name: 'Save story' })).not.toBeInTheDocument();
  });

  test('asks before it lets what was typed go', async () => {
    const asks = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const user = await edit();
    await write(user, 'Title', 'Half typed');
    await user.click(screen.getByRole('link', { name: 'My stories' }));
    await waitFor(() => expect(asks).toHaveBeenCalledOnce());
    expect(await field('Title')).toHaveValue('Half typed');
    asks.mockReturnValue(true);
    await user.click(screen.getByRole('link', { name: 'My stories' }));
    expect(await screen.findByRole('heading', { name: 'My stories' })).toBeVisible();
    expect(await stories()).toMatchObject([{ title: 'The Long Way Home' }]);
  });
});

describe('deleting a story', () => {
  const ask = async (user: Awaited<ReturnType<typeof edit>>) => {
    await press(user, 'Delete story');
    return within(await screen.findByRole('dialog', { name: 'Delete “The Long Way Home”?' }));
  };

  test('asks, and does nothing when the answer is no', async () => {
    const user = await edit();
    const dialog = await ask(user);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(page().getByRole('button', { name: 'Delete story' })).toHaveFocus();
    expect(await stories()).toHaveLength(1);
  });

  test('takes it out of the list', async () => {
    const user = await edit();
    await user.click((await ask(user)).getByRole('button', { name: 'Delete story' }));
    expect(await screen.findByRole('heading', { name: 'Your first story starts here' })).toBeVisible();
    await toast('The story is deleted.');
    expect(await stories()).toEqual([]);
  });

  test('is said to have failed when the server refuses it', async () => {
    const user = await edit();
    const dialog = await ask(user);
    await server.pool.query(`update fictions set contract_status = 'applying'`);
    await user.click(dialog.getByRole('button', { name: 'Delete story' }));
    await toast('A contract or an application depends on this story, so it cannot be deleted.');
    expect(await stories()).toHaveLength(1);
  });

  test.each([{ contract_status: 'signed' }, { contract_status: 'applying' }, { chapter_count: 1 }] as const)(
    'is not offered with %j',
    async (changes) => {
      await edit(changes);
      await field('Title');
      expect(page().queryByRole('button', { name: 'Delete story' })).not.toBeInTheDocument();
    },
  );
});
