import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { audits, onceKeys } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();

test('a record is made in ten statements, and answered from the one that made it', async () => {
  const token = await server.signIn('content_manager');
  const body = await server.sample('tag');
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const { data } = await server.call('POST', '/api/office/tags', { token, body });
  const sent = query.mock.calls.map(([statement]: unknown[]) =>
    typeof statement === 'string' ? statement : (statement as { text?: string }).text,
  );
  query.mockRestore();
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(10);
  expect(data).toMatchObject({ ...body, titles: {} });
  expect(await server.db.$count(audits)).toBe(1);
  const [key] = await server.db.select().from(onceKeys);
  expect(key!.answer).toEqual(data);
  const listed = await server.call('GET', '/api/office/tags', { token });
  expect(listed.data.items).toEqual([data]);
});
