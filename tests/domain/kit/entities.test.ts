import { describe, expect, test } from 'vitest';
import { calls } from '#domain/calls.ts';
import { entities, type EntityKey } from '#domain/entities.ts';
import { entity as declare, fieldsOf, mayRead, mayWrite, schemaOf, type Entity } from '#domain/kit/entity.ts';
import { text } from '#domain/kit/fields.ts';
import { ValidationError, type Schema } from '#domain/kit/types.ts';
import { roles, type Role } from '#domain/roles.ts';

const all: [EntityKey, Entity<any>][] = Object.entries(entities) as never;
const named = (name: string | undefined) => all.find(([, entity]) => entity.name === name)?.[1];

/** The fields of a body that are refused, by the options that the server validates with. */
function listErrors(schema: Schema, body: unknown): string[] {
  try {
    schema.validateSync(body, { abortEarly: false, stripUnknown: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return [...new Set(error.inner.map(({ path, params }) => path || (params?.unknown as string)))].sort();
  }
}

test('no two entities share a name, and a name is a path segment', () => {
  expect(new Set(all.map(([, { name }]) => name)).size).toBe(all.length);
  for (const [, { name }] of all) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

describe.each(all)('%s', (_, entity) => {
  const fields = fieldsOf(entity);
  const fieldNames = ['id', ...fields.map(([name]) => name)];

  test('has a title and a sort field of its own', () => {
    expect(fieldNames).toContain(entity.title);
    expect(fieldNames).toContain(entity.sort.field);
  });

  test('has refs that point to entities, under names that end in _id', () => {
    for (const [name, field] of fields.filter(([, { kind }]) => kind === 'ref')) {
      expect(named(field.to), `${name} points to ${field.to}`).toBeDefined();
      expect(name).toMatch(/_id$/);
    }
  });

  test('has refs to records that can be filtered by what is wanted of them', () => {
    for (const [name, { to, where = {} }] of fields)
      for (const key of Object.keys(where)) expect(named(to)?.fields[key], `${name}: ${key}`).toBeTruthy();
  });

  test('has rules that show at one of its fields', () => {
    for (const { at } of entity.rules) expect(fieldNames).toContain(at);
  });

  test('has choices to choose from, each once, or codes of reference data', () => {
    for (const [name, { options, rule }] of fields.filter(([, { kind, options }]) => kind === 'choice' || options)) {
      expect(rule.isValidSync('No Code!'), name).toBe(false);
      if (options === undefined) continue;
      expect(options.length, name).toBeGreaterThan(0);
      expect(new Set(options).size).toBe(options.length);
    }
  });

  test('has initial values that keep their own rules', () => {
    for (const [name, { initial, rule }] of fields)
      if (initial !== undefined) expect(rule.isValidSync(initial), `${name}: ${JSON.stringify(initial)}`).toBe(true);
  });

  test.each(Object.entries(entity.rowScope))('shows %s the rows of a path that ends at a user', (role, path) => {
    expect(entity.access.read).toContain(role);
    const end = path.split('.').reduce<Entity<any> | undefined>((at, name) => {
      const field = at && (at.fields[name] as { kind: string; to?: string } | undefined);
      expect(field?.kind, `${name} in ${path}`).toBe('ref');
      return named(field?.to);
    }, entity);
    expect(end?.name).toBe('users');
  });

  test('lets nobody write who may not read, and hides no required field from whoever creates', () => {
    const { read, create = [], update = [], delete: remove = [] } = entity.access;
    for (const role of [...create, ...update, ...remove]) expect(read).toContain(role);
    for (const role of create)
      for (const [name, field] of fields.filter(([, { required, initial }]) => required && initial === undefined))
        if (!/^(created|updated)_at$/.test(name))
          expect(mayWrite(field, role, 'create'), `${role} sets ${name}`).toBe(true);
  });

  const writers = (['create', 'update'] as const).flatMap((op) =>
    (entity.access[op] ?? []).map((role) => ({ op, role })),
  );

  test.each(writers)('refuses unknown and unwritable keys when $role tries to $op', ({ op, role }) => {
    const foreign = [
      'id',
      'search',
      'constructor',
      'nonsense',
      ...fields.filter(([, f]) => !mayWrite(f, role, op)).map(([name]) => name),
    ];
    const schema = schemaOf(entity, role, op);
    for (const key of foreign) expect(listErrors(schema, { [key]: null }), key).toContain(key);
  });

  test.each(writers.filter(({ op }) => op === 'create'))(
    'wants what is required and not given by the declaration, from $role',
    ({ role }) => {
      const requiredNames = fields
        .filter(([, f]) => mayWrite(f, role, 'create') && f.required && f.initial === undefined)
        .map(([name]) => name);
      expect(listErrors(schemaOf(entity, role, 'create'), {})).toEqual(requiredNames.sort());
    },
  );

  test.each(writers.filter(({ op }) => op === 'update'))(
    'takes any part as a change from $role, but no emptied required field',
    ({ role }) => {
      const schema = schemaOf(entity, role, 'update');
      expect(listErrors(schema, {})).toEqual([]);
      for (const [name, field] of fields.filter(([, f]) => mayWrite(f, role, 'update'))) {
        expect(listErrors(schema, { [name]: null }), name).toEqual(field.required ? [name] : []);
        if (field.required && field.kind !== 'choices')
          expect(listErrors(schema, { [name]: '' }), name).toEqual([name]);
      }
    },
  );

  test.each(roles)('has just the calls that its access declares, for %s', (role) => {
    const { access } = entity;
    const declared = {
      list: access.read,
      export: access.read,
      one: access.read,
      create: access.create,
      update: access.update,
      updates: access.update,
      delete: access.delete,
      deletes: access.delete,
    };
    for (const [op, who] of Object.entries(declared)) {
      const call = calls[`${all.find(([, e]) => e === entity)![0]}.${op}`];
      expect(((call?.roles ?? []) as readonly Role[]).includes(role), op).toBe(who?.includes(role) ?? false);
    }
  });
});

test('a field cannot have a name that lists and records use', () => {
  for (const name of ['page', 'q', 'id', 'titles'])
    expect(() => declare('things', { title: 'id', access: { read: [] }, fields: { [name]: text() } })).toThrow(name);
});

test('what only some roles may read is hidden from the rest', () => {
  const { share_proportion } = entities.businessBook.fields;
  expect(mayRead(share_proportion, 'content_manager')).toBe(true);
  expect(mayRead(share_proportion, 'translator')).toBe(false);
});
