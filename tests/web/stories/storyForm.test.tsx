import { fireEvent, screen, waitFor, within } from '@testing-library/react/pure';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { message } from '#domain/kit/messages.ts';
import { tables } from '#server/db/schema.ts';
import { long, sampleOneIn } from '../../support/long.ts';
import type { RowOf } from '../../support/records.ts';
import { offerTags } from '../../support/stories.ts';
import { like, t } from '../../support/t.ts';
import { requests, cut, lose, mend, network, openAs, refuse, server, setLanguage } from '../../support/web.tsx';
import {
  choose,
  decodeBySharp,
  field,
  fillFirstStep,
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
    await user.click(await screen.findByRole('link', { name: t('contracts.author.check.mend.pen_name') }));
    await user.click(await field(t('accounts.shared.person.pen_name'))).then(() => user.paste('Mira Anand'));
    await press(user, t('accounts.shared.person.pen_name_set'));
    expect(await field(t('stories.author.field.title'))).toBeVisible();
    expect(location.hash).toBe('#/story/form');
  });

  test('is created with all that was typed, is opened and leads to its first chapter', async () => {
    const user = await openAs(author, '/story/form');
    await fillStory(user);
    await press(user, 'background 2');
    await press(user, t('stories.author.create'));
    expect(await screen.findByRole('heading', { level: 1, name: 'The Long Way Home' })).toBeVisible();
    expect(await screen.findByText(t('stories.author.created'))).toBeVisible();
    const { id } = (await stories())[0]!;
    expect(location.hash).toBe(`#/story/detail?id=${id}`);
    expect(page().getByRole('link', { name: t('stories.writing.page.first_chapter') })).toHaveAttribute(
      'href',
      `#/story/tiny?id=${id}`,
    );
    // Nothing is there yet that one could be shown around.
    expect(screen.queryByRole('heading', { name: t('onboarding.author.storyPage.chapters.title') })).toBeNull();
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

  test('asks for what every story has by its name, step by step, and goes to the first', long, async () => {
    const user = await openAs(author, '/story/form');
    expect(await field(t('stories.author.field.title'))).toHaveFocus();
    await press(user, t('stories.author.next'));
    for (const name of ['title', 'lead_role', 'genre'] as const)
      await problem(t(`stories.author.field.${name}`), t(`stories.author.missing.${name}`));
    for (const name of ['channel', 'rating'] as const)
      await groupProblem(t(`stories.author.field.${name}`), t(`stories.author.missing.${name}`));
    expect(await field(t('stories.author.field.title'))).toHaveFocus();
    expect(screen.queryByRole('button', { name: t('stories.author.create') })).toBeNull();

    await fillFirstStep(user);
    await press(user, t('stories.author.create'));
    await problem(t('stories.author.field.cover'), t('stories.author.missing.cover'));
    for (const name of ['plot_tags', 'identity_tags', 'character_tags'] as const)
      await groupProblem(t(`stories.author.field.${name}`), t(`stories.author.missing.${name}`));
    const summary = screen.getByRole('alert');
    expect(within(summary).getAllByRole('listitem')).toHaveLength(4);
    // Each line leads to its field, to the stop of a group too.
    await user.click(within(summary).getByRole('button', { name: t('stories.author.field.plot_tags') }));
    const tags = within(screen.getByRole('toolbar', { name: t('stories.author.field.plot_tags') }));
    expect(tags.getAllByRole('button')[0]).toHaveFocus();
    expect(requests.some((call) => call.startsWith('POST /api/fictions'))).toBe(false);
  });

  test('says what is missing until it is typed, so that nothing moves when a field is left', async () => {
    const user = await openAs(author, '/story/form');
    await press(user, t('stories.author.next'));
    const missing = t('stories.author.missing.lead_role');
    await problem(t('stories.author.field.lead_role'), missing);
    await user.type(await field(t('stories.author.field.lead_role')), 'M');
    await waitFor(() => expect(screen.queryByText(missing)).toBeNull());
  });

  test('is in the language that its author reads, unless told', async () => {
    await openAs(author, '/story/form');
    expect(await field(t('stories.author.field.language'))).toHaveValue('en');
  });

  test('keeps both steps while one goes back and forth, by Enter too', async () => {
    const user = await openAs(author, '/story/form');
    await fillFirstStep(user);
    await press(user, 'plot 1');
    await press(user, t('stories.author.back'));
    expect(await field(t('stories.author.field.lead_role'))).toHaveValue('Mira');
    expect(screen.queryByRole('button', { name: 'plot 1' })).toBeNull();
    await user.type(await field(t('stories.author.field.title')), '{Enter}');
    expect(await screen.findByRole('button', { name: 'plot 1' })).toHaveAttribute('aria-pressed', 'true');
    expect(requests.some((call) => call.startsWith('POST /api/fictions'))).toBe(false);
  });

  test('has one stop of the keyboard for a group of tags, with arrows inside', async () => {
    const user = await openAs(author, '/story/form');
    await fillFirstStep(user);
    const tags = within(await screen.findByRole('toolbar', { name: t('stories.author.field.plot_tags') }));
    const all = tags.getAllByRole('button');
    all[0]!.focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(all[2]).toHaveFocus();
    await user.keyboard('{ArrowLeft} ');
    expect(all[1]).toHaveFocus();
    expect(all[1]).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{End}{ArrowRight}{ArrowLeft}');
    expect(all.at(-1)).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('toolbar', { name: t('stories.author.field.identity_tags') })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await user.tab({ shift: true });
    expect(all.at(-1)).toHaveFocus();
  });

  test.each(
    sampleOneIn(3, [
      [t('stories.author.field.title'), 'too long', 'a'.repeat(101), t('validation.max_length', { max: 100 })],
      [
        t('stories.author.field.title'),
        'banned',
        'My Mature Life',
        t('stories.author.errors.title_banned', { word: 'mature' }),
      ],
      [t('stories.author.field.title'), 'blank', '   ', t('stories.author.missing.title')],
      [t('stories.author.field.lead_role'), 'too long', 'a'.repeat(101), t('validation.max_length', { max: 100 })],
      [t('stories.author.field.synopsis'), 'too long', 'word '.repeat(251), t('validation.max_words', { max: 250 })],
      [t('stories.author.field.first_paywall_chapter'), 'too small', '0', t('validation.min', { min: 1 })],
      [t('stories.author.field.first_paywall_chapter'), 'broken', '2.5', t('validation.integer')],
      [t('stories.author.field.first_paywall_chapter'), 'too large', '10000', t('validation.max', { max: 9999 })],
    ]),
  )('is refused %s that is %s', async (name, _, text, sentence) => {
    const user = await openAs(author, '/story/form');
    if (name === t('stories.author.field.first_paywall_chapter')) await fillFirstStep(user);
    await write(user, name, text);
    await user.tab();
    await problem(name, sentence);
  });

  test('counts the words of its synopsis by its language', async () => {
    const user = await openAs(author, '/story/form');
    await write(user, t('stories.author.field.synopsis'), 'ความรักใต้แสงจันทร์');
    await choose(user, t('stories.author.field.language'), 'Thai');
    expect(await page().findByText(t('stories.author.hint.synopsis', { count: 4, max: 250 }))).toBeVisible();
  });

  test.each(
    sampleOneIn(3, [
      [
        'too few tags',
        ['plot 1', 'identity 1', 'character 1'],
        t('stories.author.errors.tag_total', { min: 4, max: 10, total: 3 }),
      ],
      [
        'too many tags',
        [1, 2, 3]
          .map((n) => `plot ${n}`)
          .concat(
            [1, 2].flatMap((n) => ['identity', 'character', 'background', 'extra'].map((group) => `${group} ${n}`)),
          ),
        t('stories.author.errors.tag_total', { min: 4, max: 10, total: 11 }),
      ],
    ]),
  )('is refused %s', async (_, tags, sentence) => {
    for (const n of [1, 2]) await server.insert('tag', { code: `extra-${n}`, name: `extra ${n}`, group: 'background' });
    const user = await openAs(author, '/story/form');
    await fillFirstStep(user);
    for (const tag of tags) await press(user, tag);
    expect(page().getByText(like('stories.author.hint.tags', { count: tags.length }))).toBeVisible();
    await press(user, t('stories.author.create'));
    await groupProblem(t('stories.author.field.plot_tags'), sentence);
    const [first = ''] = tags;
    await press(user, first);
    expect(await page().findByRole('button', { name: first })).toHaveAttribute('aria-pressed', 'false');
  });

  test('does not offer Russian, which no new story may have', async () => {
    await openAs(author, '/story/form');
    const offered = within(await field(t('stories.author.field.language'))).getAllByRole('option');
    expect(offered.map((option) => option.textContent)).not.toContain('Russian');
    expect(offered.length).toBeGreaterThan(5);
  });

  test('is one story however fast its button is pressed', long, async () => {
    const user = await openAs(author, '/story/form');
    await fillStory(user);
    const form = (await field(t('stories.author.field.title'))).closest('form')!;
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(await screen.findByRole('heading', { level: 1, name: 'The Long Way Home' })).toBeVisible();
    expect(await stories()).toHaveLength(1);
  });

  test('is one story when the answer was lost and its button is pressed again', long, async () => {
    const user = await openAs(author, '/story/form');
    await fillStory(user);
    lose('post', '/api/fictions');
    await press(user, t('stories.author.create'));
    await toast(t('errors.offline'));
    expect(await stories()).toHaveLength(1);
    mend();
    await press(user, t('stories.author.create'));
    expect(await screen.findByRole('heading', { level: 1, name: 'The Long Way Home' })).toBeVisible();
    expect(await stories()).toHaveLength(1);
  });

  test.each(
    sampleOneIn(3, [
      ['there is no network', () => cut('post', '/api/fictions'), t('errors.offline')],
      ['the server fails', () => refuse('post', '/api/fictions', 500, 'errors.internal'), t('errors.internal')],
      [
        'a proxy answers for the server',
        () =>
          network.use(http.post('*/api/fictions', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }))),
        t('errors.unavailable'),
      ],
    ]),
  )('keeps what was typed while %s, and is saved afterwards', async (_, fail, sentence) => {
    const user = await openAs(author, '/story/form');
    await fillStory(user);
    const before = typed();
    fail();
    await press(user, t('stories.author.create'));
    await toast(sentence);
    expect(typed()).toEqual(before);
    expect(before).toMatchObject({
      title: 'The Long Way Home',
      tags: ['plot 1', 'plot 2', 'identity 1', 'character 1'],
    });
    mend();
    await press(user, t('stories.author.create'));
    expect(await screen.findByRole('heading', { level: 1, name: 'The Long Way Home' })).toBeVisible();
    expect(await stories()).toHaveLength(1);
  });
});

describe('what only the server knows', () => {
  test('is said at its field, in the reader’s language', long, async () => {
    const user = await openAs(author, '/story/form');
    await fillStory(user);
    await server.pool.query(`update tags set offered = false where code = 'identity-1'`);
    await press(user, t('stories.author.create'));
    await groupProblem(t('stories.author.field.identity_tags'), t('validation.choice'));
    await setLanguage('ru');
    expect(await screen.findByText(t('validation.choice', {}, 'ru'))).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(t('errors.invalid', {}, 'ru'));
    expect(await stories()).toEqual([]);
  });

  test('is said with its arguments', long, async () => {
    const user = await openAs(author, '/story/form');
    await fillStory(user);
    const errors = { title: message('stories.author.errors.title_banned', { word: 'вампир' }) };
    refuse('post', '/api/fictions', 422, 'errors.invalid', errors);
    await press(user, t('stories.author.create'));
    await problem(t('stories.author.field.title'), t('stories.author.errors.title_banned', { word: 'вампир' }));
    expect(await field(t('stories.author.field.title'))).toHaveFocus();
    await setLanguage('ru');
    expect(await screen.findByText(t('stories.author.errors.title_banned', { word: 'вампир' }, 'ru'))).toBeVisible();
  });
});
