import { screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { sendAnnouncements } from '#server/features/notifications/announcements/sendAnnouncements.ts';
import { long } from '../../support/long.ts';
import { like, t } from '../../support/t.ts';
import { mend, openAs, refuse, server } from '../../support/web.tsx';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { page } from '../support/storyScreen.ts';

const path = '/office/announcements';

test('an announcement is written to chosen authors, counted, confirmed and sent', async () => {
  await server.insert('user', { role: 'author_signed' });
  await server.insert('user', { role: 'author_unsigned' });
  const user = await openAs('content_manager', path);
  await user.click(await screen.findByRole('button', { name: t('notifications.seldom.new') }));
  expect(await screen.findByText(t('notifications.seldom.reaches', { smart_count: 2 }))).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: t('common.role.author_signed') }));
  expect(await screen.findByText(t('notifications.seldom.reaches', { smart_count: 1 }))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('notifications.seldom.send_to', { smart_count: 1 }) }));
  expect(screen.getByLabelText(t('notifications.seldom.subject'))).toHaveAccessibleDescription(
    like('validation.required'),
  );
  await user.type(screen.getByLabelText(t('notifications.seldom.subject')), 'Maintenance');
  await user.type(screen.getByLabelText(t('notifications.seldom.text')), '<b>On Sunday</b>');
  expect(
    within(screen.getByRole('complementary', { name: t('notifications.seldom.preview') })).getByText(
      '<b>On Sunday</b>',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('notifications.seldom.send_to', { smart_count: 1 }) }));
  const dialog = () => within(screen.getByRole('dialog', { name: t('notifications.seldom.ask', { smart_count: 1 }) }));
  refuse('post', path.replace('/office', '/api/office'), 503, 'errors.unavailable');
  await user.click(dialog().getByRole('button', { name: t('notifications.seldom.send_to', { smart_count: 1 }) }));
  expect(await screen.findByText(like('errors.unavailable'))).toBeVisible();
  expect(screen.getByLabelText(t('notifications.seldom.subject'))).toHaveValue('Maintenance');
  mend();
  await user.click(screen.getByRole('button', { name: t('notifications.seldom.send_to', { smart_count: 1 }) }));
  await user.click(dialog().getByRole('button', { name: t('notifications.seldom.send_to', { smart_count: 1 }) }));
  expect(await page().findByRole('heading', { name: 'Maintenance' })).toBeVisible();
  await sendAnnouncements(server.services);
  expect(await server.db.$count(tables.message)).toBe(1);
  await waitFor(() => expect(page().getByText(t('notifications.seldom.delivered', { count: '1' }))).toBeVisible(), {
    timeout: 5000,
  });
});

test('what is left empty is not said while a box or a radio is pressed, which would move away', async () => {
  const user = await openAs('content_manager', path);
  await user.click(await screen.findByRole('button', { name: t('notifications.seldom.new') }));
  const subject = screen.getByLabelText(t('notifications.seldom.subject'));
  expect(subject).toHaveFocus();
  await user.pointer({
    keys: '[MouseLeft>]',
    target: screen.getByRole('radio', { name: t('notifications.seldom.later') }),
  });
  expect(subject).not.toHaveFocus();
  expect(subject).toBeValid();
  await user.pointer({ keys: '[/MouseLeft]' });
  expect(await screen.findByLabelText(t('notifications.seldom.at'))).toBeVisible();
  expect(subject).toBeValid();
});

test('one that waits is cancelled, and its text used again', long, async () => {
  await server.insert('user', { role: 'author_signed' });
  const user = await openAs('content_manager', path);
  await user.click(await screen.findByRole('button', { name: t('notifications.seldom.new') }));
  await user.type(screen.getByLabelText(t('notifications.seldom.subject')), 'Contest');
  await user.type(screen.getByLabelText(t('notifications.seldom.text')), 'Soon');
  await user.click(screen.getByRole('radio', { name: t('notifications.seldom.later') }));
  await user.click(await screen.findByRole('button', { name: like('notifications.seldom.send_to') }));
  expect(screen.getByLabelText(t('notifications.seldom.at'))).toHaveAccessibleDescription(like('validation.required'));
  await user.type(screen.getByLabelText(t('notifications.seldom.at')), '2026-03-12T10:00');
  await user.click(screen.getByRole('button', { name: like('notifications.seldom.send_to') }));
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: like('notifications.seldom.send_to') }),
  );
  expect(await page().findByText(t('notifications.seldom.status.scheduled'))).toBeVisible();
  await user.click(page().getByRole('button', { name: t('notifications.seldom.cancel') }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: t('notifications.seldom.cancel') }));
  expect(await page().findByText(t('notifications.seldom.status.cancelled'))).toBeVisible();
  await user.click(page().getByRole('button', { name: t('notifications.seldom.again') }));
  expect(screen.getByLabelText(t('notifications.seldom.subject'))).toHaveValue('Contest');
});
