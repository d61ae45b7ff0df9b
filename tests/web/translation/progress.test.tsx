import { screen, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { like, t } from '../../support/t.ts';
import { translationScene } from '../../support/translation.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, server } from '../../support/web.tsx';

const path = '/office/translation-progress';

test('a book is a row, a language a column; what is late is said', async () => {
  const { assign, part, step, listTaskChapters, translate } = await translationScene(server, 2);
  const { data } = await assign({ ...part, ends_on: '2026-03-10' });
  await step(data.ids[0], 'receive');
  const [one] = (await listTaskChapters(data.ids[0])).items;
  await translate(one.id);
  server.clock.now = new Date('2026-03-10T16:00:00.000Z');
  await openAs('content_manager', path);
  const row = within((await screen.findByRole('rowheader')).closest('tr')!);
  expect(row.getByText('50%')).toBeVisible();
  expect(row.getByText(t('translation.office.progress.late'))).toBeVisible();
  expect(screen.getByText(like('translation.office.progress.late_books', { smart_count: 1 }))).toBeVisible();
});

test('without books it says what will be there', async () => {
  await openAs('translation_auditor', path);
  expect(await screen.findByText(t('translation.office.progress.empty'))).toBeVisible();
});
