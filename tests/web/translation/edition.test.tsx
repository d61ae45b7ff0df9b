import { cleanup, screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { t } from '../../support/t.ts';
import { translationScene } from '../../support/translation.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, requests, server } from '../../support/web.tsx';

/** An edition of which the first of two chapters is approved. */
async function insertEdition() {
  const { assign, part, step, listTaskChapters, translate, review, auditor, manager } = await translationScene(
    server,
    2,
  );
  const { data } = await assign(part);
  await step(data.ids[0], 'receive');
  const [one] = (await listTaskChapters(data.ids[0])).items;
  await translate(one.id);
  await step(data.ids[0], 'submit', { ids: [one.id] });
  await review(one.id, { approved: true });
  const { rows } = await server.pool.query('select id from editions');
  return { id: rows[0].id as number, chapter: one.id as number, auditor, manager };
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

test('an edition is called by its language too, and shows where its chapters stand', async () => {
  const { id, chapter, manager } = await insertEdition();
  await openAs(manager, `/office/editions/${id}/show`);
  const [{ title }] = (await server.pool.query('select title from editions where id = $1', [id])).rows;
  expect(await screen.findByRole('heading', { level: 1, name: `${title} · English` })).toBeVisible();
  const link = await screen.findByRole('link', { name: t('translation.office.grid.state.approved') });
  expect(link).toHaveAttribute('href', `#/office/translate?id=${chapter}`);
  const heads = within(link.closest('table')!).getAllByRole('columnheader');
  expect(heads.at(-1)).toHaveTextContent('English');
  expect(heads).toHaveLength(3);
});

test('what is approved is saved as a file too, on wish', async () => {
  const { id } = await insertEdition();
  const user = await openAs('translation_auditor', `/office/editions/${id}/show`);
  await user.click(await screen.findByRole('button', { name: t('translation.office.edition.with_approved') }));
  await user.click(screen.getByRole('menuitem', { name: t('translation.office.edition.docx') }));
  await waitFor(() =>
    expect(requests).toContainEqual(expect.stringContaining(`/editions/${id}/export/docx?approved=true`)),
  );
});

test('an edition of a story of the portal leads a manager to what it earned in its language', async () => {
  const { id, manager } = await insertEdition();
  const address = `/office/editions/${id}/show`;
  const revenue = t('earnings.office.works.revenue');
  await openAs(manager, address);
  await screen.findByRole('button', { name: t('translation.office.edition.release') });
  await waitFor(() => expect(requests).toContainEqual(expect.stringContaining('/business-books')));
  expect(screen.queryByRole('link', { name: revenue })).toBeNull();
  cleanup();
  const story = await server.insert('fiction', { contract_status: 'signed' });
  await server.db.update(tables.businessBook).set({ fiction_id: story.id });
  await openAs(manager, address);
  expect(await screen.findByRole('link', { name: revenue })).toHaveAttribute(
    'href',
    `#/office/works-revenue?fiction_id=${story.id}&language=en&by=month`,
  );
});

test('an auditor saves an edition as a file and releases nothing', async () => {
  const { id, auditor } = await insertEdition();
  await openAs(auditor, `/office/editions/${id}/show`);
  expect(await screen.findByRole('button', { name: t('translation.office.edition.epub') })).toBeVisible();
  expect(screen.queryByRole('button', { name: t('translation.office.edition.release') })).toBeNull();
});
