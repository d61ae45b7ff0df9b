import { screen, waitFor } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { insertChapter } from '../../support/chapters.ts';
import { like, t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, server } from '../../support/web.tsx';
import { prepareDesk } from '../support/desk.ts';

const desk = prepareDesk();

/** The home has what was open, and its link leads to the same page again. */
async function leadsBack(user: Awaited<ReturnType<typeof openAs>>, name: RegExp) {
  const { hash } = location;
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('search.recent'));
  await user.click(screen.getByRole('link', { name: t('home.office.title') }));
  await user.click(await screen.findByRole('link', { name }));
  expect(location.hash).toBe(hash);
}

test('the review of a chapter is remembered', async () => {
  server.clock.now = new Date();
  const story = await server.insert('fiction', { title: 'Red Plum', contract_status: 'signed' });
  const waiting = { status: 'pending_review', submitted_at: '2026-03-01T04:00:00.000Z' } as const;
  const chapter = await insertChapter(server, story, { number: 1, title: 'Part 1', content: '<p>One</p>', ...waiting });
  const user = await openAs('work_auditor', `/office/chapter-reviews?id=${chapter.id}`);
  await leadsBack(user, /Part 1/);
});

test('the result of a contest is remembered', async () => {
  const contest = await server.insert('contest', { name: 'Spring Prize' });
  const user = await openAs('content_manager', `/office/contest-result?id=${contest.id}`);
  await leadsBack(user, /Spring Prize/);
});

test('the chapter that is translated is remembered as its task', async () => {
  const user = await desk.open();
  await leadsBack(user, like('translation.office.desk.title', { number: 1 }));
});
