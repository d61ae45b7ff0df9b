import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { listen } from '#server/listen.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();

const ask = async (services: Parameters<typeof createApp>[0], path: string) =>
  (await createApp(services).request(path)).status;

test('a server is ready until it stops, and alive until it has', async () => {
  const draining = new AbortController();
  const services = { ...server.services, draining: draining.signal };
  expect(await ask(services, '/api/ready')).toBe(200);
  draining.abort();
  expect(await ask(services, '/api/ready')).toBe(503);
  expect(await ask(services, '/api/health')).toBe(200);
});

test('a server is not ready while the database is lost or lacks a migration, and alive all the same', async () => {
  const rows = (applied: boolean) => ({ execute: async () => ({ rows: [{ applied }] }) });
  const lost = { execute: () => Promise.reject(Object.assign(new Error('x'), { code: '57P01' })) };
  const on = (db: unknown) => ({ ...server.services, database: { ...server.services.database, db: db as never } });
  expect(await ask(on(rows(true)), '/api/ready')).toBe(200);
  expect(await ask(on(rows(false)), '/api/ready')).toBe(503);
  expect(await ask(on(lost), '/api/ready')).toBe(503);
  expect(await ask(on(lost), '/api/health')).toBe(200);
});

test('the last migration is looked for', async () => {
  const { rows } = await server.pool.query('select id, created_at from drizzle.__drizzle_migrations order by id desc');
  const setTime = (time: unknown) =>
    server.pool.query('update drizzle.__drizzle_migrations set created_at = $1 where id = $2', [time, rows[0].id]);
  await setTime(0);
  const status = await ask(server.services, '/api/ready');
  await setTime(rows[0].created_at);
  expect(status).toBe(503);
  expect(await ask(server.services, '/api/ready')).toBe(200);
});

test('a server that closes ends streams, and answers what was asked before', async () => {
  const closing = new AbortController();
  const node = await listen({ ...server.services, closing: closing.signal }, { port: 0, host: '127.0.0.1' });
  const token = await server.signIn('author_signed');
  const headers = { authorization: `Bearer ${token}` };
  const stream = await fetch(`${node.url}/api/badges/stream`, { headers });
  const reader = stream.body!.getReader();
  await reader.read();
  const body = JSON.stringify({ account: 'nobody', password: 'wrong-1x' });
  const socket = connect(Number(new URL(node.url).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => void (answer += text));
  const head = `POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
  socket.write(`${head}\r\n\r\n${body.slice(0, 5)}`);
  await fetch(`${node.url}/api/health`);
  closing.abort();
  const closed = node.close();
  expect((await reader.read()).done).toBe(true);
  await expect(fetch(`${node.url}/api/health`)).rejects.toThrow('fetch failed');
  expect(answer).toBe('');
  socket.write(body.slice(5));
  await once(socket, 'close');
  await closed;
  expect(answer).toContain('errors.login');
});
