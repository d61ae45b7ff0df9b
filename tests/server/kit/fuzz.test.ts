import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { calls } from '#domain/calls.ts';
import type { Call } from '#domain/kit/call.ts';
import type { ObjectSchema, Schema } from '#domain/kit/types.ts';
import type { Role } from '#domain/roles.ts';
import { testServer } from '../../support/server.ts';
import { offerTags } from '../../support/stories.ts';

const server = await testServer();
const runs = Number(process.env.FUZZ_RUNS ?? 200);

const getSchema = (call: Call, shape: NonNullable<Call['body']>): Schema =>
  typeof shape === 'function' ? shape((call.roles as Role[])[0]!) : shape;
const getKeys = (call: Call, shape: Call['body']) =>
  shape ? Object.keys((getSchema(call, shape) as ObjectSchema<object>).fields) : [];

const edges = fc.constantFrom(
  null,
  '',
  ' ',
  0,
  -0,
  -1,
  1,
  2,
  1.5,
  0.00001,
  1e21,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  true,
  false,
  [],
  {},
  [null],
  [1],
  ['plot-1'],
  '\0',
  '\ud800',
  '%',
  "'",
  '\\',
  '!!',
  'x'.repeat(5000),
  'ฉันรักคุณ'.repeat(100),
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '0000-01-01T00:00:00Z',
  '2026-03',
  'en',
  'th',
  'pending',
  'genre-1',
  '/api/files/cover/x.jpg',
  '__proto__',
);
const value = fc.oneof({ weight: 3, arbitrary: edges }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) });
const anyKey = fc.constantFrom(
  'id',
  '__proto__',
  'constructor',
  'toString',
  'search',
  'password_hash',
  '',
  'a.b',
  'a, b',
);

/** A body of declared keys with any values, now and then with one more. */
const createBody = (keys: string[]) =>
  fc
    .tuple(
      fc.record(Object.fromEntries(keys.map((key) => [key, value])), { requiredKeys: [] }),
      fc.option(fc.tuple(anyKey, value), { freq: 5 }),
    )
    .map(([body, extra]) => {
      const json = JSON.stringify(body);
      return extra
        ? `${json.slice(0, -1)}${json === '{}' ? '' : ','}${JSON.stringify(extra[0])}:${JSON.stringify(extra[1])}}`
        : json;
    });

const requests = fc.constantFrom(...Object.values(calls).filter(({ upload }) => !upload)).chain((call) =>
  fc.record({
    call: fc.constant(call),
    id: fc.constantFrom('1', '2', '999999999'),
    body: call.path.endsWith('/updates')
      ? fc
          .tuple(fc.array(fc.integer({ min: 1, max: 3 })), createBody(setKeys(call)))
          .map(([ids, set]) => `{"ids":${JSON.stringify(ids)},"set":${set}}`)
      : createBody(getKeys(call, call.body)),
    query: fc.dictionary(
      fc.constantFrom(...getKeys(call, call.query), 'x', '__proto__'),
      fc.oneof(edges, fc.string()).map(String),
      { maxKeys: 3 },
    ),
  }),
);

/** What a bulk update may set: the keys of the entity's own update. */
function setKeys({ path }: Call): string[] {
  const update = Object.values(calls).find(({ route }) => route === `POST ${path.replace('/updates', '/{id}')}`)!;
  return getKeys(update, update.body);
}

test(`${runs} requests of any content are answered and never with a fault`, { timeout: 600_000 }, async () => {
  await offerTags(server);
  const tokens = new Map<string, string>();
  for (const key of ['tag', 'dictionaryEntry', 'translationTask', 'extensionRequest', 'statement', 'editor'] as const)
    await server.insert(key);
  for (const role of new Set(Object.values(calls).flatMap(({ roles: who }) => (who === 'anyone' ? [] : who))))
    tokens.set(role, await server.signIn(role));
  let [taken, key] = [0, 0];

  await fc.assert(
    fc.asyncProperty(requests, fc.nat(), async ({ call, id, body, query }, which) => {
      const role = call.roles === 'anyone' ? undefined : call.roles[which % call.roles.length];
      const path =
        call.path.replaceAll(/\{\w+\}/g, id) + (call.method === 'GET' ? `?${new URLSearchParams(query)}` : '');
      const { status } = await server.call(call.method, path, {
        token: role && tokens.get(role),
        body: call.method === 'GET' ? undefined : body,
        headers: { 'idempotency-key': `key ${++key}` },
      });
      if (status === 200) taken += 1;
      expect(status, `${server.faults.map(String)}`).toBeLessThan(500);
      if (status === 401) tokens.set(role!, await server.signIn(role!));
    }),
    { numRuns: runs },
  );
  expect(taken).toBeGreaterThan(runs / 50);
});
