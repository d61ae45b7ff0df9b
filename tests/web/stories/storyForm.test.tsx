import { fireEvent, screen, waitFor, within } from '@testing-library/react/pure';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { message } from '#domain/kit/messages.ts';
import { tables } from '#server/db/schema.ts';
import { offerTags } from '../../support/fictions.ts';
import type { RowOf } from '../../support/records.ts';
import { requests, cut, lose, mend, network, openAs, refuse, server, setLanguage } from '../../support/web.tsx';
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
} from '../support/storyScreen.ts';

vi.stubGlobal('createImageBitmap', decodeBySharp);

let author: RowOf<'user'>;
beforeEach(async () => {
  author = await server.insert('user', { role: 'author_unsigned' });
  await offerTags(server);
});

const stories = () => server.db.select().from(tables.fiction);
const toast = (sentence: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(sentence));

describe('a new story', () => {
  test('wants a pen name first, with the way there and back', async () => {
    const nameless = await server.insert('user', { role: 'author_unsigned', pen_name: null });
    const user = await openAs(nameless, '/story/form');
    await user.click(await screen.findByRole('link', { name: 'Choose a pen name' }));
    await user.click(await field('Pen name')).then(() => user.paste('Mira Anand'));
    await press(user, 'Use this pen name');
    expect(await field('Title')).toBeVisible();
    expect(location.hash).toBe('#/story/form');
  });

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
    expect(requests.some((call) => call.startsWith('POST /api/fictions'))).toBe(false);
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
    await toast('Unstable internet connection');
    expect(await stories()).toHaveLength(1);
    mend();
    await press(user, 'Create story');
    expect(await screen.findByRole('heading', { name: 'My stories' })).toBeVisible();
    expect(await stories()).toHaveLength(1);
  });

  test.each([
    ['there is no network', () => cut('post', '/api/fictions'), 'Unstable internet connection'],
    [
      'the server fails',
      () => refuse('post', '/api/fictions', 500, 'errors.internal'),
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
    const errors = { title: message('stories.author.errors.title_banned', { word: 'вампир' }) };
    refuse('post', '/api/fictions', 422, 'errors.invalid', errors);
    await press(user, 'Create story');
    await problem('Title', 'The title may not contain “вампир”');
    expect(await field('Title')).toHaveFocus();
    await setLanguage('ru');
    expect(await screen.findByText('В названии не должно быть «вампир»')).toBeVisible();
  });
});
