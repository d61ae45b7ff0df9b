import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { publishDue } from '#server/features/articles/publishDue.ts';
import { addTerms } from '../../support/clauses.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let writer: { id: number; token: string };
let manager: { id: number; token: string };
let id: number;

async function enter(role: 'translator' | 'content_manager') {
  const { id: user_id } = await server.insert('user', { role });
  return { id: user_id, token: await server.signIn({ id: user_id }) };
}
const save = (body: object, { token } = writer) => server.call('POST', `/api/office/articles/${id}`, { token, body });
const people = async () => {
  const [row] = await server.db.select().from(tables.article).where(eq(tables.article.id, id));
  return [row!.written_by_id, row!.reviewed_by_id];
};

beforeEach(async () => {
  writer = await enter('translator');
  manager = await enter('content_manager');
  const body = await server.sample('article', { place: 'faq', slug: 'x', language: 'en', state: 'draft' });
  const { state: _, ...text } = body as { state: string };
  ({ id } = (await server.call('POST', '/api/office/articles', { token: writer.token, body: text })).data);
});

test('who writes a text is its writer, and who publishes it has reviewed it', async () => {
  expect(await people()).toEqual([writer.id, null]);
  await save({ state: 'published' }, manager);
  expect(await people()).toEqual([writer.id, manager.id]);
  await save({ body: 'Corrected' }, manager);
  expect(await people()).toEqual([manager.id, null]);
});

test('nobody reviews their own text', async () => {
  await save({ body: 'Mine', state: 'published' }, manager);
  expect(await people()).toEqual([manager.id, null]);
});

test('who gives a draft its time has reviewed it, and the clock changes nothing of that', async () => {
  await save({ publish_at: '2026-03-10T05:00:00.000Z' }, manager);
  server.clock.now = new Date('2026-03-10T05:00:00.000Z');
  await publishDue(server.services);
  expect(await people()).toEqual([writer.id, manager.id]);
});

test('who publishes a clause has reviewed it', async () => {
  [id] = (await addTerms(server)) as [number];
  await save({ body: 'Second' });
  const body = { seen: 2, corrects: 1, note: 'A comma' };
  await server.call('POST', `/api/office/articles/${id}/publish`, { token: manager.token, body });
  expect(await people()).toEqual([writer.id, manager.id]);
});
