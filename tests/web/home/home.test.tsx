import { cleanup, screen, waitFor, within } from '@testing-library/react/pure';
import { describe, expect, test } from 'vitest';
import { contractLimits } from '#domain/contracts/contractLimits.ts';
import { countOpenStatements } from '#domain/statements/statements.calls.ts';
import { dailyWords } from '#server/db/schema.ts';
import { countBadges } from '../../../src/lib/live/badges.ts';
import { getKnownUnread } from '../../../src/lib/live/unread.ts';
import { insertChapter, insertChapters } from '../../support/chapters.ts';
import { long } from '../../support/long.ts';
import { statementScene } from '../../support/money.ts';
import type { RowOf } from '../../support/records.ts';
import { t } from '../../support/t.ts';
import { requests, cut, mend, openAs, server } from '../../support/web.tsx';

const author = (values = {}) => server.insert('user', { role: 'author_signed', pen_name: 'Mira', ...values });
const insertStory = (me: RowOf<'user'>, values = {}) =>
  server.insert('fiction', { author_id: me.id, contract_status: 'signed', title: 'Home', language: 'en', ...values });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const skipped = () => localStorage.setItem('guidance', JSON.stringify({ home: 9 }));

describe('a new author', () => {
  test('is shown the first steps, and nothing that waits', async () => {
    await openAs('author_unsigned', '/home');
    const steps = await section(t('home.author.first.title'));
    const answer = t('home.author.first.apply_text', { smart_count: contractLimits.reviewDays });
    expect(await steps.findByText(answer)).toBeVisible();
    expect(await steps.findByRole('link', { name: t('home.author.first.create') })).toHaveAttribute(
      'href',
      '#/story/form',
    );
    expect(steps.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('link', { name: t('stories.author.new') })).toBeVisible();
    expect(screen.queryByRole('region', { name: t('home.author.todo.title') })).not.toBeInTheDocument();
    expect(await (await section(t('layout.my_editor'))).findByText(t('home.author.no_editor'))).toBeVisible();
  });

  test('sees how far the way is walked', async () => {
    const me = await author({ role: 'author_unsigned' });
    const { id } = await insertStory(me, { contract_status: 'not_signed', word_count: 12_345 });
    await openAs(me, '/home');
    const steps = await section(t('home.author.first.title'));
    expect(await steps.findByText(t('home.author.first.words_text', { words: '12,345' }))).toBeVisible();
    const [first, second] = steps.getAllByRole('listitem');
    expect(first).toHaveTextContent(t('home.author.first.done'));
    expect(second).toHaveAttribute('aria-current', 'step');
    expect(steps.getByRole('link')).toHaveAttribute('href', `#/story/detail?id=${id}`);
  });

  test('is led nowhere while a step waits for somebody else, and to another story where all attempts are used', async () => {
    const me = await author({ role: 'author_unsigned' });
    const story = { word_count: 20_000, contract_status: 'editor_review' };
    await insertStory(me, story);
    await openAs(me, '/home');
    const steps = await section(t('home.author.first.title'));
    expect(await steps.findByText(t('home.author.first.publish'))).toBeVisible();
    expect(steps.queryByRole('link')).toBeNull();
    cleanup();
    const other = await author({ role: 'author_unsigned', pen_name: 'Ada' });
    await insertStory(other, { ...story, contract_status: 'rejected', application_count: 3 });
    await openAs(other, '/home');
    const others = await section(t('home.author.first.title'));
    expect(await others.findByRole('link')).toHaveAttribute('href', '#/story/form');
    expect(others.getByText(t('home.author.first.words_another'))).toBeVisible();
  });
});

describe('what needs the author', () => {
  test('is listed with the way to it, and how long each story goes on', async () => {
    const me = await author();
    const story = await insertStory(me);
    const [, rejected] = await insertChapters(server, story, ['published', 'rejected', 'pending_publish']);
    await server.insert('message', { user_id: me.id });
    await openAs(me, '/home');
    const todo = await section(t('home.author.todo.title'));
    const link = await todo.findByRole('link', {
      name: t('home.author.todo.rejected', { number: 2, title: 'Home', smart_count: 1 }),
    });
    expect(link).toHaveAttribute('href', `#/story/tiny?id=${story.id}&chapter_id=${rejected!.id}`);
    expect(todo.getByRole('link', { name: t('home.author.todo.messages', { smart_count: 1 }) })).toHaveAttribute(
      'href',
      '#/message',
    );
    const buffer = await section(t('home.author.buffer.title'));
    expect(buffer.getByRole('link', { name: 'Home' })).toHaveAttribute('href', `#/story/release?id=${story.id}`);
    expect(buffer.getByText(t('home.author.buffer.days', { smart_count: 28 }))).toBeVisible();
    expect(buffer.getByText(t('home.author.buffer.ready', { smart_count: 1 }))).toBeVisible();
    expect(screen.queryByRole('region', { name: t('home.author.first.title') })).not.toBeInTheDocument();
  });

  test('is a statement that can be confirmed: a click leads to its dialog, also after it was put off', async () => {
    const scene = await statementScene(server);
    const user = await openAs(scene.author, '/home');
    const until = t('releases.author.both', { house: 'Mar 4, 2026, 11:59 PM', own: 'Mar 4, 2026, 3:59 PM' });
    const args = { month: 'February 2026', amount: 50_000, until };
    const words = t('home.author.todo.statement.pending', args);
    const dialogs = () => screen.queryAllByRole('dialog', { name: t('statements.author.confirm.title') });
    for (const _ of ['at first', 'again']) {
      await user.click(await (await section(t('home.author.todo.title'))).findByRole('link', { name: words }));
      await waitFor(() => expect(dialogs()).toHaveLength(1));
      const dialog = within(dialogs()[0]!);
      await user.click(await dialog.findByRole('button', { name: t('common.cancel') }));
      await waitFor(() => expect(dialogs()).toHaveLength(0));
      expect(location.hash).toBe('#/income');
      await user.click(screen.getAllByRole('link', { name: t('pages.title.home') })[0]!);
    }
    const menu = within(screen.getByRole('navigation', { name: t('common.menu') }));
    const income = menu.getByRole('link', { name: new RegExp(`^${t('pages.title.income')}`) });
    await waitFor(() => expect(requests).toContain(`GET ${countOpenStatements.path}`));
    await waitFor(() => expect(income).toHaveTextContent(t('layout.shared.to_confirm', { smart_count: 1 })));
  });

  test('is told anew by itself when the staff decide', long, async () => {
    const me = await author();
    const story = await insertStory(me);
    const { id } = await insertChapter(server, story, { number: 1, status: 'pending_review' });
    await openAs(me, '/home');
    const todo = await section(t('home.author.todo.title'));
    await todo.findByText(t('home.author.todo.none'));
    await waitFor(() => expect(getKnownUnread().at).toBeGreaterThan(0));
    await server.pool.query(`update chapters set status = 'rejected' where id = $1`, [id]);
    await server.insert('message', { user_id: me.id, kind: 'chapter_rejected', args: { title: 'Home', number: 1 } });
    countBadges();
    const words = t('home.author.todo.rejected', { number: 1, title: 'Home', smart_count: 1 });
    expect(await todo.findByRole('link', { name: words })).toBeVisible();
  });

  test('may be nothing', async () => {
    const me = await author();
    await insertChapters(server, await insertStory(me), ['published']);
    await openAs(me, '/home');
    expect(await screen.findByText(t('home.author.todo.none'))).toBeVisible();
  });

  test('is asked for again after it could not be reached, and the rest of the page stays', long, async () => {
    cut('get', '/api/fictions/todo');
    const user = await openAs('author_signed', '/home');
    const todo = await section(t('home.author.todo.title'));
    await waitFor(() => expect(todo.getByRole('alert')).toBeVisible(), { timeout: 10_000 });
    expect(
      await (await section(t('layout.writers'))).findByRole('link', { name: t('pages.title.handbook') }),
    ).toBeVisible();
    mend();
    await user.click(todo.getByRole('button', { name: t('common.retry') }));
    expect(await screen.findByRole('region', { name: t('home.author.first.title') })).toBeVisible();
  });
});

describe('the calendar of words', () => {
  const today = () => new Date(server.clock.now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

  test('tells each day, today beside the goal, and other months', long, async () => {
    server.clock.now = new Date();
    skipped();
    const me = await author();
    const { id: fiction_id } = await insertStory(me);
    const day = today();
    await server.db.insert(dailyWords).values([
      { fiction_id, day, words: 600 },
      { fiction_id, day: '2020-01-05', words: 1234 },
    ]);
    const user = await openAs(me, '/home');
    const calendar = await section(t('home.author.calendar.title'));
    expect(await calendar.findByRole('cell', { current: 'date' })).toHaveTextContent('600 words');
    expect(calendar.getByText(t('home.author.calendar.left', { goal: '1,000', smart_count: 400 }))).toBeVisible();
    expect(calendar.getByText(t('home.author.calendar.in_row', { smart_count: 1 }))).toBeVisible();
    expect(calendar.getByRole('button', { name: t('home.author.calendar.next') })).toBeDisabled();
    await user.click(calendar.getByRole('button', { name: t('home.author.calendar.previous') }));
    await waitFor(() => expect(calendar.queryByRole('cell', { current: 'date' })).not.toBeInTheDocument());
  });

  test('measures by the goal that the author chose, and keeps it', async () => {
    server.clock.now = new Date();
    const me = await author();
    await server.db.insert(dailyWords).values({ fiction_id: (await insertStory(me)).id, day: today(), words: 600 });
    const user = await openAs(me, '/home');
    const calendar = await section(t('home.author.calendar.title'));
    const goal = await calendar.findByRole('textbox', { name: t('home.author.calendar.goal') });
    await user.clear(goal);
    expect(goal).toHaveAccessibleDescription(t('home.author.calendar.goal_problem', { max: '100,000' }));
    expect(calendar.getByText(t('home.author.calendar.left', { goal: '1,000', smart_count: 400 }))).toBeVisible();
    await user.type(goal, '500');
    expect(calendar.getByText(t('home.author.calendar.reached', { goal: '500' }))).toBeVisible();
    expect(localStorage.getItem('goal')).toBe('500');
  });
});

test('the page asks three things of its own', async () => {
  await openAs('author_signed', '/home');
  await screen.findByRole('region', { name: t('home.author.first.title') });
  await screen.findByText(t('home.author.no_editor'));
  const own = requests.filter((call) => /todo|update-calendar|user\/editors/.test(call));
  expect(own).toHaveLength(3);
});
