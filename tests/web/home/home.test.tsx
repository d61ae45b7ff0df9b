import { screen, waitFor, within } from '@testing-library/react/pure';
import { describe, expect, test } from 'vitest';
import { dailyWords } from '#server/db/schema.ts';
import { chapterOf, chaptersOf } from '../../support/chapters.ts';
import type { RowOf } from '../../support/records.ts';
import { requests, cut, mend, openAs, server } from '../../support/web.tsx';

const author = (values = {}) => server.insert('user', { role: 'author_signed', pen_name: 'Mira', ...values });
const work = (me: RowOf<'user'>, values = {}) =>
  server.insert('fiction', { author_id: me.id, contract_status: 'signed', title: 'Home', language: 'en', ...values });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const skipped = () => localStorage.setItem('guidance', JSON.stringify({ home: 9 }));

describe('a new author', () => {
  test('is shown the first steps, and nothing that waits', async () => {
    await openAs('author_unsigned', '/home');
    const steps = await section('Your first steps');
    expect(await steps.findByRole('link', { name: 'Create your first story' })).toHaveAttribute('href', '#/story/form');
    expect(steps.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'New story' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'What needs you next' })).not.toBeInTheDocument();
    expect(await (await section('My editor')).findByText(/You choose an editor/)).toBeVisible();
  });

  test('sees how far the way is walked', async () => {
    const me = await author({ role: 'author_unsigned' });
    const { id } = await work(me, { contract_status: 'not_signed', word_count: 12_345 });
    await openAs(me, '/home');
    const steps = await section('Your first steps');
    expect(await steps.findByText(/12,345 so far/)).toBeVisible();
    const [first, second] = steps.getAllByRole('listitem');
    expect(first).toHaveTextContent('done');
    expect(second).toHaveAttribute('aria-current', 'step');
    expect(steps.getByRole('link')).toHaveAttribute('href', `#/story/detail?id=${id}`);
  });
});

describe('what needs the author', () => {
  test('is listed with the way to it, and how long each story goes on', async () => {
    const me = await author();
    const story = await work(me);
    const [, rejected] = await chaptersOf(server, story, ['published', 'rejected', 'pending_publish']);
    await server.insert('message', { user_id: me.id });
    await openAs(me, '/home');
    const todo = await section('What needs you next');
    const link = await todo.findByRole('link', { name: 'Chapter 2 of “Home” came back from review' });
    expect(link).toHaveAttribute('href', `#/story/tiny?id=${story.id}&chapter_id=${rejected!.id}`);
    expect(todo.getByRole('link', { name: '1 new message' })).toHaveAttribute('href', '#/message');
    const buffer = await section('Release buffer');
    expect(buffer.getByRole('link', { name: 'Home' })).toHaveAttribute('href', `#/story/release?id=${story.id}`);
    expect(buffer.getByText('28 days')).toBeVisible();
    expect(buffer.getByText('1 chapter ready')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your first steps' })).not.toBeInTheDocument();
  });

  test('may be nothing', async () => {
    const me = await author();
    await chaptersOf(server, await work(me), ['published']);
    await openAs(me, '/home');
    expect(await screen.findByText(/Nothing is waiting for you/)).toBeVisible();
  });

  test('is asked for again after it could not be reached, and the rest of the page stays', async () => {
    cut('get', '/api/fictions/todo');
    const user = await openAs('author_signed', '/home');
    const todo = await section('What needs you next');
    await waitFor(() => expect(todo.getByRole('alert')).toBeVisible(), { timeout: 10_000 });
    expect(await (await section('For writers')).findByRole('link', { name: 'Guidebook' })).toBeVisible();
    mend();
    await user.click(todo.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Your first steps' })).toBeVisible();
  });
});

describe('the calendar of words', () => {
  const today = () => new Date(server.clock.now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

  test('tells each day, today beside the goal, and other months', async () => {
    server.clock.now = new Date();
    skipped();
    const me = await author();
    const { id: fiction_id } = await work(me);
    const day = today();
    await server.db.insert(dailyWords).values([
      { fiction_id, day, words: 600 },
      { fiction_id, day: '2020-01-05', words: 1234 },
    ]);
    const user = await openAs(me, '/home');
    const calendar = await section('Your writing days');
    expect(await calendar.findByRole('cell', { current: 'date' })).toHaveTextContent('600 words');
    expect(calendar.getByText('400 more to reach 1,000')).toBeVisible();
    expect(calendar.getByText('day in a row')).toBeVisible();
    expect(calendar.getByRole('button', { name: 'Next month' })).toBeDisabled();
    await user.click(calendar.getByRole('button', { name: 'Previous month' }));
    await waitFor(() => expect(calendar.queryByRole('cell', { current: 'date' })).not.toBeInTheDocument());
  });

  test('measures by the goal that the author chose, and keeps it', async () => {
    server.clock.now = new Date();
    const me = await author();
    await server.db.insert(dailyWords).values({ fiction_id: (await work(me)).id, day: today(), words: 600 });
    const user = await openAs(me, '/home');
    const calendar = await section('Your writing days');
    const goal = await calendar.findByRole('textbox', { name: 'Daily goal, words' });
    await user.clear(goal);
    expect(goal).toHaveAccessibleDescription(/A whole number from 1 to 100,000/);
    expect(calendar.getByText('400 more to reach 1,000')).toBeVisible();
    await user.type(goal, '500');
    expect(calendar.getByText('Goal of 500 reached')).toBeVisible();
    expect(localStorage.getItem('goal')).toBe('500');
  });
});

test('the page asks three things of its own', async () => {
  await openAs('author_signed', '/home');
  await screen.findByRole('region', { name: 'Your first steps' });
  await screen.findByText(/You choose an editor/);
  const own = requests.filter((call) => /todo|update-calendar|user\/editors/.test(call));
  expect(own).toHaveLength(3);
});

describe('guidance', () => {
  const found = () => document.querySelector('[role=region][aria-describedby]');
  const mark = (name: string) => waitFor(() => expect(found()).toHaveTextContent(name));

  test('goes from part to part, passes over what is not there, and does not come again', async () => {
    const me = await author();
    await chapterOf(server, await work(me, { contract_status: 'not_signed' }), { number: 1 });
    const user = await openAs(me, '/home');
    await mark('Start here');
    expect(screen.getByText('1 of 4')).toBeVisible();
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await mark('Your writing days');
    expect(document.querySelector('[data-guided]')).toHaveAttribute('data-guide', 'home.calendar');
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    // No story is under contract: nothing to point at.
    await mark('Help is here');
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(found()).toBe(null);
    expect(document.querySelector('[data-guided]')).toBe(null);
    expect(screen.getByRole('main')).toHaveFocus();
    expect(JSON.parse(localStorage.getItem('guidance')!)).toEqual({ home: 5 });
  });

  test('goes on where it was left, and is skipped by Escape', async () => {
    localStorage.setItem('guidance', JSON.stringify({ home: 2, editStory: 3 }));
    const user = await openAs('author_signed', '/home');
    await mark('Your writing days');
    screen.getByRole('button', { name: 'Next' }).focus();
    await user.keyboard('{Escape}');
    expect(found()).toBe(null);
    expect(JSON.parse(localStorage.getItem('guidance')!)).toEqual({ home: 5, editStory: 3 });
  });

  test('is not upset by what else stands in its place', async () => {
    localStorage.setItem('guidance', 'null and more');
    await openAs('author_signed', '/home');
    await mark('Your writing days');
  });
});
