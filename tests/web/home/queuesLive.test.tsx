import { act, screen, waitFor } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { getKnownUnread, showUnread } from '../../../src/lib/live/unread.ts';
import { t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, requests, server } from '../../support/web.tsx';

const countRequests = () => requests.filter((call) => call === 'GET /api/office/home').length;

test('what waits is counted anew once the stream tells of a change in a queue', async () => {
  await openAs('content_manager', '/office/home');
  await screen.findByRole('region', { name: t('home.office.waiting') });
  await waitFor(() => expect(getKnownUnread().at).toBeGreaterThan(0));
  const before = countRequests();
  await server.insert('comment', { report_status: 'open', report_reason: 'spam' });
  act(() => showUnread({ ...getKnownUnread(), queues: 7 }));
  await waitFor(() => expect(countRequests()).toBe(before + 1), { timeout: 8000 });
  expect(
    await screen.findByRole('link', {
      name: new RegExp(`^1.*${t('home.office.queues.comment_reports')}`),
    }),
  ).toBeVisible();
});
