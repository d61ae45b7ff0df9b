import { fireEvent, screen, waitFor, within } from '@testing-library/react/pure';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { houseZone, toWall } from '#domain/shared/zones.ts';
import { insertChapter, insertChapters } from '../../support/chapters.ts';
import { long, sampleOneIn } from '../../support/long.ts';
import type { RowOf } from '../../support/records.ts';
import { chapters, inMinutes } from '../../support/releases.ts';
import { like, t } from '../../support/t.ts';
import { requests, cut, lose, mend, openAs, server } from '../../support/web.tsx';

const day = 1440;
let me: RowOf<'user'>;
let story: RowOf<'fiction'>;

beforeEach(async () => {
  server.clock.now = new Date();
  const options = new Intl.DateTimeFormat('en').resolvedOptions();
  const timeZone = 'Europe/Berlin';
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
  me = await server.insert('user', { role: 'author_signed' });
  story = await server.insert('fiction', {
    author_id: me.id,
    contract_status: 'signed',
    language: 'en',
    title: 'Home',
  });
});
afterEach(() => void vi.restoreAllMocks());

const open = (more = '') => openAs(me, `/story/release?id=${story.id}${more}`);
const plan = async (minutes: number, row: { id: number }) =>
  server.pool.query('update chapters set release_at = $1 where id = $2', [inMinutes(server, minutes), row.id]);
const wall = (minutes: number) => toWall(new Date(inMinutes(server, minutes)), houseZone).day;
const cell = (on: string) => document.querySelector<HTMLElement>(`[data-day="${on}"]`);
const stored = async (id: number) => (await chapters(server)).find((row) => row.id === id)!;

const dataTransfer = { types: [], setData: () => undefined, setDragImage: () => undefined };

/** The calendar with its arrow keys on a day. */
async function goTo(on: string) {
  await screen.findByRole('grid');
  for (let step = 0; step < 70 && cell(on)?.getAttribute('aria-selected') !== 'true'; step++) {
    const at = document.querySelector<HTMLElement>('[aria-selected=true]')!;
    fireEvent.keyDown(at, { key: at.dataset.day! < on ? 'ArrowRight' : 'ArrowLeft' });
  }
  expect(cell(on)).toHaveAttribute('aria-selected', 'true');
}

describe('planning', () => {
  test('takes three steps, and tells what will happen before it does', long, async () => {
    const rows = await insertChapters(server, story, ['published', 'pending_publish', 'draft', 'draft']);
    await insertChapter(server, story, { number: 5, word_count: 0, content: '' });
    const user = await open('&plan=1');
    const unwritten = new RegExp(
      `${like('releases.writing.chapter', { number: '5' }).source}.*${like('chapters.shared.errors.empty').source}`,
    );
    expect(await screen.findByRole('checkbox', { name: unwritten })).toBeDisabled();
    await user.click(await screen.findByRole('button', { name: t('releases.writing.choose.unplanned') }));
    expect(screen.getByText(t('releases.writing.choose.chosen', { smart_count: 3 }))).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: like('releases.writing.chapter', { number: '4' }) }));
    await user.click(screen.getByRole('button', { name: t('releases.writing.next') }));
    expect(await screen.findByText(like('releases.writing.times.span'))).toBeVisible();
    expect(screen.getByText(t('releases.writing.times.submits', { smart_count: 1 }))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('releases.writing.times.confirm', { smart_count: 2 }) }));
    expect(
      await screen.findByRole('heading', { name: t('releases.writing.done.title', { smart_count: 2 }) }),
    ).toHaveFocus();
    const [, two, three, four] = await chapters(server);
    expect(toWall(new Date(two!.release_at!), 'Europe/Berlin').time).toBe('20:00');
    expect(two!.status).toBe('pending_publish');
    expect(three!.status).toBe('pending_review');
    expect(three!.release_at! > two!.release_at!).toBe(true);
    expect(four).toMatchObject({ id: rows[3]!.id, status: 'draft', release_at: null });
    await user.click(screen.getByRole('link', { name: t('releases.writing.done.calendar') }));
    expect(await screen.findByRole('grid')).toBeVisible();
  });

  test('of days of one’s own says when they are too few, and warns of the order', async () => {
    const rows = await insertChapters(server, story, ['draft', 'draft', 'draft']);
    await plan(30 * day, rows[0]!);
    const user = await open('&plan=1');
    await user.click(await screen.findByRole('button', { name: t('releases.writing.choose.unplanned') }));
    await user.click(screen.getByRole('button', { name: t('releases.writing.next') }));
    // What was typed of a first day is no hindrance to who chooses the days.
    fireEvent.change(await screen.findByLabelText(t('releases.writing.times.from')), { target: { value: '3' } });
    await user.click(screen.getByRole('radio', { name: t('releases.writing.times.own') }));
    expect(screen.getByText(t('releases.writing.times.nothing'))).toBeVisible();
    const add = async (on: string) => {
      fireEvent.change(screen.getByLabelText(t('releases.writing.times.day')), { target: { value: on } });
      await user.click(screen.getByRole('button', { name: t('releases.writing.times.add') }));
    };
    await add(wall(3 * day));
    expect(await screen.findByText(like('releases.writing.times.too_few'))).toBeVisible();
    expect(
      screen.getByRole('button', { name: t('releases.writing.times.confirm', { smart_count: 2 }) }),
    ).toBeDisabled();
    await add(wall(5 * day));
    expect(await screen.findByText(t('releases.writing.times.order', { number: '2', behind: '1' }))).toBeVisible();
    expect(screen.getByRole('button', { name: t('releases.writing.times.confirm', { smart_count: 2 }) })).toBeEnabled();
  });

  test('pressed again after the answer was lost is done once, and nothing chosen is gone', long, async () => {
    await insertChapters(server, story, ['draft']);
    const user = await open('&plan=1');
    await user.click(await screen.findByRole('button', { name: t('releases.writing.choose.all') }));
    await user.click(screen.getByRole('button', { name: t('releases.writing.next') }));
    const confirm = await screen.findByRole('button', {
      name: t('releases.writing.times.confirm', { smart_count: 1 }),
    });
    await waitFor(() => expect(confirm).toBeEnabled());
    lose('post', `/api/fictions/${story.id}/chapter/auto-publish/task`);
    await user.click(confirm);
    expect(await screen.findByText(t('errors.offline'))).toBeVisible();
    mend();
    await waitFor(() => expect(confirm).toBeEnabled());
    await user.click(confirm);
    expect(
      await screen.findByRole('heading', { name: t('releases.writing.done.title', { smart_count: 1 }) }),
    ).toBeVisible();
    const { rows } = await server.pool.query(`select count(*)::int as n from audits where entity = 'chapters'`);
    expect(rows).toEqual([{ n: 1 }]);
  });
});

describe('the calendar', () => {
  test('shows what is to come, what went out, late too, and what was missed and why', async () => {
    const rows = await insertChapters(server, story, ['published', 'published', 'pending_publish', 'pending_review']);
    await server.pool.query('update chapters set published_at = $1, due_at = null where id = $2', [
      inMinutes(server, -1),
      rows[0]!.id,
    ]);
    await server.pool.query('update chapters set published_at = $1, due_at = $2 where id = $3', [
      inMinutes(server, -1),
      inMinutes(server, -181),
      rows[1]!.id,
    ]);
    await plan(1, rows[2]!);
    await plan(-1, rows[3]!);
    await open();
    const missed = within(
      await screen.findByRole('region', { name: t('releases.writing.missed.title', { smart_count: 1 }) }),
    );
    expect(missed.getByText(like('releases.writing.missed.pending_review'))).toBeVisible();
    await goTo(wall(-1));
    // One in the legend, the others on the day.
    for (const state of [
      t('releases.writing.calendar.state.published'),
      t('releases.writing.calendar.state.late'),
      t('releases.writing.calendar.state.missed'),
    ])
      await waitFor(() => expect(screen.getAllByText(state).length).toBeGreaterThan(1));
    expect(screen.getByText(like('releases.writing.calendar.due', { span: '3 hours' }))).toBeVisible();
  });

  test('moves a chapter that is dragged to another day at the same hour, and takes it back', async () => {
    const [row] = await insertChapters(server, story, ['pending_publish']);
    await plan(2 * day, row!);
    const user = await open();
    await goTo(wall(2 * day));
    const to = [1, 3, 4].map((days) => wall(days * day)).find((on) => cell(on))!;
    const chip = within(cell(wall(2 * day))!)
      .getByText(t('releases.writing.chapter', { number: '1' }))
      .closest('[draggable]')!;
    expect(chip).toHaveAttribute('draggable', 'true');
    fireEvent.dragStart(chip, { dataTransfer });
    fireEvent.dragEnter(cell(to)!, { dataTransfer });
    await waitFor(() => expect(cell(to)).toHaveAttribute('data-over'));
    fireEvent.drop(cell(to)!, { dataTransfer });
    expect(cell(to)).not.toHaveAttribute('data-over');
    expect(await screen.findByText(like('releases.writing.calendar.moved'))).toBeVisible();
    const hour = (at: string) => toWall(new Date(at), houseZone);
    expect(hour((await stored(row!.id)).release_at!)).toEqual({ ...hour(inMinutes(server, 2 * day)), day: to });
    await user.click(screen.getByRole('button', { name: t('common.shared.undo') }));
    expect(await screen.findByText(t('releases.writing.calendar.undone'))).toBeVisible();
    expect((await stored(row!.id)).release_at).toBe(inMinutes(server, 2 * day));
  });

  test('takes nothing on a day that is over, and only what waits is dragged', async () => {
    const [missed, published] = await insertChapters(server, story, ['pending_review', 'published']);
    await plan(-day, missed!);
    await server.pool.query('update chapters set published_at = $1, due_at = null where id = $2', [
      inMinutes(server, -day),
      published!.id,
    ]);
    await open();
    await goTo(wall(-day));
    const over = cell(wall(-day))!;
    await within(over).findByText(t('releases.writing.chapter', { number: '2' }));
    const movable = over.querySelectorAll('[draggable=true]');
    expect(movable).toHaveLength(1);
    fireEvent.dragStart(movable[0]!, { dataTransfer });
    // The browser lets a drop happen only where this event is prevented.
    expect(fireEvent.dragOver(over, { dataTransfer })).toBe(true);
    fireEvent.dragEnd(movable[0]!, { dataTransfer });
  });

  test('changes a date by the keyboard, refuses one that is over, and gives the focus back', async () => {
    const [row] = await insertChapters(server, story, ['pending_publish']);
    await plan(2 * day, row!);
    const user = await open();
    await goTo(wall(2 * day));
    const change = await screen.findByRole('button', { name: like('releases.writing.calendar.change') });
    await user.click(change);
    const dialog = within(
      await screen.findByRole('dialog', { name: t('releases.writing.move.title', { number: '1' }) }),
    );
    const field = dialog.getByLabelText(t('releases.writing.move.day'));
    fireEvent.change(field, { target: { value: wall(-2 * day) } });
    expect(field).toHaveAccessibleDescription(like('releases.writing.errors.past'));
    expect(dialog.getByRole('button', { name: t('releases.writing.move.save') })).toBeDisabled();
    fireEvent.change(field, { target: { value: wall(9 * day) } });
    await user.click(dialog.getByRole('button', { name: t('releases.writing.move.save') }));
    await screen.findByText(like('releases.writing.calendar.moved'));
    expect(toWall(new Date((await stored(row!.id)).release_at!), houseZone).day).toBe(wall(9 * day));
  });

  test('takes a chapter out, and puts it back', async () => {
    const [row] = await insertChapters(server, story, ['pending_publish']);
    await plan(2 * day, row!);
    const user = await open();
    await goTo(wall(2 * day));
    await user.click(await screen.findByRole('button', { name: like('releases.writing.calendar.take_out') }));
    expect(await screen.findByText(like('releases.writing.calendar.taken_out'))).toBeVisible();
    expect((await stored(row!.id)).release_at).toBe(null);
    await user.click(screen.getByRole('button', { name: t('common.shared.undo') }));
    await screen.findByText(t('releases.writing.calendar.undone'));
    expect((await stored(row!.id)).release_at).toBe(inMinutes(server, 2 * day));
  });

  test('shows days and times by the author’s own clock where that is wished', async () => {
    const [row] = await insertChapters(server, story, ['pending_publish']);
    const late = `${wall(3 * day)}T16:30:00.000Z`;
    await server.pool.query('update chapters set release_at = $1 where id = $2', [late, row!.id]);
    const user = await open();
    await goTo(wall(3 * day));
    expect(
      within(cell(wall(3 * day))!).queryByText(t('releases.writing.chapter', { number: '1' })),
    ).not.toBeInTheDocument();
    await user.selectOptions(
      screen.getByLabelText(t('releases.writing.zone.label')),
      t('releases.writing.zone.own', { zone: 'Europe/Berlin' }),
    );
    expect(within(cell(wall(3 * day))!).getByText(t('releases.writing.chapter', { number: '1' }))).toBeVisible();
  });
});

describe('the page', () => {
  test('says that a story without contract schedules nothing', async () => {
    await server.pool.query(`update fictions set contract_status = 'not_signed'`);
    await open();
    expect(await screen.findByRole('heading', { name: t('releases.writing.unsigned') })).toBeVisible();
  });

  test('of a completed story shows what was planned, and changes nothing', async () => {
    const [row] = await insertChapters(server, story, ['pending_publish']);
    await plan(1, row!);
    await server.pool.query(`update fictions set status = 'completed'`);
    await open();
    expect(await screen.findByText(t('releases.writing.completed'))).toBeVisible();
    await goTo(wall(1));
    expect(
      await screen.findByText(like('releases.writing.chapter', { number: '1' }), { selector: 'strong' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: like('releases.writing.calendar.change') })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: t('releases.writing.plan') })).not.toBeInTheDocument();
  });

  test('offers to write where there is nothing to schedule', async () => {
    await open();
    expect(await screen.findByRole('link', { name: t('releases.writing.new_chapter') })).toHaveAttribute(
      'href',
      `#/story/tiny?id=${story.id}`,
    );
  });

  test.each(sampleOneIn(3, ['', '?id=x', '?id=999999']))('at /story/release%s is not found', async (query) => {
    await openAs(me, `/story/release${query}`);
    expect(await screen.findByRole('heading', { name: t('pages.problem.not_found') })).toBeVisible();
  });

  test('of the story of another is not found', async () => {
    const { id } = await server.insert('fiction', { contract_status: 'signed' });
    await openAs(me, `/story/release?id=${id}`);
    expect(await screen.findByRole('heading', { name: t('pages.problem.not_found') })).toBeVisible();
  });

  test('asks again after it could not be reached', long, async () => {
    cut('get', `/api/fictions/${story.id}/chapter/auto-publish/setting`);
    const user = await open();
    const again = await screen.findByRole('button', { name: t('common.retry') }, { timeout: 10_000 });
    mend();
    await user.click(again);
    expect(await screen.findByRole('grid')).toBeVisible();
    expect(requests.some((call) => call.includes('/released'))).toBe(true);
  });
});
