import { cleanup, screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { contractScene } from '../../support/contracts.ts';
import { long } from '../../support/long.ts';
import { t } from '../../support/t.ts';
import { translationScene } from '../../support/translation.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, server } from '../../support/web.tsx';

test(
  'the history of a work tells who did what to it and its applications, with reasons and values in words',
  long,
  async () => {
    const scene = await contractScene(server);
    await scene.go('apply', 'take', 'reject');
    const token = await server.signIn('content_manager');
    await server.call('POST', `/api/office/fictions/${scene.story.id}`, { token, body: { share_proportion: 0.6 } });
    for (let percent = 20; percent < 30; percent++)
      await server.call('POST', `/api/office/fictions/${scene.story.id}`, {
        token,
        body: { share_proportion: percent / 100 },
      });
    const user = await openAs('content_manager', `/office/fictions/${scene.story.id}/show?tab=history`);
    const auditLog = await screen.findByRole('region', { name: t('audit.office.title') });
    expect(await within(auditLog).findByText('1 / 2')).toBeVisible();
    expect(within(auditLog).getAllByRole('listitem')[0]).toHaveTextContent(
      `${t('resources.office/fictions.fields.share_proportion')}28%29%`,
    );
    await user.click(within(auditLog).getByRole('button', { name: t('ra.navigation.next') }));
    const rejected = (
      await within(auditLog).findByText(t('audit.office.action.reject'), { selector: 'strong' })
    ).closest('li')!;
    expect(rejected).toHaveTextContent(`${scene.account.user_name} · ${t('common.role.editor')}`);
    expect(rejected).toHaveTextContent(`${t('audit.office.reason')}: The opening is slow.`);
    const [label, from, to] = [
      t('resources.office/contract-applications.fields.status'),
      t('resources.office/contract-applications.choices.status.editor_review'),
      t('resources.office/contract-applications.choices.status.rejected'),
    ];
    expect(rejected).toHaveTextContent(`${label}${from}${to}`);
    expect(within(rejected).getByRole('link')).toHaveAttribute('href', '#/office/contract-applications/1/show');
  },
);

test('a chapter to which nothing was done says so', async () => {
  const chapter = await server.insert('chapter', { title: 'One' });
  await openAs('work_auditor', `/office/chapters/${chapter.id}/show?tab=history`);
  const auditLog = await screen.findByRole('region', { name: t('audit.office.title') });
  expect(await within(auditLog).findByText(t('audit.office.empty'))).toBeVisible();
});

test('the history of a record of any resource tells what was changed in it, where it is edited and where it is read', async () => {
  const window = await server.insert('maintenanceWindow', { name: 'Move' });
  const token = await server.signIn('content_manager');
  const path = `/api/office/maintenance-windows/${window.id}`;
  await server.call('POST', path, { token, body: { name: 'Great move' } });
  const account = await server.insert('user', { role: 'content_manager' });
  for (const place of ['', '/show']) {
    await openAs(account, `/office/maintenance-windows/${window.id}${place}?tab=history`);
    const auditLog = await screen.findByRole('region', { name: t('audit.office.title') });
    const line = await within(auditLog).findByRole('listitem');
    expect(line).toHaveTextContent(t('audit.office.action.update'));
    expect(line).toHaveTextContent(`${t('resources.office/maintenance-windows.fields.name')}MoveGreat move`);
    cleanup();
  }
});

test('an earlier value is given back from its line, unless it was changed again since', async () => {
  const tag = await server.insert('tag', { position: 1, name: 'One' });
  const token = await server.signIn('content_manager');
  const set = (position: number) =>
    server.call('POST', `/api/office/tags/${tag.id}`, { token, body: { position, name: `Name ${position}` } });
  await set(2);
  const user = await openAs('content_manager', `/office/tags/${tag.id}/show?tab=history`);
  const auditLog = await screen.findByRole('region', { name: t('audit.office.title') });
  const restore = (field: 'position' | 'name') =>
    within(auditLog).getByRole('button', {
      name: t('audit.office.restore_name', { field: t(`resources.office/tags.fields.${field}` as never) }),
    });
  await waitFor(() => expect(restore('position')).toBeVisible());
  await user.click(restore('position'));
  expect(await screen.findByText(t('audit.office.restored'))).toBeVisible();
  const rows = () => server.db.select().from(tables.tag);
  expect(await rows()).toMatchObject([{ position: 1, name: 'Name 2' }]);
  await server.call('POST', `/api/office/tags/${tag.id}`, { token, body: { name: 'Name 3' } });
  await user.click(restore('name'));
  expect(await screen.findByText(t('audit.office.changed_since'))).toBeVisible();
  expect(await rows()).toMatchObject([{ name: 'Name 3' }]);
});

test('the history of a task tells which chapter was corrected, and its title before and after', async () => {
  const { assign, part, step, listTaskChapters, translate, read, manager, tokens } = await translationScene(server, 1);
  const { data } = await assign(part);
  await step(data.ids[0], 'receive');
  const [{ id }] = (await listTaskChapters(data.ids[0])).items;
  await translate(id);
  await step(data.ids[0], 'submit');
  const { revision } = await read(id, tokens.auditor);
  await server.call('POST', `/api/office/translated-chapters/${id}/correct`, {
    token: tokens.auditor,
    body: { revision, title: 'Lamps', targets: [] },
  });
  await openAs(manager, `/office/translation-tasks/${data.ids[0]}/show?tab=history`);
  const corrected = (await screen.findByText(t('audit.office.action.correct'), { selector: 'strong' })).closest('li')!;
  expect(corrected).toHaveTextContent(`${t('resources.office/source-chapters.fields.number')}1`);
  expect(corrected).toHaveTextContent(`${t('resources.office/source-chapters.fields.title')}A titleLamps`);
});
