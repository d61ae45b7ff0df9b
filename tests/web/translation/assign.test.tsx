import { screen, within } from '@testing-library/react/pure';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { tables, translatedChapters } from '#server/db/schema.ts';
import { like, t } from '../../support/t.ts';
import { translationScene } from '../../support/translation.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, server } from '../../support/web.tsx';

const path = (book: number) => `/office/give-out?book_id=${book}&language=en`;
const person = (name: string) => screen.getByRole('checkbox', { name });

test('a range is split over translators by their pace, shown, and given out at once', async () => {
  const { book, translator } = await translationScene(server, 6);
  const other = await server.insert('user', { role: 'translator', user_name: 'zoe' });
  const user = await openAs('content_manager', path(book.id));
  expect(await screen.findByText(like('translation.office.assign.left', { smart_count: 6 }))).toBeVisible();
  const planned = t('translation.office.assign.no_pace', { smart_count: 2000, count: '2,000' });
  expect(screen.getAllByText(planned, { exact: false })).toHaveLength(2);
  await user.click(person(translator.user_name));
  await user.click(person(other.user_name));
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell')[0]!.textContent)).toEqual([
    expect.stringMatching(/^1–3/),
    expect.stringMatching(/^4–6/),
  ]);
  await user.click(
    screen.getByRole('button', { name: t('translation.office.assign.give', { smart_count: 2, count: '2' }) }),
  );
  await screen.findByText(t('translation.office.assign.done', { smart_count: 2 }));
  const tasks = await server.db.select().from(tables.translationTask).orderBy(tables.translationTask.first_chapter);
  expect(tasks).toMatchObject([
    { translator_id: translator.id, first_chapter: 1, last_chapter: 3, status: 'pending_translation' },
    { translator_id: other.id, first_chapter: 4, last_chapter: 6 },
  ]);
});

test('who is busy for longer than all takes gets no part, and that is said', async () => {
  const { book, translator, assign, part } = await translationScene(server, 3);
  await assign({ ...part, first_chapter: 3 });
  await server.db.update(translatedChapters).set({
    segments: sql`jsonb_set(${translatedChapters.segments}, '{0,words}', '9000')`,
  });
  const other = await server.insert('user', { role: 'translator', user_name: 'zoe' });
  await server.insert('user', { role: 'translator', user_name: '0 ann' });
  const user = await openAs('content_manager', path(book.id));
  await screen.findByText(like('translation.office.assign.left', { smart_count: 2 }));
  const to = screen.getByRole('textbox', { name: t('translation.office.assign.to') });
  await user.clear(to);
  await user.type(to, '2');
  const known = person(translator.user_name);
  expect(known.closest('li')).toHaveTextContent('English');
  // Whose language it is stands in front.
  expect(screen.getAllByRole('checkbox')[0]).toBe(known);
  await user.click(known);
  await user.click(person(other.user_name));
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['zoe']);
  expect(screen.getByText(t('translation.office.assign.idle', { names: translator.user_name }))).toBeVisible();
});

test('a range with chapters of an open task is not given out', async () => {
  const { book, translator, assign, part } = await translationScene(server, 3);
  await assign({ ...part, first_chapter: 2, last_chapter: 2 });
  const user = await openAs('content_manager', path(book.id));
  await screen.findByText(like('translation.office.assign.left', { smart_count: 2 }));
  await user.click(person(translator.user_name));
  expect(screen.getByRole('alert')).toHaveTextContent(t('translation.office.errors.taken', { numbers: '2' }));
  const from = screen.getByRole('textbox', { name: t('translation.office.assign.from') });
  await user.clear(from);
  await user.type(from, '3');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getAllByRole('row')).toHaveLength(2);
});
