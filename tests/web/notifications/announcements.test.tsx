import { screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { sendAnnouncements } from '#server/features/notifications/announcements/sendAnnouncements.ts';
import { mend, openAs, refuse, server } from '../../support/web.tsx';
import { page } from '../support/storyScreen.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';

const path = '/office/announcements';

test('an announcement is written to chosen authors, counted, confirmed and sent', async () => {
  await server.insert('user', { role: 'author_signed' });
  await server.insert('user', { role: 'author_unsigned' });
  const user = await openAs('content_manager', path);
  await user.click(await screen.findByRole('button', { name: 'New announcement' }));
  expect(await screen.findByText('Reaches 2 authors.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Author, signed' }));
  expect(await screen.findByText('Reaches 1 author.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send to 1 author' }));
  expect(screen.getByLabelText('Subject')).toHaveAccessibleDescription(/Required/);
  await user.type(screen.getByLabelText('Subject'), 'Maintenance');
  await user.type(screen.getByLabelText('Text'), '<b>On Sunday</b>');
  expect(
    within(screen.getByRole('complementary', { name: 'How it will look' })).getByText('<b>On Sunday</b>'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send to 1 author' }));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Send to 1 author?' }));
  refuse('post', path.replace('/office', '/api/office'), 503, 'errors.unavailable');
  await user.click(dialog().getByRole('button', { name: 'Send to 1 author' }));
  expect(await screen.findByText(/busy/)).toBeVisible();
  expect(screen.getByLabelText('Subject')).toHaveValue('Maintenance');
  mend();
  await user.click(screen.getByRole('button', { name: 'Send to 1 author' }));
  await user.click(dialog().getByRole('button', { name: 'Send to 1 author' }));
  expect(await page().findByRole('heading', { name: 'Maintenance' })).toBeVisible();
  await sendAnnouncements(server.services);
  expect(await server.db.$count(tables.message)).toBe(1);
  await waitFor(() => expect(page().getByText('Delivered to 1')).toBeVisible(), { timeout: 5000 });
});

test('what is left empty is not said while a box or a radio is pressed, which would move away', async () => {
  const user = await openAs('content_manager', path);
  await user.click(await screen.findByRole('button', { name: 'New announcement' }));
  const subject = screen.getByLabelText('Subject');
  expect(subject).toHaveFocus();
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('radio', { name: 'Later' }) });
  expect(subject).not.toHaveFocus();
  expect(subject).toBeValid();
  await user.pointer({ keys: '[/MouseLeft]' });
  expect(await screen.findByLabelText('Day and time on your clock')).toBeVisible();
  expect(subject).toBeValid();
});

test('one that waits is cancelled, and its text used again', async () => {
  await server.insert('user', { role: 'author_signed' });
  const user = await openAs('content_manager', path);
  await user.click(await screen.findByRole('button', { name: 'New announcement' }));
  await user.type(screen.getByLabelText('Subject'), 'Contest');
  await user.type(screen.getByLabelText('Text'), 'Soon');
  await user.click(screen.getByRole('radio', { name: 'Later' }));
  await user.click(await screen.findByRole('button', { name: /Send to/ }));
  expect(screen.getByLabelText('Day and time on your clock')).toHaveAccessibleDescription(/Required/);
  await user.type(screen.getByLabelText('Day and time on your clock'), '2026-03-12T10:00');
  await user.click(screen.getByRole('button', { name: /Send to/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Send to/ }));
  expect(await page().findByText('Scheduled')).toBeVisible();
  await user.click(page().getByRole('button', { name: 'Cancel it' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel it' }));
  expect(await page().findByText('Cancelled')).toBeVisible();
  await user.click(page().getByRole('button', { name: 'Use again' }));
  expect(screen.getByLabelText('Subject')).toHaveValue('Contest');
});
