import { screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { getMorning, getSnoozeDays } from '#domain/home/snooze.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { snoozes } from '#server/db/schema.ts';
import { getLocalZone } from '../../../src/lib/time/localZone.ts';
import { insertChapter } from '../../support/chapters.ts';
import { t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, server } from '../../support/web.tsx';

const snooze = { name: t('home.office.snooze.action') };
const choose = async (user: Awaited<ReturnType<typeof openAs>>, name: 'tomorrow' | 'pick') => {
  await screen.findByRole('button', { name: `${snooze.name} Z` });
  await user.keyboard('z');
  await user.click(screen.getByRole('menuitem', { name: new RegExp(`^${t(`home.office.snooze.${name}`)}`) }));
};

/** Chapters of one story that wait, by their numbers. */
async function addChapters(...numbers: number[]) {
  const story = await server.insert('fiction', { title: 'Red Plum', contract_status: 'signed' });
  for (const number of numbers)
    await insertChapter(server, story, {
      number,
      title: `Part ${number}`,
      content: '<p>One</p>',
      status: 'pending_review',
      submitted_at: `2026-03-0${number}T04:00:00.000Z`,
    });
}

test('a chapter that is put off gives way to the next, and the home brings it back', async () => {
  server.clock.now = new Date();
  await addChapters(1, 2);
  const user = await openAs('work_auditor', '/office/chapter-reviews');
  await user.click(await screen.findByRole('link', { name: /Part 1/ }));
  await choose(user, 'tomorrow');
  await screen.findByRole('heading', { level: 1, name: /Part 2/ });
  expect(await server.db.select().from(snoozes)).toMatchObject([{ resource: 'chapters', record_id: 1 }]);
  await user.click(screen.getByRole('link', { name: t('home.office.title') }));
  const waiting = await screen.findByRole('region', { name: t('home.office.waiting') });
  await waitFor(() => expect(waiting).toHaveTextContent(t('home.office.snooze.count', { count: '1' })));
  expect(within(waiting).getByRole('link')).toHaveTextContent(/^1/);
  await user.click(within(waiting).getByRole('button'));
  await waitFor(() => expect(within(waiting).getByRole('link')).toHaveTextContent(/^2/));
  expect(within(waiting).queryByRole('button')).toBeNull();
});

test('a day is picked', async () => {
  server.clock.now = new Date();
  await addChapters(1);
  const user = await openAs('work_auditor', '/office/chapter-reviews?id=1');
  await choose(user, 'pick');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', snooze));
  await waitFor(async () => expect(await server.db.$count(snoozes)).toBe(1));
  const [row] = await server.db.select().from(snoozes);
  expect(row!.until).toBe(getMorning(getSnoozeDays(dayOf(new Date())).min, getLocalZone()).toISOString());
});
