import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addDays, dayOf } from '#domain/shared/clock.ts';
import { tables } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();

test('tasks tell the days that are left, the end date among them, and the extensions that were used', async () => {
  // Of the server's own clock, also where that of the database says something else.
  server.clock.now = new Date('2025-05-05T15:59:59.999Z');
  const today = dayOf(server.clock.now);
  const insert = (more: object) => server.insert('translationTask', { status: 'ongoing', ...more });
  const [soon, last, past, done] = [
    await insert({ ends_on: addDays(today, 2) }),
    await insert({ ends_on: today }),
    await insert({ ends_on: addDays(today, -4) }),
    await insert({ ends_on: today, status: 'done' }),
  ];
  for (const status of ['approved', 'approved', 'rejected'] as const)
    await server.insert('extensionRequest', { task_id: soon.id, status });
  const token = await server.signIn('content_manager');
  const list = async (query = '') =>
    (await server.call('GET', `/api/office/translation-tasks?sort=remaining_days&order=asc${query}`, { token })).data
      .items;
  expect(await list()).toMatchObject([
    { id: past.id, remaining_days: -3, extensions: 0 },
    { id: last.id, remaining_days: 1 },
    { id: soon.id, remaining_days: 3, extensions: 2 },
    { id: done.id, remaining_days: null },
  ]);
  expect(await list('&remaining_days_to=1')).toMatchObject([{ id: past.id }, { id: last.id }]);
  await server.db
    .update(tables.translationTask)
    .set({ ends_on: addDays(today, 9) })
    .where(eq(tables.translationTask.id, last.id));
  expect(await list('&extensions_from=1')).toMatchObject([{ id: soon.id }]);
  expect((await list()).map(({ id }: { id: number }) => id)).toEqual([past.id, soon.id, last.id, done.id]);
  const read = async () => (await server.call('GET', `/api/office/translation-tasks/${soon.id}`, { token })).data;
  expect(await read()).toMatchObject({ remaining_days: 3 });
  server.clock.now = new Date('2025-05-05T16:00:00.000Z');
  expect(await read()).toMatchObject({ remaining_days: 2 });
  const as = '/api/office/translation-tasks/export?as=jsonl&sort=remaining_days&order=asc&remaining_days_to=2';
  const file = await (await server.call('GET', as, { token })).response.text();
  const rows = file
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(rows).toMatchObject([
    { id: past.id, remaining_days: -4 },
    { id: soon.id, remaining_days: 2 },
  ]);
});
