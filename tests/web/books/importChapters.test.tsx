import { screen, waitFor, within } from '@testing-library/react/pure';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { long } from '../../support/long.ts';
import { makeSourceFile } from '../../support/sourceImports.ts';
import { t } from '../../support/t.ts';
import { insertBook } from '../../support/translation.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { answer, mend, network, openAs, server } from '../../support/web.tsx';
import { RequestByFetch } from '../support/requestByFetch.ts';

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', RequestByFetch));

const file = (content: string, name = 'book.txt') => new File([content], name, { type: 'text/plain' });
const pick = async (user: ReturnType<typeof userEvent.setup>, ...files: File[]) =>
  user.upload(await screen.findByLabelText(t('books.seldom.import.choose'), { selector: 'input' }), files);
const row = (number: number) => t('books.seldom.import.row', { number });
const numberField = (at: number) =>
  screen.findByLabelText<HTMLInputElement>(t('books.seldom.import.number_of', { row: row(at) }));
const storeButton = (count: number) =>
  screen.findByRole('button', { name: t('books.seldom.import.store', { smart_count: count, count }) });

test('a manager comes from the book, imports a file, corrects a row and stores the chapters', long, async () => {
  const book = await server.insert('businessBook', { language: 'zh-CN', title: 'Lamps' });
  const user = userEvent.setup();
  await openAs('content_manager', `/office/business-books/${book.id}/show`);
  await user.click(await screen.findByRole('link', { name: t('books.office.import.action') }));
  await pick(user, file(`楔子\n很久以前。\n\n${makeSourceFile(2)}`));
  expect(await screen.findByText(t('books.seldom.import.problem.unnumbered'))).toBeVisible();
  expect(screen.getByText('很久以前。')).toBeVisible();
  expect(await storeButton(2)).toBeDisabled();
  await user.type(await numberField(1), '3{Enter}');
  await user.click(await numberField(2));
  await waitFor(async () => expect(await storeButton(3)).toBeEnabled());
  await user.dblClick(await storeButton(3));
  expect(
    await screen.findByText(t('books.seldom.import.done_text', { added: 3, changed: 0, unchanged: 0 })),
  ).toBeVisible();
  const { rows } = await server.pool.query('select number, title from source_chapters order by number');
  expect(rows.map(({ number, title }) => [Number(number), title])).toEqual([
    [1, '夜1'],
    [2, '夜2'],
    [3, '楔子'],
  ]);
});

test('a file again shows what changes; rows that are left out are not stored', long, async () => {
  const book = await insertBook(server, 2);
  const user = userEvent.setup();
  await openAs('content_manager', `/office/import-chapters?book_id=${book.id}`);
  await pick(
    user,
    file('# 第1章\n灯亮着。1\n没有人来。1\n天亮时她走了。1\n# 第2章\n灯亮着。2\n# 第3章\n雨。', 'book.md'),
  );
  const table = within(await screen.findByRole('table'));
  expect(table.getByText(t('books.seldom.import.status_one.unchanged'))).toBeVisible();
  expect(table.getByText(t('books.seldom.import.paragraphs', { smart_count: 2, count: 2 }))).toBeVisible();
  await user.click(screen.getByLabelText(t('books.seldom.import.take_of', { row: row(2) })));
  await user.click(await storeButton(1));
  expect(
    await screen.findByText(t('books.seldom.import.done_text', { added: 1, changed: 0, unchanged: 1 })),
  ).toBeVisible();
});

test('what cannot be read is said by its name, and the others are taken', long, async () => {
  const book = await server.insert('businessBook', { language: 'zh-CN' });
  const user = userEvent.setup({ applyAccept: false });
  await openAs('content_manager', `/office/import-chapters?book_id=${book.id}`);
  await pick(user, file('x', 'a.pdf'), file('x', 'b.epub'), file(makeSourceFile(1), 'c.txt'));
  expect(await screen.findByText('a.pdf')).toBeVisible();
  expect(screen.getByText(t('books.seldom.import.unknown_format'), { exact: false })).toBeVisible();
  expect(screen.getByText(t('books.seldom.import.no_epub'), { exact: false })).toBeVisible();
  expect(await storeButton(1)).toBeEnabled();
});

test('a busy server is asked again; where the line is cut the import stops and says what is left', async () => {
  const book = await server.insert('businessBook', { language: 'zh-CN' });
  const user = userEvent.setup();
  await openAs('content_manager', `/office/import-chapters?book_id=${book.id}`);
  const answers = [
    () => HttpResponse.json({ data: { key: 'errors.unavailable' } }, { status: 503, headers: { 'retry-after': '1' } }),
    answer,
  ];
  let requestCount = 0;
  network.use(
    http.post('*/api/office/business-books/:id/source-import', ({ request }) => {
      const next = answers[requestCount++];
      return next ? next(request) : HttpResponse.error();
    }),
  );
  const chapters = makeSourceFile(3).split(/(?=第[23])/);
  await pick(user, ...chapters.map((chapter, at) => file(chapter, `${at + 1}.txt`)));
  expect(
    await screen.findByText(t('chapter-import.shared.not_sent', { smart_count: 2 }), {}, { timeout: 4000 }),
  ).toBeVisible();
  expect(screen.getByText(t('errors.offline'))).toBeVisible();
  expect(requestCount).toBe(3);
  await storeButton(1);
  mend();
  await user.click(screen.getByRole('button', { name: t('chapter-import.shared.send_rest') }));
  await storeButton(3);
  expect(screen.queryByText(t('errors.offline'))).toBeNull();
});

test('what another window changed meanwhile is not stored unseen', long, async () => {
  const book = await server.insert('businessBook', { language: 'zh-CN' });
  const user = userEvent.setup();
  await openAs('content_manager', `/office/import-chapters?book_id=${book.id}`);
  await pick(user, file(makeSourceFile(1)));
  await storeButton(1);
  await server.pool.query(`update source_import_rows set title = 'Other'`);
  await server.pool.query('update source_imports set revision = revision + 1');
  await user.click(await storeButton(1));
  expect(await screen.findByText(t('books.seldom.import.changed_since'))).toBeVisible();
  await waitFor(() => expect(screen.getByDisplayValue('Other')).toBeVisible());
  await user.click(await storeButton(1));
  expect(await screen.findByText(t('books.seldom.import.done'))).toBeVisible();
});

test('who may not import finds no way there', async () => {
  const book = await insertBook(server, 1);
  await openAs('translation_auditor', `/office/business-books/${book.id}/show`);
  await screen.findByRole('table');
  expect(screen.queryByRole('link', { name: t('books.office.import.action') })).toBeNull();
});

test('a manager takes the chapters of the story, where the book has one', async () => {
  const { id: fiction_id } = await server.insert('fiction', { contract_status: 'signed' });
  const { id } = await server.insert('chapter', { fiction_id, number: 1, status: 'published', title: 'A lamp' });
  await server.pool.query(
    `insert into chapter_texts values ($1, '<p>It burns.</p>')
       on conflict (chapter_id) do update set content = excluded.content`,
    [id],
  );
  const book = await server.insert('businessBook', { language: 'en', fiction_id });
  const user = userEvent.setup();
  await openAs('content_manager', `/office/import-chapters?book_id=${book.id}`);
  await user.click(await screen.findByRole('button', { name: t('books.seldom.import.take_story') }));
  await user.click(await storeButton(1));
  expect(
    await screen.findByText(t('books.seldom.import.done_text', { added: 1, changed: 0, unchanged: 0 })),
  ).toBeVisible();
});
