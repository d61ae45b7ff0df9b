import { afterEach, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { CommandError } from '#server/commandError.ts';
import { files } from '#server/db/schema.ts';
import { loadMailQueue } from '#server/features/notifications/mailMessages.ts';
import { createJobs } from '#server/jobs.ts';
import { startTimer } from '#server/platform/jobs/timer.ts';
import { serveMetrics } from '#server/platform/metrics.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let close = async () => {};
afterEach(() => close());

async function start() {
  const { services, pool } = server;
  const mailQueue = () => loadMailQueue(services);
  const metrics = await serveMetrics({ host: '127.0.0.1', port: 0 }, { pool, mailQueue });
  close = () => metrics.close();
  const app = createApp({ ...services, metrics });
  const read = async () => (await fetch(metrics.url)).text();
  return { app, metrics, read };
}

test('an address that is taken is told by its setting', async () => {
  const { metrics } = await start();
  const { port } = new URL(metrics.url);
  const sources = { pool: server.pool, mailQueue: () => loadMailQueue(server.services) };
  await expect(serveMetrics({ host: '127.0.0.1', port: Number(port) }, sources)).rejects.toThrow(
    new CommandError(`METRICS=127.0.0.1:${port}: it is taken, name another`),
  );
});

test('requests are counted by call and class of status, not by path', async () => {
  const { app, read } = await start();
  const token = await server.signIn('content_manager');
  for (const path of ['health', 'office/tags/7', 'office/tags/8', 'office/tags', 'nothing/1', 'nothing/2'])
    await app.request(`/api/${path}`, { headers: { authorization: `Bearer ${token}` } });
  const figures = await read();
  expect(figures).toContain('quillhouse_request_seconds_count{call="health",status="2xx"} 1');
  expect(figures).toMatch(/quillhouse_request_seconds_count\{call="tag\.\w+",status="4xx"\} 2/);
  expect(figures).toContain('quillhouse_request_seconds_count{call="none",status="4xx"} 2');
  expect(figures).not.toContain('nothing');
  expect(await (await app.request('/metrics')).text()).not.toContain('quillhouse_');
});

test('an hourly job that fails did not go well in the rounds between', async () => {
  const { metrics, read } = await start();
  const storage = { ...server.services.storage, remove: () => Promise.reject(new Error('x')) };
  const name = 'cover/00000000-0000-4000-8000-000000000000.jpg';
  const { id: owner_id } = await server.insert('user');
  await server.db.insert(files).values({ name, kind: 'cover', owner_id, bytes: 1, created_at: '2000-01-01T00:00:00Z' });
  const job = createJobs({ ...server.services, storage }).find((one) => one.name === 'collectUnusedFiles')!;
  for (let round = 0; round < 2; round++)
    await startTimer([job], 60, server.services.log, (one, isDone) => metrics.job(one.name, isDone)).stop();
  const figures = await read();
  expect(figures).toContain('quillhouse_job_runs_total{job="collectUnusedFiles",outcome="failed"} 1');
  expect(figures).not.toContain('job="collectUnusedFiles",outcome="done"');
  expect(figures).not.toContain('last_run_timestamp_seconds{job="collectUnusedFiles"}');
});

test('how long emails are due is what it is at the time of the scrape', async () => {
  const { read } = await start();
  const author = await server.insert('user', { role: 'author_signed' });
  const mail_at = new Date(server.clock.now.getTime() - 90_000).toISOString();
  await server.insert('message', { user_id: author.id, title: 'x', content: 'x', mail_at });
  expect(await read()).toContain('quillhouse_mail_lag_seconds 90');
});

test('pool, streams, emails that are due, the event loop and jobs are told', async () => {
  const { app, metrics, read } = await start();
  const author = await server.insert('user', { role: 'author_signed' });
  const due = new Date(server.clock.now.getTime() - 90_000).toISOString();
  for (let n = 0; n < 2; n++)
    await server.insert('message', { user_id: author.id, title: 'x', content: 'x', mail_at: due });
  const headers = { authorization: `Bearer ${await server.signIn(author)}` };
  const reader = (await app.request('/api/badges/stream', { headers })).body!.getReader();
  await reader.read();
  const jobs = [
    { name: 'good', run: async () => undefined },
    { name: 'bad', run: () => Promise.reject(new Error('x')) },
  ];
  const timer = startTimer(jobs, 60, server.services.log, ({ name }, isDone) => metrics.job(name, isDone));
  await timer.stop();
  const timed = startTimer(jobs, 60, server.services.log, ({ name }, isDone) => metrics.job(name, isDone));
  await expect.poll(read).toContain('quillhouse_job_runs_total{job="bad",outcome="failed"} 1');
  await timed.stop();
  const figures = await read();
  await reader.cancel();
  expect(figures).toContain('quillhouse_streams 1');
  expect(figures).toContain('quillhouse_mail_due 1');
  expect(figures).toContain('quillhouse_mail_lag_seconds 90');
  expect(figures).toMatch(/quillhouse_pool_clients\{state="total"\} [1-9]/);
  expect(figures).toContain('quillhouse_pool_clients{state="waiting"} 0');
  expect(figures).toContain('nodejs_eventloop_lag_seconds');
  expect(figures).toContain('process_resident_memory_bytes');
  expect(figures).toMatch(/quillhouse_job_last_run_timestamp_seconds\{job="good"\} \d/);
  expect(figures).not.toContain('quillhouse_job_last_run_timestamp_seconds{job="bad"}');
});
