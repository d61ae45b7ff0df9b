import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import * as declarations from '#domain/kit/entity.ts';
import * as fields from '#domain/kit/fields.ts';

const guide = readFileSync('docs/adding-a-resource.md', 'utf8');
const block = /```ts\nexport const errand = ([\s\S]*?);\n```/.exec(guide)![1]!;

/** The entity of the guide, as it stands there. */
function make(): declarations.Entity<any> {
  const known = { ...fields, entity: declarations.entity };
  return runInNewContext(`(${stripTypeScriptTypes(`(${block})`)})`, known) as never;
}

const errand = make();
const paid = { what: 'Tea', starts_on: '2026-03-02', ends_on: '2026-03-02' };
const check = (role: 'editor' | 'content_manager', op: 'create' | 'update', body: object) =>
  declarations
    .schemaOf(errand, role, op)
    .validate(body, { strict: true })
    .then(
      (value) => value as Record<string, unknown>,
      (error: { path: string }) => error.path,
    );

test('what the guide says of initial values holds: a choice, a flag and money need not be sent', async () => {
  expect(errand.fields.urgent.initial).toBe(false);
  expect(errand.fields.urgent.required).toBe(true);
  expect(await check('editor', 'create', paid)).toMatchObject({ what: 'Tea' });
  expect(await check('editor', 'create', { what: 'Tea' })).not.toMatchObject({ what: 'Tea' });
});

test('money is cents, and what a role may not write it cannot send', async () => {
  expect(await check('content_manager', 'update', { cost: 1250 })).toMatchObject({ cost: 1250 });
  expect(await check('content_manager', 'update', { cost: -1250 })).toMatchObject({ cost: -1250 });
  expect(await check('content_manager', 'update', { cost: 12.5 })).toBe('cost');
  expect(await check('editor', 'update', { cost: 1250 })).not.toMatchObject({ cost: 1250 });
  expect(declarations.mayRead(errand.fields.cost, 'editor')).toBe(false);
  expect(declarations.mayWrite(errand.fields.asked_by_id, 'content_manager', 'update')).toBe(false);
});

test('a rule is broken at its field, by its sentence', () => {
  expect(declarations.findBrokenRules(errand, { ...paid, ends_on: '2026-03-01' })).toEqual({
    ends_on: { message: 'editors.office.errors.order' },
  });
  expect(declarations.findBrokenRules(errand, paid)).toEqual({});
});

test('own rows and whom a ref offers are as they are declared', () => {
  expect(errand.rowScope).toEqual({ editor: 'asked_by_id' });
  expect(errand.fields.helper_id).toMatchObject({ to: 'users', where: { role: 'editor' }, offeredTo: ['editor'] });
  expect(errand.fields.state.options).toEqual(['open', 'under_way', 'done']);
});
