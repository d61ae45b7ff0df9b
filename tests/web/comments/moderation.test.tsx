import { screen, waitFor, within } from '@testing-library/react/pure';
import { beforeEach, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { long } from '../../support/long.ts';
import type { RowOf } from '../../support/records.ts';
import { like, t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { cut, mend, openAs, refuse, server } from '../../support/web.tsx';

const path = '/office/comment-reports';
let story: RowOf<'fiction'>;
beforeEach(async () => {
  const author = await server.insert('user', { role: 'author_signed', pen_name: 'Ada' });
  story = await server.insert('fiction', { author_id: author.id, title: 'Moon', language: 'en' });
});

const reported = (content: string) =>
  server.insert('comment', {
    fiction_id: story.id,
    content,
    reader_name: content.toUpperCase(),
    reader_id: `app:${content}`,
    report_status: 'open',
    report_reason: 'spam',
  });
const row = (content: string) => within(screen.getByText(content).closest('tr')!);
const states = async () =>
  (await server.db.select().from(tables.comment).orderBy(tables.comment.id)).map(({ report_status }) => report_status);

test('what is selected is removed with a reason, each row says what became of it, and all is taken back', async () => {
  for (const content of ['a', 'b', 'c']) await reported(content);
  const user = await openAs('content_manager', path);
  await screen.findByText('a');
  await server.pool.query(`update comments set report_status = 'kept' where content = 'b'`);
  await user.click(row('a').getByRole('checkbox'));
  await user.click(row('b').getByRole('checkbox'));
  expect(screen.getByText(t('comments.office.selected', { count: '2' }))).toBeVisible();
  await user.click(screen.getByRole('button', { name: `${t('comments.office.step.remove')} R` }));
  const dialog = within(screen.getByRole('dialog', { name: t('comments.office.asked.remove', { smart_count: 2 }) }));
  await user.click(dialog.getByRole('button', { name: t('comments.office.step.remove') }));
  expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(like('validation.required'));
  await user.type(dialog.getByRole('textbox'), 'Advertising');
  refuse('post', '/api/office/comment-reports/decisions', 503, 'errors.unavailable');
  await user.click(dialog.getByRole('button', { name: t('comments.office.step.remove') }));
  expect(await screen.findByText(like('errors.unavailable'))).toBeVisible();
  expect(dialog.getByRole('textbox')).toHaveValue('Advertising');
  mend();
  await user.click(dialog.getByRole('button', { name: t('comments.office.step.remove') }));
  expect(
    await screen.findByText(
      `${t('comments.office.done.remove', { smart_count: 1 })} ${t('comments.office.left', { smart_count: 1 })}`,
    ),
  ).toBeVisible();
  expect(row('a').getByText(t('comments.office.result.remove'))).toBeVisible();
  expect(row('b').getByText(t('comments.office.result.decided'))).toBeVisible();
  expect(await states()).toEqual(['removed', 'kept', 'open']);
  await user.click(screen.getByRole('button', { name: t('common.shared.undo') }));
  expect(await screen.findByText(t('comments.office.undone', { smart_count: 1 }))).toBeVisible();
  expect(await states()).toEqual(['open', 'kept', 'open']);
  await user.click(screen.getByRole('button', { name: like('resources.office/comments.choices.report_status.kept') }));
  await waitFor(() => expect(screen.queryByText('a')).not.toBeInTheDocument());
  expect(await screen.findByText('b')).toBeVisible();
});

test('the queue is worked off by keys alone', async () => {
  for (const content of ['a', 'b', 'c']) await reported(content);
  const user = await openAs('content_manager', path);
  await screen.findByText('a');
  await user.keyboard('jl');
  expect(await row('a').findByText(t('comments.office.result.keep'))).toBeVisible();
  await user.keyboard('jxjxb');
  const dialog = await screen.findByRole('dialog', { name: like('comments.office.asked.block') });
  await user.type(within(dialog).getByRole('textbox'), 'Insults{Tab}{Tab}{Enter}');
  expect(await row('c').findByText(t('comments.office.result.block'))).toBeVisible();
  expect(await states()).toEqual(['kept', 'removed', 'removed']);
  await user.keyboard('u');
  await waitFor(async () => expect(await states()).toEqual(['kept', 'open', 'open']));
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: t('common.office.keys') })).toBeVisible();
});

test('nothing to decide, and a queue that does not come, are said', long, async () => {
  const manager = await server.insert('user', { role: 'content_manager' });
  await openAs(manager, path);
  expect(await screen.findByText(t('comments.office.empty'))).toBeVisible();
  cut('get', '/api/office/comment-reports');
  await openAs(manager, `${path}?reason=spam`);
  expect(await screen.findByRole('button', { name: t('common.retry') }, { timeout: 10_000 })).toBeVisible();
});
