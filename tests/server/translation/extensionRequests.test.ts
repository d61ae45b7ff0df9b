import { beforeEach, expect, test } from 'vitest';
import { entities } from '#domain/entities.ts';
import { mayRestore } from '#domain/kit/bulk.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let token: string;
let request: { id: number };
beforeEach(async () => {
  request = await server.insert('extensionRequest', { days: 5, reason: 'I was ill.' });
  token = await server.signIn('translation_auditor');
});

const path = '/api/office/extension-requests';
const one = async () => (await server.call('GET', `${path}/${request.id}`, { token })).data;
const decide = (status: string) => server.call('POST', `${path}/${request.id}`, { token, body: { status } });

test('a request tells when it was made and, once it is decided, when that was', async () => {
  const made = server.clock.now.toISOString();
  expect(await one()).toMatchObject({ created_at: made, decided_at: null });
  server.clock.now = new Date(server.clock.now.getTime() + 3_600_000);
  const { data } = await decide('approved');
  expect(data).toMatchObject({ status: 'approved', created_at: made, decided_at: server.clock.now.toISOString() });
  expect((await decide('pending')).status).toBe(409);
});

test('many are decided at one time', async () => {
  const body = { ids: [request.id], set: { status: 'rejected' } };
  await server.call('POST', `${path}/updates`, { token, body });
  expect(await one()).toMatchObject({ status: 'rejected', decided_at: server.clock.now.toISOString() });
});

test('nobody says themselves when it was', async () => {
  const body = { status: 'approved', decided_at: '2026-01-01T00:00:00.000Z' };
  const { status, data } = await server.call('POST', `${path}/${request.id}`, { token, body });
  expect(status).toBe(422);
  expect(Object.keys(data.errors)).toEqual(['decided_at']);
});

test('a business book is found by its tags', async () => {
  const manager = await server.signIn('content_manager');
  const book = await server.insert('businessBook');
  const body = { tags: 'werewolf, second chance' };
  await server.call('POST', `/api/office/business-books/${book.id}`, { token: manager, body });
  await server.insert('businessBook');
  const { data } = await server.call('GET', '/api/office/business-books?q=second', { token: manager });
  expect(data.items).toMatchObject([{ id: book.id, tags: 'werewolf, second chance' }]);
});

test('a decision is not taken back', async () => {
  const body = { ids: [request.id], set: { status: 'rejected' } };
  const { data } = await server.call('POST', `${path}/updates`, { token, body });
  const changes = [data.items[0].change];
  const back = await server.call('POST', `${path}/restores`, { token, body: { changes } });
  expect(back.data.items).toMatchObject([{ id: request.id, result: 'refused' }]);
  expect(await one()).toMatchObject({ status: 'rejected' });
  expect(mayRestore(entities.extensionRequest, 'status', 'translation_auditor')).toBe(false);
});
