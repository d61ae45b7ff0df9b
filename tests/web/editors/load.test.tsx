import { screen, waitFor, within } from '@testing-library/react/pure';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { handOverWorks } from '#domain/editors/handover.calls.ts';
import { maxHandovers } from '#domain/editors/handover.ts';
import type { BodyOf } from '#domain/kit/call.ts';
import { tables } from '#server/db/schema.ts';
import { long } from '../../support/long.ts';
import { like, t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { lose, mend, network, openAs, server } from '../../support/web.tsx';

async function insertEditor(name: string) {
  const { id: user_id } = await server.insert('user', { role: 'editor' });
  return server.insert('editor', { name, user_id, languages: ['en'] });
}
const listEditorIds = async () =>
  (await server.db.select().from(tables.fiction).orderBy(tables.fiction.id)).map(({ editor_id }) => editor_id);
const listResults = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].slice(1).map(({ textContent }) => textContent.trim()));

test('all works of an editor are handed over from the page of their load, with a result for each, and taken back', async () => {
  const [ann, bob] = [await insertEditor('Ann'), await insertEditor('Bob')];
  for (const title of ['A', 'B', 'C'])
    await server.insert('fiction', { title, editor_id: ann.id, language: title === 'C' ? 'ko' : 'en' });
  const user = await openAs('content_manager', '/office/editors-load');
  const row = (await screen.findByText('Ann')).closest('tr')!;
  expect(screen.getByRole('columnheader', { name: t('common.office.review.decided', { days: 7 }) })).toBeVisible();
  expect(within(row).getByRole('link', { name: t('editors.office.load.works', { smart_count: 3 }) })).toBeVisible();
  await user.click(within(row).getByRole('button', { name: t('editors.office.load.hand_over') }));
  await user.selectOptions(await screen.findByLabelText(like('editors.office.handover.to')), 'Bob');
  expect(listResults()).toEqual([
    ['Ann', 'Bob'],
    ['Ann', 'Bob'],
    ['Ann', t('editors.office.handover.result.language')],
  ]);
  await server.pool.query(`update fictions set editor_id = null where title = 'B'`);
  await user.click(screen.getByRole('button', { name: t('editors.office.handover.go', { smart_count: 2 }) }));
  expect(await screen.findByText(t('editors.office.handover.done', { smart_count: 1 }))).toBeVisible();
  expect(listResults().map(([, result]) => result)).toEqual([
    'Bob',
    t('editors.office.handover.result.changed', { editor: '–' }),
    t('editors.office.handover.result.language'),
  ]);
  expect(await listEditorIds()).toEqual([bob.id, null, ann.id]);
  await user.click(screen.getByRole('button', { name: t('common.shared.undo') }));
  expect(await screen.findByText(t('editors.office.handover.undone', { smart_count: 1 }))).toBeVisible();
  expect(await listEditorIds()).toEqual([ann.id, null, ann.id]);
  await user.click(screen.getByRole('button', { name: t('common.close') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText(t('editors.office.load.nobody'))).toBeVisible();
});

test('where the answer of a handover is lost, it goes on from there, and nobody else is chosen', async () => {
  const [ann, bob] = [await insertEditor('Ann'), await insertEditor('Bob')];
  await server.insert('fiction', { editor_id: ann.id, language: 'en' });
  const user = await openAs('content_manager', '/office/editors-load');
  await user.click(await screen.findByRole('button', { name: t('editors.office.load.hand_over') }));
  await user.selectOptions(await screen.findByLabelText(like('editors.office.handover.to')), 'Bob');
  lose('post', '/office/fictions/handovers');
  await user.click(screen.getByRole('button', { name: t('editors.office.handover.go', { smart_count: 1 }) }));
  expect(await screen.findByText(t('common.office.bulk.progress', { count: 0, all: 1 }))).toBeVisible();
  expect(screen.queryByLabelText(like('editors.office.handover.to'))).toBeNull();
  mend();
  await user.click(screen.getByRole('button', { name: t('common.office.bulk.go_on') }));
  expect(await screen.findByText(t('editors.office.handover.done', { smart_count: 1 }))).toBeVisible();
  expect(await listEditorIds()).toEqual([bob.id]);
  await user.click(screen.getByRole('button', { name: t('common.shared.undo') }));
  expect(await screen.findByText(t('editors.office.handover.undone', { smart_count: 1 }))).toBeVisible();
  expect(await listEditorIds()).toEqual([ann.id]);
});

test('more works than one call takes are handed over, and taken back, although an answer is lost', long, async () => {
  const [ann, bob] = [await insertEditor('Ann'), await insertEditor('Bob')];
  const { id: _, ...work } = await server.insert('fiction', { editor_id: ann.id, language: 'en' });
  const more = Array.from({ length: maxHandovers }, (_, n) => ({ ...work, title: `Work ${n}` }));
  await server.db.insert(tables.fiction).values(more);
  const all = maxHandovers + 1;
  const owners = new Map(Array.from({ length: all }, (_, n) => [n + 1, ann.id]));
  const answers = new Map<string, object>();
  // What the server does with so many takes long. The second call of each way is done, and its answer is lost.
  network.use(
    http.post('*/office/fictions/handovers', async ({ request }) => {
      const key = request.headers.get('idempotency-key')!;
      const known = answers.get(key);
      if (known) return HttpResponse.json({ status: 200, message: '', data: known });
      const { items } = (await request.json()) as BodyOf<typeof handOverWorks>;
      const data = { items: items.map(({ id, to }) => ({ id, result: 'handed', editor: { id: to, name: 'X' } })) };
      for (const { id, from, to } of items) if (owners.get(id) === from) owners.set(id, to);
      answers.set(key, data);
      return answers.size % 2 === 0 ? HttpResponse.error() : HttpResponse.json({ status: 200, message: '', data });
    }),
  );
  const user = await openAs('content_manager', '/office/editors-load');
  const row = (await screen.findByText('Ann')).closest('tr')!;
  await user.click(within(row).getByRole('button', { name: t('editors.office.load.hand_over') }));
  await user.selectOptions(await screen.findByLabelText(like('editors.office.handover.to')), 'Bob');
  // A table of so many rows is long to be looked through by role.
  const press = async (name: string) => user.click(await screen.findByText(name, { selector: 'button' }));
  const halfway = t('common.office.bulk.progress', { count: maxHandovers, all });
  await press(t('editors.office.handover.go', { smart_count: all }));
  expect(await screen.findByText(halfway)).toBeVisible();
  await press(t('common.office.bulk.go_on'));
  expect(await screen.findByText(t('editors.office.handover.done', { smart_count: all }))).toBeVisible();
  expect([...new Set(owners.values())]).toEqual([bob.id]);
  await press(t('common.shared.undo'));
  expect(await screen.findByText(halfway)).toBeVisible();
  await press(t('common.office.bulk.go_on'));
  expect(await screen.findByText(t('editors.office.handover.undone', { smart_count: all }))).toBeVisible();
  expect([owners.size, ...new Set(owners.values())]).toEqual([all, ann.id]);
});

test('an absence is planned from there', async () => {
  await insertEditor('Ann');
  await insertEditor('Bob');
  const user = await openAs('content_manager', '/office/editors-load');
  const row = (await screen.findByText('Ann')).closest('tr')!;
  await user.click(within(row).getByRole('link', { name: t('editors.office.load.plan') }));
  const labels = 'resources.office/editor-absences.fields';
  expect((await screen.findAllByLabelText(like(`${labels}.starts_on` as never)))[0]).toBeVisible();
  expect(await screen.findByDisplayValue('Ann')).toBeVisible();
});

test('a substitute who does not work as an editor any more is marked at the absence', async () => {
  const [ann, bob] = [await insertEditor('Ann'), await insertEditor('Bob')];
  const days = { starts_on: '2026-03-09', ends_on: '2026-03-12', languages: ['en'] as ['en'] };
  await server.insert('editorAbsence', { editor_id: ann.id, substitute_id: bob.id, ...days });
  await server.pool.query(`update users set status = 'blocked' where id = $1`, [bob.user_id]);
  await openAs('work_auditor', '/office/editors-load');
  const row = (await screen.findByText('Ann')).closest('tr')!;
  expect(within(row).getByText(t('editors.office.load.substitute.inactive'))).toBeVisible();
});

test('works go to any editor who is active, of however many there are', async () => {
  for (let n = 1; n <= 102; n++) {
    const { id: user_id } = await server.insert('user', { role: 'editor', status: n === 1 ? 'blocked' : 'active' });
    await server.insert('editor', { name: `Editor ${String(n).padStart(3, '0')}`, user_id, languages: ['en'] });
  }
  await server.insert('fiction', { title: 'Moon', language: 'en', editor_id: 1 });
  const user = await openAs('content_manager', '/office/fictions');
  await user.click((await screen.findAllByRole('checkbox'))[0]!);
  await user.click(await screen.findByRole('button', { name: t('editors.office.handover.open') }));
  const select = await screen.findByLabelText(like('editors.office.handover.to'));
  const names = within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names.slice(1)).toHaveLength(101);
  expect([names.at(1), names.at(-1)]).toEqual(['Editor 002', 'Editor 102']);
});
