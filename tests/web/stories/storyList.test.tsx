import { screen, waitFor, within } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ContractStatus } from '#domain/contracts/contract.ts';
import { insertChapters } from '../../support/chapters.ts';
import { long, sampleOneIn } from '../../support/long.ts';
import type { RowOf } from '../../support/records.ts';
import { like, t } from '../../support/t.ts';
import { requests, cut, mend, open, openAs, refuse, server, setLanguage } from '../../support/web.tsx';
import { page } from '../support/storyScreen.ts';

let author: RowOf<'user'>;
beforeEach(async () => void (author = await server.insert('user', { role: 'author_signed' })));

const story = (title: string, contract_status: ContractStatus = 'not_signed', more: object = {}) =>
  server.insert('fiction', { title, contract_status, author_id: author.id, ...more });
const listTitles = () =>
  page()
    .queryAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);
const shows = (...titles: string[]) => waitFor(() => expect(listTitles()).toEqual(titles));
const search = () => screen.findByRole('searchbox', { name: t('stories.author.search') });
const seek = async (user: UserEvent, typed: string) => {
  await user.clear(await search());
  await user.type(await search(), typed);
};
const lists = () => requests.filter((call) => call.startsWith('GET /api/fictions'));

describe('an author without stories', () => {
  test('is invited to begin one', async () => {
    await server.insert('fiction', { title: 'Of somebody else' });
    const user = await openAs(author, '/story');
    expect(await screen.findByRole('heading', { name: t('stories.author.empty') })).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: t('stories.author.new') }));
    expect(await screen.findByRole('heading', { name: t('stories.author.new') })).toBeVisible();
    expect(location.hash).toBe('#/story/form');
  });
});

describe('a story in the list', () => {
  test('says what it is, and leads to its page and its form', async () => {
    const facts = { language: 'ko', word_count: 15_230, chapter_count: 1, status: 'completed' } as const;
    const { id } = await story('달빛 아래의 약속', 'signed', { ...facts, updated_at: '2026-03-09T20:00:00.000Z' });
    await openAs(author, '/story');
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('link', { name: '달빛 아래의 약속' })).toHaveAttribute(
      'href',
      `#/story/detail?id=${id}`,
    );
    expect(within(card).getByRole('link', { name: t('stories.author.edit_details') })).toHaveAttribute(
      'href',
      `#/story/form?id=${id}`,
    );
    expect(within(card).getByRole('heading')).toHaveAttribute('lang', 'ko');
    for (const fact of [
      t('stories.author.contract_status.signed'),
      t('stories.author.status.completed'),
      'Korean',
      t('stories.author.chapters', { smart_count: 1 }),
      t('stories.author.words', { smart_count: 15230 }),
    ])
      expect(within(card).getByText(fact)).toBeVisible();
    expect(card).toHaveTextContent(like('stories.author.changed'));
    expect(card).toHaveTextContent(/Mar (9|10), 2026/);
    expect(document.title).toBe(`${t('stories.author.name')} · Quillhouse`);
  });

  test('says what waits, and what its author does next', async () => {
    const mine = await story('Bound', 'signed');
    await insertChapters(server, mine, ['published', 'rejected', 'pending_review', 'draft', 'draft']);
    await openAs(author, '/story');
    const card = await screen.findByRole('article');
    expect(card).toHaveTextContent(
      [
        `${t('chapters.shared.status.rejected')} 1`,
        `${t('chapters.shared.status.pending_review')} 1`,
        `${t('chapters.shared.status.draft')} 2`,
      ].join(''),
    );
    expect(card).toHaveTextContent(t('stories.author.steps.mend', { smart_count: 1 }));
  });

  test('is counted as Russian counts', async () => {
    await story('Одна', 'not_signed', { chapter_count: 21, word_count: 3 });
    await openAs(author, '/story');
    await setLanguage('ru');
    expect(await screen.findByText(t('stories.author.chapters', { smart_count: 21 }, 'ru'))).toBeVisible();
    expect(screen.getByText(t('stories.author.words', { smart_count: 3 }, 'ru'))).toBeVisible();
    expect(document.title).toBe(`${t('stories.author.name', {}, 'ru')} · Quillhouse`);
  });
});

describe('the tabs', () => {
  beforeEach(async () => {
    await story('Free', 'not_signed');
    await story('Refused', 'rejected');
    await story('Waiting', 'contract_review');
    await story('Bound', 'signed');
  });

  test.each(
    sampleOneIn(3, [
      [t('stories.author.filter.unsigned'), ['Refused', 'Free'], '#/story?filter=unsigned'],
      [t('stories.author.filter.in_review'), ['Waiting'], '#/story?filter=in_review'],
      [t('stories.author.filter.signed'), ['Bound'], '#/story?filter=signed'],
    ]),
  )('%s', async (tab, titles, hash) => {
    const user = await openAs(author, '/story');
    await shows('Bound', 'Waiting', 'Refused', 'Free');
    await user.click(screen.getByRole('button', { name: tab }));
    await shows(...titles);
    expect(screen.getByRole('button', { name: tab })).toHaveAttribute('aria-pressed', 'true');
    expect(location.hash).toBe(hash);
    await user.click(screen.getByRole('button', { name: t('stories.author.filter.all') }));
    await shows('Bound', 'Waiting', 'Refused', 'Free');
    expect(location.hash).toBe('#/story');
  });

  test('keep their place over a reload', async () => {
    await openAs(author, '/story?filter=signed');
    await shows('Bound');
  });

  test('show all where the address means no tab', async () => {
    await openAs(author, '/story?filter=nonsense&page=-1');
    await shows('Bound', 'Waiting', 'Refused', 'Free');
  });
});

describe('the search', () => {
  beforeEach(async () => {
    for (const title of ['The Long Way Home', 'ตำนานรักใต้แสงจันทร์', '달빛 아래의 약속', 'Ночь в Эссене', '100% Yours'])
      await story(title);
  });

  test.each(
    sampleOneIn(3, [
      ['แสงจันทร์', 'ตำนานรักใต้แสงจันทร์'],
      ['달빛', '달빛 아래의 약속'],
      ['ЭССЕН', 'Ночь в Эссене'],
      ['ＬＯＮＧ way', 'The Long Way Home'],
      ['0%', '100% Yours'],
    ]),
  )('for %s finds %s', async (typed, title) => {
    const user = await openAs(author, '/story');
    await seek(user, typed);
    await shows(title);
    expect(new URLSearchParams(location.hash.split('?')[1]).get('q')).toBe(typed);
  });

  test('waits for a pause and asks once', long, async () => {
    const user = await openAs(author, '/story');
    await seek(user, 'long way');
    await shows('The Long Way Home');
    expect(lists().filter((call) => call.includes('q='))).toEqual(['GET /api/fictions?page=1&per_page=12&q=long+way']);
  });

  test('keeps the space after a word', long, async () => {
    const user = await openAs(author, '/story');
    await seek(user, 'long ');
    await shows('The Long Way Home');
    expect(await search()).toHaveValue('long ');
    await user.type(await search(), 'way');
    await waitFor(() => expect(location.hash).toBe('#/story?q=long+way'));
    expect(await search()).toHaveValue('long way');
  });

  test('that finds none says so and shows all again', async () => {
    const user = await openAs(author, '/story?filter=signed');
    await seek(user, 'no such words');
    expect(await screen.findByRole('heading', { name: t('stories.author.none_found') })).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('stories.author.clear') }));
    await waitFor(() => expect(listTitles()).toHaveLength(5));
    expect(await search()).toHaveValue('');
  });

  test('is emptied by Escape', long, async () => {
    const user = await openAs(author, '/story?q=long');
    await shows('The Long Way Home');
    await user.type(await search(), '{Escape}');
    await waitFor(() => expect(listTitles()).toHaveLength(5));
  });

  test('begins on the first page', long, async () => {
    for (let n = 1; n <= 12; n++) await story(`More ${n}`);
    const user = await openAs(author, '/story?page=2');
    await waitFor(() => expect(listTitles()).toHaveLength(5));
    await seek(user, 'more');
    await waitFor(() => expect(listTitles()).toHaveLength(12));
    expect(location.hash).toBe('#/story?q=more');
  });
});

test('pages hold twelve stories, newest first', async () => {
  for (let n = 1; n <= 13; n++) await story(`Story ${n}`);
  const user = await openAs(author, '/story');
  await waitFor(() => expect(listTitles()).toHaveLength(12));
  expect(listTitles()[0]).toBe('Story 13');
  expect(screen.getByRole('button', { name: like('ra.navigation.previous') })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: like('ra.navigation.next') }));
  await shows('Story 1');
  expect(location.hash).toBe('#/story?page=2');
  expect(screen.getByText('2 / 2')).toBeVisible();
  expect(screen.getByRole('button', { name: like('ra.navigation.next') })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: like('ra.navigation.previous') }));
  await waitFor(() => expect(listTitles()[0]).toBe('Story 13'));
  expect(location.hash).toBe('#/story');
});

test('what the pointer comes near is asked for before it is pressed, and once', async () => {
  for (let n = 1; n <= 13; n++) await story(`Story ${n}`);
  const user = await openAs(author, '/story');
  await waitFor(() => expect(listTitles()).toHaveLength(12));
  const next = 'GET /api/fictions?page=2&per_page=12';
  await user.hover(screen.getByRole('button', { name: like('ra.navigation.next') }));
  await waitFor(() => expect(requests).toContain(next));
  await user.unhover(screen.getByRole('button', { name: like('ra.navigation.next') }));
  await user.hover(screen.getByRole('button', { name: like('ra.navigation.next') }));
  expect(requests.filter((call) => call === next)).toHaveLength(1);
  await user.hover(screen.getAllByRole('link', { name: like('stories.author.edit_details') })[0]!);
  await waitFor(() => expect(requests).toContain('GET /api/fiction/tags'));
  expect(location.hash).toBe('#/story');
});

test.each(
  sampleOneIn(3, [
    ['cannot be reached', () => cut('get', '/api/fictions')],
    ['fails', () => refuse('get', '/api/fictions', 503, 'errors.unavailable')],
  ]),
)('a list that %s is said to be missing, and comes when asked again', async (_, fail) => {
  await story('Safe');
  fail();
  const user = await openAs(author, '/story');
  expect(await screen.findByRole('heading', { name: t('pages.problem.offline') })).toBeVisible();
  mend();
  await user.click(screen.getByRole('button', { name: t('common.retry') }));
  await shows('Safe');
});

test.each(sampleOneIn(3, ['page=1.5', 'page=-3', 'page=nope', 'page=1e99', `q=${'x'.repeat(300)}`]))(
  'an address that means no page of the list is still the list: %s',
  async (query) => {
    await server.insert('fiction', { author_id: author.id });
    await openAs(author, `/story?${query}`);
    expect(await screen.findByRole('heading', { name: t('stories.author.name') })).toBeVisible();
    await waitFor(() => expect(requests.some((call) => call.startsWith('GET /api/fictions?'))).toBe(true));
    await waitFor(() => expect(screen.queryByText(t('common.loading'))).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: t('common.retry') })).not.toBeInTheDocument();
  },
);

test('a story of somebody else is not found', async () => {
  const { id } = await server.insert('fiction', { title: 'Of somebody else' });
  await openAs(author, `/story/form?id=${id}`);
  expect(await screen.findByRole('heading', { name: t('pages.problem.not_found') })).toBeVisible();
});

test('an id that is none is not found', async () => {
  await openAs(author, '/story/form?id=one');
  expect(await screen.findByRole('heading', { name: t('pages.problem.not_found') })).toBeVisible();
});

test('who is signed out is asked to sign in', async () => {
  open('/story');
  expect(await screen.findByLabelText(t('accounts.account'))).toBeVisible();
  expect(lists()).toEqual([]);
});
