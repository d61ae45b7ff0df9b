import { screen, waitFor } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { entities } from '#domain/entities.ts';
import { snoozes } from '#server/db/schema.ts';
import { getKnownUnread } from '../../../src/lib/live/unread.ts';
import { like, t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, server } from '../../support/web.tsx';

test('a badge of the menu, and the number in the window’s title, leave out what its reader has put off, which the stream counts', async () => {
  server.clock.now = new Date();
  const manager = await server.insert('user', { role: 'content_manager' });
  const { id: record_id } = await server.insert('extensionRequest', { status: 'pending' });
  await server.insert('extensionRequest', { status: 'pending' });
  const until = new Date(Date.now() + 86_400_000).toISOString();
  await server.db
    .insert(snoozes)
    .values({ user_id: manager.id, resource: entities.extensionRequest.name, record_id, until });
  await openAs(manager, '/office/home');
  await screen.findByRole('region', { name: t('home.office.waiting') });
  await waitFor(() => expect(getKnownUnread().counts['/office/extension-requests']).toBe(2));
  const menu = screen.getByRole('navigation', { name: t('common.menu') });
  const line = menu.querySelector('a[href$="/office/extension-requests"]');
  expect(line).toHaveAccessibleName(like('layout.shared.waiting', { smart_count: 1 }));
  await waitFor(() => expect(document.title).toBe(`(1) ${t('home.office.title')} · Quillhouse`));
});
