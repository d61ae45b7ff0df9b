import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { getQueueTable } from '#server/db/changes.ts';
import { tables } from '#server/db/schema.ts';
import { Badges } from '#server/features/notifications/live/badges.ts';
import { long } from '../../support/long.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();

/** Listens as somebody, and keeps what the stream tells of queues. */
async function listen(token: string) {
  const { response } = await server.call('GET', '/api/badges/stream', { token });
  const reader = response.body!.getReader();
  const queues: number[] = [];
  const reading = (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const data = /^event: badges\ndata: (.+)\n\n$/.exec(new TextDecoder().decode(value))?.[1];
      if (data) queues.push(JSON.parse(data).queues);
    }
  })();
  return { queues, leave: () => reader.cancel().then(() => reading) };
}

test('those in whose queue something changes are told, and nobody else', { timeout: 30_000 }, async () => {
  const [auditor, cashier] = await Promise.all([
    listen(await server.signIn('work_auditor')),
    listen(await server.signIn('cashier')),
  ]);
  await expect.poll(() => [auditor.queues.length, cashier.queues.length]).toEqual([1, 1]);
  const chapter = await server.insert('chapter', { status: 'draft' });
  await expect.poll(() => auditor.queues.at(-1)! > auditor.queues[0]!, { timeout: 15_000 }).toBe(true);
  const heard: unknown[] = [];
  server.services.database.changes.subscribe((change) => heard.push(getQueueTable(change)));
  // What waits as it did before is no news.
  await server.db.update(tables.chapter).set({ title: 'Else' }).where(eq(tables.chapter.id, chapter.id));
  await server.insert('comment', { report_status: null });
  expect(heard.filter(Boolean)).toEqual([]);
  await server.db.update(tables.chapter).set({ status: 'pending_review' }).where(eq(tables.chapter.id, chapter.id));
  expect(heard.filter(Boolean)).toEqual(['chapters']);
  expect(cashier.queues).toHaveLength(1);
  await Promise.all([auditor.leave(), cashier.leave()]);
});

test('each table in which something waits tells of a change in it, and no other column does', async () => {
  const heard = new Set<string>();
  server.services.database.changes.subscribe((change) => {
    const table = getQueueTable(change);
    if (table) heard.add(table);
  });
  const chapter = await server.insert('chapter', { status: 'published' });
  const fiction = await server.insert('fiction');
  const article = await server.insert('article');
  const editor = await server.insert('user', { role: 'editor' });
  heard.clear();
  const { pool } = server;
  await pool.query('update fictions set title = $1', ['Else']);
  await pool.query('update chapters set title = $1', ['Else']);
  await pool.query('update users set pen_name = $1', ['Else']);
  await pool.query(`update users set status = 'blocked' where id <> $1`, [editor.id]);
  await pool.query('update articles set helpful = helpful + 1');
  expect([...heard]).toEqual([]);
  await pool.query(`update chapters set revision_status = 'pending_review' where id = $1`, [chapter.id]);
  await pool.query('update fictions set editor_id = null where id = $1', [fiction.id]);
  await pool.query('update articles set pending = true where id = $1', [article.id]);
  await pool.query(`update users set role = 'cashier' where id = $1`, [editor.id]);
  expect([...heard]).toEqual(['chapters', 'fictions', 'articles', 'users']);
});

test('two hundred who listen cost a round or two for hundreds of changes', long, async () => {
  const tokens: string[] = [];
  for (let at = 0; at < 200; at++)
    tokens.push(await server.signIn(await server.insert('user', { role: 'work_auditor', user_name: `auditor${at}` })));
  const all = await Promise.all(tokens.map(listen));
  await expect.poll(() => all.every(({ queues }) => queues.length > 0), { timeout: 20_000 }).toBe(true);
  const notify = vi.spyOn(Badges.prototype, 'notify');
  const before = all.map(({ queues }) => queues.at(-1)!);
  for (let at = 0; at < 300; at++) await server.insert('chapter', { status: 'pending_review', number: at + 1 });
  await expect.poll(() => all.every(({ queues }, at) => queues.at(-1)! > before[at]!), { timeout: 20_000 }).toBe(true);
  const rounds = notify.mock.calls.filter(([listeners]) => listeners.length > 0).length;
  expect(rounds).toBeLessThan(12);
  notify.mockRestore();
  await Promise.all(all.map(({ leave }) => leave()));
});
