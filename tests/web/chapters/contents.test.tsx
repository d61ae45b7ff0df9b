import { screen, waitFor, within } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { insertChapter, insertChapters } from '../../support/chapters.ts';
import { long } from '../../support/long.ts';
import type { RowOf } from '../../support/records.ts';
import { like, t } from '../../support/t.ts';
import { cut, hold, mend, openAs, server } from '../../support/web.tsx';
import { page, press } from '../support/storyScreen.ts';

let author: RowOf<'user'>;
let story: RowOf<'fiction'>;
beforeEach(async () => {
  author = await server.insert('user', { role: 'author_signed' });
  story = await server.insert('fiction', { author_id: author.id, contract_status: 'signed', language: 'en' });
});

/** The table from the first chapter on. */
const open = (more = '') => openAs(author, `/story/detail?id=${story.id}&order=oldest${more}`);
const titled = async (...titles: string[]) => {
  for (const [index, title] of titles.entries())
    await insertChapter(server, story, { number: index + 1, title, status: 'draft', search: title.toLowerCase() });
};
const table = () => page().findByRole('table', { name: t('chapters.writing.contents.list.title') });
const listRows = () =>
  [...document.querySelectorAll('[data-index]')]
    .sort((a, b) => Number((a as HTMLElement).dataset.index) - Number((b as HTMLElement).dataset.index))
    .map((row) => row.querySelector('a')!.textContent);
const shows = (...titles: string[]) => waitFor(() => expect(listRows()).toEqual(titles));
const stored = async () =>
  (await server.db.select().from(tables.chapter)).sort((a, b) => a.number - b.number).map(({ title }) => title);
const box = (number: number) =>
  page().findByRole('checkbox', { name: t('chapters.writing.contents.list.select', { number }) });
const select = async (user: UserEvent, ...numbers: number[]) => {
  for (const number of numbers) await user.click(await box(number));
};
const inDialog = async (user: UserEvent, name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
const says = async (words: string) => expect(await page().findByText(words)).toBeVisible();
const move = async (user: UserEvent, place: string, number: string) => {
  await user.selectOptions(await screen.findByLabelText(t('chapters.writing.contents.move.where')), place);
  await user.clear(screen.getByLabelText(t('chapters.writing.contents.move.number')));
  await user.type(screen.getByLabelText(t('chapters.writing.contents.move.number')), `${number}{Enter}`);
};

describe('the table of contents', () => {
  test('says of each chapter where it stands', async () => {
    await insertChapter(server, story, { number: 1, title: 'One', status: 'rejected', rejection_reason: 'Too short.' });
    await insertChapter(server, story, {
      number: 2,
      title: null,
      status: 'pending_publish',
      release_at: '2026-03-12T04:00:00.000Z',
    });
    await insertChapter(server, story, { number: 3, title: 'Three', status: 'published', revision_status: 'draft' });
    await open();
    await shows('One', t('chapters.writing.contents.list.untitled', { number: 2 }), 'Three');
    const rows = within(await table())
      .getAllByRole('row')
      .slice(1);
    expect(rows[0]).toHaveTextContent(`1OneToo short.${t('chapters.shared.status.rejected')}4`);
    expect(rows[1]).toHaveTextContent(`${t('chapters.writing.contents.list.planned')}Mar 12, 20264:00 AM`);
    expect(rows[1]).toHaveTextContent(t('chapters.shared.status.pending_publish'));
    expect(rows[2]).toHaveTextContent(
      `Three${t('chapters.writing.contents.list.revised')}${t('chapters.shared.status.draft')}`,
    );
    expect(within(rows[0]!).getByRole('link')).toHaveAttribute('href', `#/story/tiny?id=${story.id}&chapter_id=1`);
  });

  test('is filtered by state and searched by title, in the address', async () => {
    await insertChapters(server, story, ['draft', 'published', 'draft']);
    await server.pool.query(`update chapters set title = 'No. ' || number, search = 'no. ' || number`);
    const user = await open();
    await shows('No. 1', 'No. 2', 'No. 3');
    await press(user, `${t('chapters.shared.status.draft')}2`);
    await shows('No. 1', 'No. 3');
    expect(location.hash).toBe(`#/story/detail?id=${story.id}&status=draft&order=oldest`);
    await user.type(await page().findByRole('searchbox'), '3');
    await shows('No. 3');
    expect(location.hash).toBe(`#/story/detail?id=${story.id}&status=draft&q=3&order=oldest`);
    await user.type(await page().findByRole('searchbox'), 'x');
    await says(t('chapters.writing.contents.list.none'));
    await press(user, t('chapters.writing.contents.list.show_all'));
    await shows('No. 1', 'No. 2', 'No. 3');
  });

  test('draws what is in view, and selects what is not', long, async () => {
    await server.pool.query(
      `insert into chapters (fiction_id, number, title, status, word_count, search, created_at, updated_at)
       select $1, n, 'Day ' || n, 'draft', 1, '', now(), now() from generate_series(1, 120) n`,
      [story.id],
    );
    await server.pool.query('update fictions set chapter_count = 120');
    const user = await open();
    await waitFor(() => expect(listRows()[0]).toBe('Day 1'));
    expect(listRows().length).toBeLessThan(40);
    expect(await table()).toHaveAttribute('aria-rowcount', '121');
    await press(user, t('chapters.writing.contents.list.select_all', { count: 120 }));
    await says(t('chapters.writing.contents.list.selected', { smart_count: 120 }));
    await press(user, t('chapters.writing.contents.step.submit'));
    await inDialog(user, t('chapters.writing.contents.step.submit'));
    await says(t('chapters.writing.contents.step.done.submit', { smart_count: 120 }));
    expect(new Set((await server.db.select().from(tables.chapter)).map(({ status }) => status))).toEqual(
      new Set(['pending_review']),
    );
  });

  test('begins with the newest chapter until it is turned, in either order', async () => {
    await titled('One', 'Two', 'Three');
    await server.pool.query('insert into chapter_reads select id, number * 1000 from chapters where number < 3');
    const user = await openAs(author, `/story/detail?id=${story.id}`);
    await shows('Three', 'Two', 'One');
    expect(document.querySelector('[data-index="1"]')).toHaveTextContent('2,000');
    (await box(2)).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await shows('Two', 'Three', 'One');
    await waitFor(async () => expect(await stored()).toEqual(['One', 'Three', 'Two']));
    await user.click(await page().findByRole('button', { name: t('chapters.writing.contents.list.number') }));
    await shows('One', 'Three', 'Two');
    expect(location.hash).toBe(`#/story/detail?id=${story.id}&order=oldest`);
  });

  test('selects newest first over the edge of a page, and is told in the order of the chapters', long, async () => {
    await server.pool.query(
      `insert into chapters (fiction_id, number, title, status, word_count, search, created_at, updated_at)
       select $1, n, 'Day ' || n, 'draft', 1, '', now(), now() from generate_series(1, 120) n`,
      [story.id],
    );
    await server.pool.query('update fictions set chapter_count = 120');
    const user = await openAs(author, `/story/detail?id=${story.id}`);
    await waitFor(() => expect(listRows()[0]).toBe('Day 120'));
    await press(user, t('chapters.writing.contents.list.select_all', { count: 120 }));
    await says(t('chapters.writing.contents.list.selected', { smart_count: 120 }));
  });

  test('that does not come is asked for again', long, async () => {
    await titled('One');
    cut('get', '/api/fictions/:id/chapters');
    const user = await open();
    await page().findByRole('heading', { level: 2, name: t('pages.problem.offline') });
    mend();
    await press(user, t('common.retry'));
    await shows('One');
  });
});

describe('a selection', () => {
  test('is made by clicks, ranges and keys', async () => {
    await titled('A', 'B', 'C', 'D', 'E');
    const user = await open();
    await select(user, 2);
    await user.keyboard('{Shift>}');
    await user.click(await box(4));
    await user.keyboard('{/Shift}');
    await says(t('chapters.writing.contents.list.selected', { smart_count: 3 }));
    await user.keyboard('{Escape}');
    expect(await box(2)).not.toBeChecked();
    (await box(1)).focus();
    await user.keyboard('{ArrowDown}');
    expect(await box(2)).toHaveFocus();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await says(t('chapters.writing.contents.list.selected', { smart_count: 2 }));
    await user.keyboard('{Control>}a{/Control}');
    await says(t('chapters.writing.contents.list.selected', { smart_count: 5 }));
    await user.keyboard('{Home}');
    expect(await box(1)).toHaveFocus();
  });

  test('offers what the states allow, says what it will do, and tells what was skipped', long, async () => {
    const [one] = await insertChapters(server, story, ['draft', 'pending_review', 'published']);
    const user = await open();
    await select(user, 1, 2, 3);
    expect(
      page().queryByRole('button', { name: like('chapters.writing.contents.step.release') }),
    ).not.toBeInTheDocument();
    await press(user, `${t('chapters.writing.contents.step.publish')}1`);
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByRole('heading', { name: t('chapters.writing.contents.step.title.publish', { smart_count: 1 }) }),
    ).toBeVisible();
    expect(dialog.getByText(like('chapters.writing.contents.step.skips'))).toBeVisible();
    await server.pool.query(`update chapters set status = 'pending_review' where id = ${one!.id}`);
    await inDialog(user, t('chapters.writing.contents.step.publish'));
    const done = t('chapters.writing.contents.step.done.publish', { smart_count: 0 });
    await says(`${done} ${t('chapters.writing.contents.step.skipped', { smart_count: 1 })}`);
  });

  test('of a story without contract can be deleted and moved only', async () => {
    await server.pool.query(`update fictions set contract_status = 'not_signed'`);
    await titled('A');
    const user = await open();
    await select(user, 1);
    await says(t('chapters.writing.contents.step.unsigned'));
    expect(page().queryByRole('button', { name: t('chapters.writing.contents.step.publish') })).not.toBeInTheDocument();
    expect(page().getByRole('button', { name: t('chapters.writing.contents.step.delete') })).toBeEnabled();
  });

  test('stays where the call fails', async () => {
    await titled('A', 'B');
    const user = await open();
    await select(user, 1);
    cut('post', '/api/fictions/:id/chapters/deletes');
    await press(user, t('chapters.writing.contents.step.delete'));
    await inDialog(user, t('chapters.writing.contents.step.delete'));
    expect(await screen.findByText(like('errors.offline'))).toBeVisible();
    await says(t('chapters.writing.contents.list.selected', { smart_count: 1 }));
    expect(await stored()).toEqual(['A', 'B']);
  });
});

describe('deleted chapters', () => {
  test('come back by undoing', long, async () => {
    await titled('A', 'B', 'C', 'D');
    const user = await open();
    await select(user, 2, 4);
    await press(user, t('chapters.writing.contents.step.delete'));
    await inDialog(user, t('chapters.writing.contents.step.delete'));
    await shows('A', 'C');
    await says(t('chapters.writing.contents.step.done.delete', { smart_count: 2 }));
    await press(user, t('common.shared.undo'));
    await shows('A', 'B', 'C', 'D');
    await says(t('chapters.writing.contents.step.done.restore', { smart_count: 2 }));
    expect(page().queryByRole('button', { name: t('common.shared.undo') })).not.toBeInTheDocument();
  });

  test('are listed for thirty days, and can be restored', async () => {
    await titled('A', 'B');
    const token = await server.signIn(author);
    await server.call('POST', `/api/fictions/${story.id}/chapters/deletes`, { token, body: { all: true } });
    const user = await open();
    await says(t('chapters.writing.contents.list.empty'));
    await press(user, t('chapters.writing.contents.deleted.open'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      await dialog.findByText(
        like('chapters.writing.contents.deleted.facts', {
          number: '2',
          words: t('stories.author.words', { smart_count: 4 }),
          date: 'Mar 10, 2026',
        }),
      ),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: t('chapters.writing.contents.deleted.restore_all') }));
    expect(await dialog.findByText(t('chapters.writing.contents.deleted.empty', { days: 30 }))).toBeVisible();
    await user.click(dialog.getByRole('button', { name: t('common.close') }));
    await shows('A', 'B');
  });
});

describe('moving', () => {
  beforeEach(() => titled('A', 'B', 'C', 'D', 'E'));

  test.each([
    [[5], t('chapters.writing.contents.move.at'), '1', ['E', 'A', 'B', 'C', 'D']],
    [[1, 3], t('chapters.writing.contents.move.before'), '5', ['B', 'D', 'A', 'C', 'E']],
    [[1, 3], t('chapters.writing.contents.move.after'), '5', ['B', 'D', 'E', 'A', 'C']],
    [[4, 2], t('chapters.writing.contents.move.after'), '1', ['A', 'B', 'D', 'C', 'E']],
  ])('%j %s %s, and back', async (numbers, place, to, expected) => {
    const user = await open();
    await select(user, ...numbers);
    await press(user, t('chapters.writing.contents.step.move'));
    await move(user, place, to);
    await shows(...expected);
    await waitFor(async () => expect(await stored()).toEqual(expected));
    await press(user, t('common.shared.undo'));
    await says(t('chapters.writing.contents.step.done.undo_move'));
    await shows('A', 'B', 'C', 'D', 'E');
    expect(await stored()).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  test('shows the new order before the server has it, and the old one where it refuses', long, async () => {
    const user = await open();
    await shows('A', 'B', 'C', 'D', 'E');
    const release = hold('post', '/api/fictions/:id/chapters/move');
    (await box(2)).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await shows('B', 'A', 'C', 'D', 'E');
    expect(await stored()).toEqual(['A', 'B', 'C', 'D', 'E']);
    release();
    await says(t('chapters.writing.contents.step.done.move', { smart_count: 1 }));
    expect(await stored()).toEqual(['B', 'A', 'C', 'D', 'E']);
    cut('post', '/api/fictions/:id/chapters/move');
    (await box(1)).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await screen.findByText(like('errors.offline'))).toBeVisible();
    await shows('B', 'A', 'C', 'D', 'E');
  });

  test('a chapter by its handle wants a place that is one', async () => {
    const user = await open();
    await press(user, t('chapters.writing.contents.move.handle', { number: 2 }));
    await move(user, t('chapters.writing.contents.move.at'), '6');
    expect(await screen.findByText(t('chapters.writing.contents.move.range', { max: 5 }))).toBeVisible();
    await move(user, t('chapters.writing.contents.move.before'), '2');
    expect(await screen.findByText(t('chapters.writing.contents.move.itself'))).toBeVisible();
    await move(user, t('chapters.writing.contents.move.after'), '5');
    await shows('A', 'C', 'D', 'E', 'B');
  });

  test('is explained where not all chapters are shown', async () => {
    const user = await open('&status=draft');
    await select(user, 2);
    await press(user, t('chapters.writing.contents.step.move'));
    expect(await screen.findByText(like('chapters.writing.contents.move.filtered'))).toBeVisible();
    await user.click(screen.getByRole('link', { name: t('chapters.writing.contents.list.show_all') }));
    await waitFor(() => expect(location.hash).toBe(`#/story/detail?id=${story.id}`));
  });
});
