import { cleanup, screen, waitFor, within } from '@testing-library/react/pure';
import { beforeEach, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { endOverdueTasks } from '#server/features/translation/timeOut.ts';
import { long } from '../../support/long.ts';
import { like, t } from '../../support/t.ts';
import { translationScene } from '../../support/translation.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, refuse, server } from '../../support/web.tsx';

let scene: Awaited<ReturnType<typeof translationScene>>;
beforeEach(async () => void (scene = await translationScene(server, 2)));
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
const open = () => openAs(scene.translator, '/office/my-translations');
const card = async () => (await screen.findByRole('heading', { level: 2, name: 'Lamps' })).closest('li')!;

async function give(ends_on = days(10)): Promise<number> {
  const { data } = await scene.assign({ ...scene.part, ends_on });
  return data.ids[0];
}

test('a task is received, gone on with at its next open chapter, and submitted', async () => {
  const id = await give();
  const user = await open();
  await user.click(within(await card()).getByRole('button', { name: t('translation.office.my_translations.receive') }));
  const { items } = await scene.listTaskChapters(id);
  const on = await screen.findByRole('link', { name: t('translation.office.my_translations.go_on') });
  expect(on).toHaveAttribute('href', `#/office/translate?id=${items[0].id}&at=open`);
  await user.click(within(await card()).getByText(like('translation.office.progress.chapters', { smart_count: 2 })));
  expect(await screen.findAllByText(t('translation.office.grid.state.untranslated'))).toHaveLength(2);
  for (const one of items) await scene.translate(one.id);
  await user.click(screen.getByRole('button', { name: new RegExp(t('translation.office.my_translations.tab.done')) }));
  expect(
    await screen.findByRole('heading', { name: t('translation.office.my_translations.empty.done') }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: new RegExp(t('translation.office.my_translations.tab.open')) }));
  await user.click(
    await screen.findByRole('button', {
      name: t('translation.office.my_translations.submit', { smart_count: 2, count: '2' }),
    }),
  );
  await screen.findByText(t('translation.office.my_translations.submitted'));
  expect((await scene.listTaskChapters(id)).items).toMatchObject([{ state: 'in_review' }, { state: 'in_review' }]);
});

test('finished chapters are not submitted before their warnings were seen', async () => {
  const id = await give();
  await scene.step(id, 'receive');
  const { items } = await scene.listTaskChapters(id);
  await scene.translate(items[0].id);
  await scene.translate(items[1].id, () => 'Nobody  came.');
  const user = await open();
  const submit = () =>
    screen.findByRole('button', { name: like('translation.office.my_translations.submit', { smart_count: 2 }) });
  await user.click(await submit());
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(t('translation.office.desk.title', { number: 2 }))).toBeVisible();
  expect(dialog.getAllByRole('link')[0]).toHaveAttribute('href', `#/office/translate?id=${items[1].id}&at=0`);
  await user.click(dialog.getByRole('button', { name: t('common.cancel') }));
  expect((await scene.listTaskChapters(id)).items).toMatchObject([{ state: 'in_work' }, { state: 'in_work' }]);
  await user.click(await submit());
  await user.click(await screen.findByRole('button', { name: t('translation.office.warnings.submit') }));
  await screen.findByText(t('translation.office.my_translations.submitted'));
  expect((await scene.listTaskChapters(id)).items).toMatchObject([{ state: 'in_review' }, { state: 'in_review' }]);
});

test('more days are asked for in a dialog, and what became of it is shown', async () => {
  await give();
  const user = await open();
  expect(await screen.findByText(t('translation.office.my_translations.used', { count: '0', max: '2' }))).toBeVisible();
  await user.click(await screen.findByRole('button', { name: t('translation.office.desk.extend') }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: t('translation.office.my_translations.send') }));
  expect(await within(dialog).findByText(t('validation.required'))).toBeVisible();
  await user.type(within(dialog).getByLabelText(t('resources.office/extension-requests.fields.reason')), 'Ill.');
  await user.click(within(dialog).getByRole('button', { name: t('translation.office.my_translations.send') }));
  expect(await screen.findByText(like('translation.office.my_translations.asked', { smart_count: 3 }))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('translation.office.desk.extend') })).toBeNull();
  expect(await server.db.select().from(tables.extensionRequest)).toMatchObject([
    { days: 3, reason: 'Ill.', status: 'pending' },
  ]);
});

test('past the end it says that nothing can be done, and leads to a request', async () => {
  const id = await give();
  await scene.step(id, 'receive');
  await server.db.update(tables.translationTask).set({ ends_on: days(-3) });
  await endOverdueTasks({ ...server.services, clock: () => new Date() });
  await open();
  expect(within(await card()).getByText(t('translation.office.errors.past_end'))).toBeVisible();
  expect(screen.queryByRole('link', { name: t('translation.office.my_translations.go_on') })).toBeNull();
  expect(screen.getByRole('button', { name: t('translation.office.desk.extend') })).toBeVisible();
});

test('who has no task is told so', async () => {
  await open();
  expect(
    await screen.findByRole('heading', { name: t('translation.office.my_translations.empty.open') }),
  ).toBeVisible();
});

test('a page that does not come says so', long, async () => {
  refuse('get', '/api/office/my-translations', 500, 'errors.internal');
  await open();
  await waitFor(() => expect(screen.getByRole('button', { name: t('common.retry') })).toBeVisible(), {
    timeout: 10_000,
  });
});

test('the record of a task shows its chapters, and a request is decided after it was asked', async () => {
  const id = await give();
  await server.call('POST', '/api/office/extension-requests', {
    token: scene.tokens.translator,
    body: { task_id: id, days: 3, reason: 'Ill.' },
  });
  const [request] = await server.db.select().from(tables.extensionRequest);
  await openAs(scene.manager, `/office/translation-tasks/${id}/show`);
  expect(await screen.findAllByText(t('translation.office.grid.state.untranslated'))).toHaveLength(2);
  cleanup();
  const user = await openAs(scene.auditor, `/office/extension-requests/${request!.id}`);
  await user.click(await screen.findByRole('button', { name: t('translation.office.request.approve') }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: t('translation.office.request.approve') }));
  await screen.findByText(t('translation.office.request.decided'));
  expect(await server.db.select().from(tables.extensionRequest)).toMatchObject([{ status: 'approved' }]);
});

test('who asked is told that somebody else decides', async () => {
  const task_id = await give();
  const request = await server.insert('extensionRequest', { task_id, days: 3, asked_by_id: scene.auditor.id });
  await openAs(scene.auditor, `/office/extension-requests/${request.id}`);
  expect(await screen.findByText(t('translation.office.errors.own_request'))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('translation.office.request.approve') })).toBeNull();
});

test('what became of a task stands in the inbox of the staff, and leads to the task', long, async () => {
  const id = await give();
  const user = await openAs(scene.translator, '/office/inbox');
  await user.click(await screen.findByRole('button', { name: /Lamps/ }));
  expect(await screen.findByRole('link', { name: t('notifications.shared.open.task') })).toHaveAttribute(
    'href',
    `#/office/translation-tasks/${id}/show`,
  );
  expect(screen.queryByRole('group', { name: t('notifications.shared.tabs') })).toBeNull();
  await waitFor(async () => expect(await server.db.select().from(tables.message)).toMatchObject([{ is_read: true }]));
});

test('from home the desk is one click away, at the first open paragraph', long, async () => {
  const id = await give();
  await scene.step(id, 'receive');
  const [one] = (await scene.listTaskChapters(id)).items;
  const { revision, text } = await scene.read(one.id);
  const begun = text.map(({ basis: _, ...segment }: { basis?: unknown }, at: number) =>
    at === 0 ? { ...segment, target: 'The lamp burned.', done: true } : segment,
  );
  await server.call('POST', `/api/office/translated-chapters/${one.id}`, {
    token: scene.tokens.translator,
    body: { revision, title: null, text: begun },
  });
  const user = await openAs(scene.translator, '/office/home');
  const now = within(await screen.findByRole('region', { name: t('translation.office.my_translations.now') }));
  await user.click(await now.findByRole('link', { name: t('translation.office.my_translations.go_on') }));
  const field = await screen.findByRole('textbox', { name: t('translation.office.desk.segment', { number: 2 }) });
  await waitFor(() => expect(field).toHaveFocus());
});
