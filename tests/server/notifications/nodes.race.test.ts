import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { listenForChanges } from '#server/db/changes.ts';
import { openDatabase } from '#server/db/database.ts';
import { sessions, tables } from '#server/db/schema.ts';
import { sendAnnouncements } from '#server/features/notifications/announcements/sendAnnouncements.ts';
import { races } from '../../support/races.ts';

races('nodes', (server) => {
  const closing: (() => Promise<unknown>)[] = [];
  beforeEach(() => {
    const { changes, pool } = server().services.database;
    const url = server().pool.options.connectionString!;
    const listening = listenForChanges({ changes, url, pool, onError: () => undefined });
    closing.push(() => listening.close());
  });
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  /** Another node on the same database, with a pool and a listening connection of its own. */
  function startNode(listenUrl?: string) {
    const url = server().pool.options.connectionString!;
    const database = openDatabase(url);
    const errors: unknown[] = [];
    const { changes, pool } = database;
    const onError = (error: unknown) => errors.push(error);
    const listening = listenForChanges({ changes, url: listenUrl ?? url, pool, onError });
    closing.push(
      () => database.close(),
      () => listening.close(),
    );
    const app = createApp({ ...server().services, database });
    const heard = async (isHeard = true) => {
      while (changes.heard !== isHeard) await pause(5);
    };
    return { app, changes, errors, heard };
  }

  type Node = ReturnType<typeof startNode>;

  async function listen({ app }: Node, token: string) {
    const headers = { authorization: `Bearer ${token}` };
    const response = await app.fetch(new Request('http://test/api/badges/stream', { headers }));
    const reader = response.body!.getReader();
    closing.push(() => reader.cancel());
    return async () => {
      const { done, value } = await reader.read();
      return done ? 'end' : JSON.parse(/^event: badges\ndata: (.+)\n\n$/.exec(new TextDecoder().decode(value))![1]!);
    };
  }

  const terminate = () =>
    server().pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'quillhouse listening'`,
    );

  test('tell within a second of what was written on another', async () => {
    const author = await server().insert('user', { role: 'author_signed' });
    const manager = await server().signIn('content_manager');
    const node = startNode();
    await node.heard();
    const next = await listen(node, await server().signIn(author));
    expect(await next()).toMatchObject({ messages: 0 });
    const within = async (what: object) => {
      const begun = performance.now();
      expect(await next()).toMatchObject(what);
      expect(performance.now() - begun).toBeLessThan(1000);
    };
    for (let messages = 1; messages <= 5; messages++) {
      await server().insert('message', { user_id: author.id, title: 'x', content: 'x' });
      await within({ messages });
    }
    const body = { title: 'T', content: 'C', audience: { languages: [], roles: [], contracts: [] }, send_at: null };
    expect(await server().call('POST', '/api/office/announcements', { token: manager, body })).toMatchObject({
      status: 200,
    });
    await sendAnnouncements(server().services);
    await within({ messages: 6 });
    const story = await server().insert('fiction', { author_id: author.id });
    await server().insert('comment', { fiction_id: story.id });
    await within({ messages: 6, comments: 1 });
    await server().db.update(tables.comment).set({ is_read: true });
    await within({ comments: 0 });
    await server().db.delete(tables.message);
    await within({ messages: 0 });
    await server().db.delete(sessions);
    expect(await next()).toBe('end');
  });

  test('tell an account once, and not before its change can be read', async () => {
    const author = await server().insert('user', { role: 'author_signed' });
    const node = startNode();
    await node.heard();
    const changes: unknown[] = [];
    node.changes.subscribe((change) => changes.push(change));
    await server().db.transaction(async (tx) => {
      await tx.update(tables.user).set({ role: 'author_unsigned' });
      await tx.update(tables.user).set({ status: 'blocked' });
      await pause(100);
      expect(changes).toEqual([]);
    });
    await expect.poll(() => changes).toEqual([author.id]);
  });

  test('miss nothing where the listening connection is ended over and over', async () => {
    const author = await server().insert('user', { role: 'author_signed' });
    const node = startNode();
    await node.heard();
    const next = await listen(node, await server().signIn(author));
    expect(await next()).toMatchObject({ messages: 0 });
    for (let messages = 1; messages <= 6; messages++) {
      await terminate();
      await node.heard(false);
      // Written while nobody listens, just after that, or later.
      if (messages % 3 === 0) await node.heard();
      else if (messages % 3 === 1) await pause(100 * Math.random());
      await server().insert('message', { user_id: author.id, title: 'x', content: 'x' });
      const begun = performance.now();
      expect(await next()).toMatchObject({ messages });
      expect(performance.now() - begun).toBeLessThan(1500);
      await node.heard();
    }
    expect(node.errors.length).toBeGreaterThanOrEqual(6);
  });

  test('look by themselves where what is written is not heard', async () => {
    const elsewhere = new URL(server().pool.options.connectionString!);
    elsewhere.pathname = '/postgres';
    const author = await server().insert('user', { role: 'author_signed' });
    const node = startNode(elsewhere.href);
    const next = await listen(node, await server().signIn(author));
    expect(await next()).toMatchObject({ messages: 0 });
    await server().insert('message', { user_id: author.id, title: 'x', content: 'x' });
    expect(await next()).toMatchObject({ messages: 1 });
    expect(node.changes.heard).toBe(false);
  });
});
