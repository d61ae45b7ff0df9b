import { cleanup, screen, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { t } from '../../support/t.ts';
import { translationScene } from '../../support/translation.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, requests, server } from '../../support/web.tsx';

const findRow = async (name: string) =>
  (await screen.findByRole('rowheader', { name: (text) => text.startsWith(name) })).closest('tr')!;

test('a book shows who works on it, with what each has', async () => {
  const scene = await translationScene(server, 2);
  const { book, assign, part, step, listTaskChapters, translate, review, manager, auditor, translator } = scene;
  const author = await server.insert('user', { role: 'original_author', user_name: 'qamar' });
  await server.db.update(tables.businessBook).set({ original_author_id: author.id });
  const [task] = (await assign(part)).data.ids;
  await step(task, 'receive');
  const { items } = await listTaskChapters(task);
  await translate(items[0].id);
  await step(task, 'submit', { ids: [items[0].id] });
  await review(items[0].id, { approved: true });
  const address = `/office/business-books/${book.id}/show`;
  await openAs(manager, address);
  const row = await findRow(translator.user_name);
  expect(row).toHaveTextContent(`${t('common.role.translator')} · English`);
  const cells = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells).toEqual(['1', String(items[1].words), '1']);
  const filter = encodeURIComponent(JSON.stringify({ book_id: [book.id], translator_id: [translator.id] }));
  expect(within(row).getByRole('link')).toHaveAttribute('href', `#/office/translation-tasks?filter=${filter}`);
  expect(await findRow('qamar')).toHaveTextContent(t('common.role.original_author'));
  expect(await findRow(auditor.user_name)).toHaveTextContent('1');
  cleanup();
  // An auditor is not told who the original author is.
  await openAs(auditor, address);
  await findRow(translator.user_name);
  expect(screen.queryByText('qamar', { exact: false })).toBeNull();
  cleanup();
  const before = requests.length;
  await openAs(translator, address);
  await screen.findByRole('heading', { name: t('translation.office.grid.title') });
  expect(screen.queryByRole('heading', { name: t('translation.office.people.title') })).toBeNull();
  expect(requests.slice(before).filter((request) => request.includes('/people'))).toEqual([]);
});
