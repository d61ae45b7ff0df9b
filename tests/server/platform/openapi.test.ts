import { expect, test } from 'vitest';
import { calls } from '#domain/calls.ts';
import { roleIds, type Role } from '#domain/roles.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const { data: _, response } = await server.call('GET', '/api/openapi.json');
const document = (await response.json()) as { openapi: string; paths: Record<string, Record<string, any>> };

test('the document is OpenAPI 3.1 with an operation for each call and for nothing else', () => {
  expect(document.openapi).toBe('3.1.0');
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${operationId}: ${method.toUpperCase()} ${path}`),
  );
  expect(operations.sort()).toEqual(
    Object.entries(calls)
      .map(([name, { route }]) => `${name}: ${route}`)
      .sort(),
  );
});

test('what one address reads and writes is told where it is not the same', () => {
  const { get, post } = document.paths['/api/user/info']!;
  expect(get.description).toContain('GET /api/user/profile');
  expect(post.description).toContain('GET /api/user/info');
});

test.each(Object.entries(calls))('%s tells who may, what goes in and what comes out', (_, call) => {
  const operation = document.paths[call.path]![call.method.toLowerCase()]!;
  const { roles: who } = call;
  expect(operation['x-roles']).toEqual(
    who === 'anyone' ? 'anyone' : Object.fromEntries(who.map((role: Role) => [role, roleIds[role]])),
  );
  expect(operation.security).toEqual(who === 'anyone' ? [] : [{ bearer: [] }]);
  const named = (at: string) =>
    operation.parameters.filter((parameter: any) => parameter.in === at).map((parameter: any) => parameter.name);
  expect(named('path')).toEqual([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  expect(named('header')).toEqual(call.idempotent ? ['Idempotency-Key'] : []);
  expect(Boolean(operation.requestBody)).toBe(Boolean(call.body ?? call.upload));
  if (call.body)
    expect(Object.keys(operation.requestBody.content['application/json'].schema.properties).length).toBeGreaterThan(0);
  if (call.answer && call.answer !== 'file')
    // An answer may be nothing.
    expect([operation.responses['200'].content['application/json'].schema.properties.data.type].flat()).toContain(
      'object',
    );
});

test('limits and choices reach the schemas', () => {
  const schema = (path: string) => document.paths[path]!.post!.requestBody.content['application/json'].schema;
  const { properties, required } = schema('/api/office/tags');
  expect(properties.group.enum).toEqual(['genre', 'plot', 'identity', 'character', 'background']);
  expect(properties.position).toMatchObject({ type: 'integer', maximum: 10_000 });
  expect(required).toEqual(expect.arrayContaining(['name', 'code', 'group', 'position']));
  expect(required).not.toContain('offered');
  expect(schema('/api/office/tags/{id}').properties).not.toHaveProperty('code');
});

test('the document asks for no more and takes no more than the server does', () => {
  const story = document.paths['/api/fictions']!.post!.requestBody.content['application/json'].schema;
  expect(story.required).not.toContain('background_tags');
  expect(story).toMatchObject({ additionalProperties: false, properties: { first_paywall_chapter: { default: 9 } } });
  expect(story).not.toHaveProperty('default');
  const record = document.paths['/api/office/fictions/{id}']!.get!.responses['200'].content['application/json'].schema;
  expect(record.properties.data.properties.contract_type.enum).toContain(null);
  const filters = document.paths['/api/office/translation-tasks']!.get!.parameters;
  const translator = filters.find(({ name }: { name: string }) => name === 'translator_id');
  expect(translator.schema['x-roles']).toEqual(['content_manager', 'translation_auditor']);
});

test('the page lists every path, without a script', async () => {
  const page = await (await server.app.request('/api/docs')).text();
  for (const { path } of Object.values(calls)) expect(page).toContain(`<code>${path}</code`);
  expect(page).not.toMatch(/<script|https?:/);
});
