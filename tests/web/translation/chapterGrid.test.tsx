import { screen, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { t } from '../../support/t.ts';
import { translationScene } from '../../support/translation.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, server } from '../../support/web.tsx';

test('a book shows its chapters by language, each cell leading to its text', async () => {
  const { book, assign, part, step, listTaskChapters, translate } = await translationScene(server, 2);
  const { data } = await assign({ ...part, last_chapter: 1 });
  await step(data.ids[0], 'receive');
  const [one] = (await listTaskChapters(data.ids[0])).items;
  await translate(one.id);
  await openAs('content_manager', `/office/business-books/${book.id}/show`);
  const link = await screen.findByRole('link', { name: t('translation.office.grid.state.in_work') });
  const table = within(link.closest('table')!);
  expect(link.getAttribute('href')).toContain(`/office/translate?id=${one.id}`);
  expect(table.getByText(t('translation.office.grid.state.untranslated'))).toBeVisible();
});

test('a book without chapters says so', async () => {
  const book = await server.insert('businessBook', {});
  await openAs('content_manager', `/office/business-books/${book.id}/show`);
  expect(await screen.findByText(t('translation.office.grid.empty'))).toBeVisible();
});
