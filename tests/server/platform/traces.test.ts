import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { boot, type Booted } from '#server/boot.ts';
import { traceJobs } from '#server/jobs.ts';
import type { Services } from '#server/kit/services.ts';
import { openTraces } from '#server/platform/traces.ts';
import { readSettings } from '#server/settings.ts';
import { startCollector } from '../../support/collector.ts';
import { long } from '../../support/long.ts';
import { testServer } from '../../support/server.ts';
import { smtpServer } from '../../support/smtp.ts';

const server = await testServer();
const sender = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' };
const traceparent = `00-${sender.trace}-${sender.span}-01`;
const personal = ['anna.reed', 'hunter2-Hunter', 'reed@example.com', 'a sentence about Anna', 'q=secret-query'];
const failed = { code: 2 };

/** The environment of a server of its own. */
const getEnv = (changes: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  DATA_DIR: mkdtempSync(path.join(inject('store').temp, 'traces-')),
  LOG_LEVEL: 'silent',
  DEMO: '0',
  PORT: '0',
  ...changes,
});

/** What a server that sends its spans to a collector did. */
async function record(work: (services: Services) => Promise<void>) {
  const collector = await startCollector();
  const smtp = await smtpServer();
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, SMTP_URL: smtp.url, MAIL_FROM: 'house@example.com' };
  const { services, close }: Booted = await boot(readSettings(getEnv(env)), () => undefined);
  await work(services);
  await close();
  await Promise.all([collector.close(), smtp.close()]);
  return collector;
}

/** A body in which everything is personal. */
const signIn = () => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', traceparent, authorization: 'Bearer hunter2-Hunter' },
  body: JSON.stringify({ account: 'anna.reed', password: 'hunter2-Hunter' }),
});

let collector: Awaited<ReturnType<typeof record>>;
let requestId: string | null;
beforeAll(async () => {
  collector = await record(async (services) => {
    const app = createApp(services);
    const answer = await app.request('/api/auth/login', signIn());
    requestId = answer.headers.get('x-request-id');
    const trusting = createApp({ ...services, trustProxy: true });
    await trusting.request('/api/ready', { headers: { traceparent } });
    await trusting.request('/api/health', { headers: { traceparent: traceparent.replace(/1$/, '0') } });
    await app.request('/api/nothing/reed@example.com?q=secret-query');
    const broken = createApp({
      ...services,
      clock: () => {
        throw new Error('a sentence about Anna');
      },
    });
    await broken.request('/api/health');
    const sentence = async () => {
      throw new Error('a sentence about Anna');
    };
    const email = { to: 'reed@example.com', subject: 'a sentence about Anna', text: 'a sentence about Anna' };
    async function greet() {
      await services.mail.send(email);
      await services.database.pool.query({ text: 'select nothing from "users" where name = \'anna.reed\'' });
    }
    const works = Object.entries({ greet, sentence }).map(([name, run]) => ({ name, run }));
    await Promise.allSettled(traceJobs(services, works).map((job) => job.run()));
    await services.database.pool.query('select 1');
  });
}, 60_000);
const getSpan = (name: string) => collector.spans().find((span) => span.name === name)!;
const getChildren = (name: string) => collector.spans().filter((span) => span.parentSpanId === getSpan(name).spanId);

test('a request is a span named by its call, with its statements within', () => {
  const { kind, status, attributes, traceId, parentSpanId, ...span } = getSpan('login');
  expect({ kind, status, parentSpanId }).toEqual({ kind: 2, status: { code: 0 }, parentSpanId: undefined });
  expect(attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/auth/login',
    'http.response.status_code': 422,
    'quillhouse.request_id': requestId,
  });
  const statements = getChildren('login');
  expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['select users', 'insert attempts']));
  for (const statement of statements) {
    expect(statement).toMatchObject({ traceId, kind: 3, status: { code: 0 } });
    // The beginning is told in whole ms.
    expect(Number(BigInt(statement.startTimeUnixNano) - BigInt(span.startTimeUnixNano))).toBeGreaterThan(-2e6);
    expect(BigInt(statement.endTimeUnixNano)).toBeGreaterThan(BigInt(statement.startTimeUnixNano));
  }
  expect(statements.find(({ name }) => name === 'select users')!.attributes).toEqual({
    'db.system.name': 'postgresql',
    'db.operation.name': 'select',
    'db.collection.name': 'users',
  });
  expect(getSpan('none').attributes['http.response.status_code']).toBe(404);
});

test('it is part of the trace of a proxy that is trusted, and of nobody else', () => {
  expect(getSpan('ready')).toMatchObject({ traceId: sender.trace, parentSpanId: sender.span });
  expect(getSpan('login').traceId).not.toBe(sender.trace);
  // Those that it does not record are not recorded here.
  expect(collector.spans().filter(({ name }) => name === 'health')).toHaveLength(1);
});

test('timed work and the emails in it are spans, and what fails says so', () => {
  expect(getSpan('health')).toMatchObject({ status: failed, attributes: { 'error.type': '500' } });
  expect(getSpan('greet')).toMatchObject({ status: failed, attributes: { 'error.type': '42703' } });
  expect(getSpan('sentence')).toMatchObject({ status: failed, attributes: { 'error.type': 'Error' } });
  expect(getChildren('greet')).toMatchObject([
    { name: 'mail', status: { code: 0 } },
    { name: 'select users', status: failed, attributes: { 'error.type': '42703' } },
  ]);
});

test('a statement of no such work has no span, and no span has what is personal', () => {
  const names = collector
    .spans()
    .filter(({ parentSpanId }) => !parentSpanId)
    .map(({ name }) => name);
  expect(names.toSorted()).toEqual(['greet', 'health', 'login', 'none', 'sentence']);
  for (const { path, body } of collector.sent) {
    expect(path).toBe('/v1/traces');
    for (const word of personal) expect(body).not.toContain(word);
  }
  expect(collector.resources()).toEqual([
    expect.objectContaining({ 'service.name': 'quillhouse', 'service.instance.id': expect.any(String) }),
  ]);
});

test('of what begins here a share is recorded', async () => {
  const all = await startCollector();
  const traces = await openTraces(
    { url: `${all.url}/v1/traces`, service: 'house', share: 0.5 },
    { warn: vi.fn<() => void>() },
  );
  const app = createApp({ ...server.services, traces });
  for (let count = 0; count < 64; count++) await app.request('/api/health');
  await traces.close();
  await all.close();
  expect(all.spans().length).toBeGreaterThan(8);
  expect(all.spans().length).toBeLessThan(56);
});

/** So many requests that the first spans are sent at once, and others when the server stops. */
async function sendMany(url: string) {
  const warn = vi.fn<(entry: { reason: string }) => void>();
  const traces = await openTraces({ url, service: 'house', share: 1 }, { warn });
  const app = createApp({ ...server.services, traces });
  const statuses = await Promise.all(
    Array.from({ length: 600 }, async () => (await app.request('/api/health')).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  return { traces, warn };
}

test(
  'a collector that is not there disturbs nothing, and a stop waits for it no longer than five seconds',
  { ...long, timeout: 20_000 },
  async () => {
    const { traces } = await sendMany('http://127.0.0.1:1/v1/traces');
    const begun = performance.now();
    await traces.close();
    expect(performance.now() - begun).toBeLessThan(6000);
  },
);

test('one that takes nothing is logged once', async () => {
  const refusing = await startCollector(400);
  const { traces, warn } = await sendMany(`${refusing.url}/v1/traces`);
  await expect.poll(() => warn.mock.calls).toHaveLength(1);
  await traces.close();
  await refusing.close();
  expect(refusing.sent).toHaveLength(2);
  expect(warn.mock.calls).toEqual([[{ reason: 'Bad Request' }, 'traces are not taken']]);
});

/** Names each module of OpenTelemetry that is loaded. */
const watchModules = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve(specifier, context, next) {
      const module = next(specifier, context);
      if (module.url.includes('/@opentelemetry/')) console.log('loads ' + specifier);
      return module;
    },
  });
`)}`;

/** What a server says from its start to its end, and the code that it ends with; it answers one request between. */
async function startAndStop(changes: NodeJS.ProcessEnv) {
  const env = { ...process.env, ...getEnv(changes) };
  const child = spawn(process.execPath, ['--import', watchModules, 'server/main.ts'], { env });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    const url = /is at (http\S+)\n/.exec(output)?.[1];
    if (!url || child.killed) continue;
    expect((await fetch(`${url}/api/ready`)).status).toBe(200);
    child.kill('SIGTERM');
  }
  if (child.exitCode === null) await once(child, 'exit');
  return { output, code: child.exitCode };
}

test('no module of the server names OpenTelemetry where it is loaded itself, but for its types', () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const named = globSync('{server,domain,demo}/**/*.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/^.*'@opentelemetry\/.*$/gm)].map(([line]) => ({
      file,
      line,
    })),
  );
  const loading = named.filter(({ line }) => !line.startsWith('import type '));
  expect(loading).toHaveLength(5);
  for (const { file, line } of loading)
    expect(`${file} ${line}`).toMatch(/^server\/platform\/traces\.ts {5}import\('@opentelemetry\/[\w-]+'\),$/);
});

const slow = { ...long, timeout: 120_000 };

test('no module of OpenTelemetry is loaded unless the settings ask for it', slow, async () => {
  const { code, output } = await startAndStop({ OTEL_SERVICE_NAME: 'house' });
  expect(code).toBe(0);
  expect(output).not.toContain('loads');
});

test('with an endpoint they are, and what the server did at last is sent before it ends', slow, async () => {
  const own = await startCollector();
  const { code, output } = await startAndStop({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${own.url}/of/ours` });
  await own.close();
  expect(code).toBe(0);
  expect(output).toContain('loads @opentelemetry/sdk-trace');
  expect(own.spans().map(({ name }) => name)).toContain('ready');
  expect(own.sent[0]!.path).toBe('/of/ours');
});
