import { screen, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { t } from '../../support/t.ts';
import { translationScene } from '../../support/translation.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, requests, server } from '../../support/web.tsx';

/** An edition of which the first of two chapters is approved. */
async function insertEdition() {
  const { assign, part, step, listTaskChapters, translate, review, auditor } = await translationScene(server, 2);
  const { data } = await assign(part);
  await step(data.ids[0], 'receive');
  const [one] = (await listTaskChapters(data.ids[0])).items;
  await translate(one.id);
  await step(data.ids[0], 'submit', { ids: [one.id] });
  await review(one.id, { approved: true });
  const { rows } = await server.pool.query('select id from editions');
  return { id: rows[0].id as number, chapter: one.id as number, auditor };
}

test('a manager releases a range of an edition and reads what was left out', async () => {
  const { id, chapter } = await insertEdition();
  const user = await openAs('content_manager', `/office/editions/${id}/show`);
  await user.click(await screen.findByRole('button', { name: t('translation.office.edition.release') }));
  const dialog = within(await screen.findByRole('dialog'));
  const go = dialog.getByRole('button', { name: t('translation.office.edition.go') });
  await user.click(go);
  expect(await dialog.findAllByText(t('validation.required'))).not.toHaveLength(0);
  expect(requests.filter((request) => request.includes('/release'))).toEqual([]);
  await user.type(dialog.getByLabelText(t('translation.office.assign.from')), '1');
  await user.type(dialog.getByLabelText(t('translation.office.assign.to')), '2');
  await user.click(go);
  expect(await dialog.findByText(t('translation.office.edition.released', { smart_count: 1, count: 1 }))).toBeVisible();
  expect(dialog.getByText(t('translation.office.edition.left.unapproved', { numbers: '2' }))).toBeVisible();
  const { rows } = await server.pool.query('select state from translated_chapters where id = $1', [chapter]);
  expect(rows).toEqual([{ state: 'released' }]);
});

test('an auditor saves an edition as a file and releases nothing', async () => {
  const { id, auditor } = await insertEdition();
  await openAs(auditor, `/office/editions/${id}/show`);
  expect(await screen.findByRole('button', { name: t('translation.office.edition.epub') })).toBeVisible();
  expect(screen.queryByRole('button', { name: t('translation.office.edition.release') })).toBeNull();
});
