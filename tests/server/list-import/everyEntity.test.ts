import { stringify } from 'csv-stringify/sync';
import { getTableName, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { entities, getEntityKey, type EntityKey } from '#domain/entities.ts';
import { mayWrite, type Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import { mayImport } from '#domain/list-import/formFields.ts';
import { roles, type Role } from '#domain/roles.ts';
import { tables } from '#server/db/schema.ts';
import { insertOwned } from '../../support/owned.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const all = Object.entries(entities) as [EntityKey, Entity<any>][];
const imported = all.flatMap(([key, entity]) =>
  roles.filter((role) => mayImport(entity, role)).map((role) => ({ key, entity, role })),
);

/** Every row of every entity, as the database has it. */
async function loadAll(): Promise<string[]> {
  const rows: string[] = [];
  for (const table of Object.values(tables)) {
    const query = sql`select to_jsonb(row)::text as row from ${sql.identifier(getTableName(table))} as row order by id`;
    const some = await server.db.execute<{ row: string }>(query);
    rows.push(...some.rows.map(({ row }) => `${getTableName(table)} ${row}`));
  }
  return rows;
}

/** What was made last of an entity, but for its number. */
async function loadLast(key: EntityKey): Promise<unknown> {
  const query = sql`select to_jsonb(row) - 'id' as row from ${tables[key]} as row order by id desc limit 1`;
  return (await server.db.execute<{ row: unknown }>(query)).rows[0]?.row;
}

test('no file makes what is mailed and read, so could not be taken back', () => {
  expect(imported.map(({ entity }) => entity.name)).not.toContain('messages');
  expect(entities.message.notImported).toBe('list-import.office.not.message');
});

const toCell = (value: unknown, { kind }: Field): string => {
  if (value === null || value === undefined) return '';
  if (kind === 'money') return ((value as number) / 100).toFixed(2);
  return Array.isArray(value) ? value.join(' ') : String(value);
};

/** What a role may send to create a record, with what that needs. */
async function makeForm(key: EntityKey, entity: Entity<any>, role: Role) {
  const me = await server.insert('user', { role });
  const token = await server.signIn(me);
  const [name, ...rest] = entity.rowScope[role]?.split('.') ?? [];
  const owned = async () => {
    const { to, where } = entity.fields[name!] as Field;
    return (await insertOwned(server, getEntityKey(to!), rest.join('.'), me.id, where)).id;
  };
  const sampled = await server.sample(key, {
    ...(name && rest.length > 0 && { [name]: await owned() }),
    // The English is a content manager's.
    ...(key === 'contestText' && { language: 'fr' }),
    ...(key === 'contest' && { genres: [(await server.insert('tag', { group: 'genre' })).code] }),
  });
  const form = Object.fromEntries(
    Object.entries(sampled).filter(([field]) => mayWrite(entity.fields[field] as Field, role, 'create')),
  );
  return { token, form };
}

function toFile(entity: Entity<any>, form: object, more: Record<string, string> = {}): FormData {
  const cells = Object.entries(form).map(([name, value]) => [name, toCell(value, entity.fields[name])] as const);
  const record = { ...more, ...Object.fromEntries(cells) };
  const body = new FormData();
  body.set('file', new File([stringify([Object.keys(record), Object.values(record)])], 'new.csv'));
  return body;
}

test.each(imported)(
  '$role makes of a line of $entity.name what its form would make, and nothing is left of it once undone',
  async ({ key, entity, role }) => {
    const { token, form } = await makeForm(key, entity, role);
    // Whoever may not write a column does not by a file, whatever it is called there.
    const others = Object.keys(tables[key]).filter(
      (name) => !(name in form) && !(entity.fields[name] && mayWrite(entity.fields[name] as Field, role, 'create')),
    );
    const junk = Object.fromEntries(others.map((name) => [name, '1']));
    const before = await loadAll();
    const path = `/api/office/${entity.name}/imports`;
    const names = [...others, ...Object.keys(form)];
    for (const query of ['', `?${names.map((name) => `columns=${name}`).join('&')}`]) {
      const body = () => toFile(entity, form, junk);
      const looked = await server.call('POST', `${path}/preview${query}`, { token, body: body() });
      expect({ ...looked.data, columns: [], notices: [] }).toMatchObject({ error_count: 0, errors: [], missing: [] });
      expect(await loadAll()).toEqual(before);
      const made = await server.call('POST', path + query, { token, body: body() });
      expect(made.message).toBe('ok');
      const byFile = await loadLast(key);
      expect((await server.call('POST', `${path}/${made.data.id}/undo`, { token })).message).toBe('ok');
      expect(await loadAll()).toEqual(before);
      expect((await server.call('POST', `/api/office/${entity.name}`, { token, body: form })).message).toBe('ok');
      expect(byFile).toEqual(await loadLast(key));
      await server.db.execute(sql`delete from ${tables[key]} where id = (select max(id) from ${tables[key]})`);
    }
    expect(server.faults).toEqual([]);
  },
);

test.each(imported)(
  'a line of $entity.name that $role may not write as it is makes nothing',
  async ({ key, entity, role }) => {
    const { token, form } = await makeForm(key, entity, role);
    const before = await loadAll();
    const wrong = { ...form };
    for (const [name, value] of Object.entries(form)) {
      const field = entity.fields[name] as Field;
      if (field.kind === 'ref') Object.assign(wrong, { [name]: 999_999 });
      else if (field.kind !== 'flag')
        Object.assign(wrong, { [name]: `${'\u0007'.repeat(2)}${'x'.repeat(300)}${String(value)}` });
    }
    const { status, data } = await server.call('POST', `/api/office/${entity.name}/imports`, {
      token,
      body: toFile(entity, wrong),
    });
    expect(status).toBe(422);
    expect(Object.keys(data.errors).length).toBeGreaterThan(0);
    expect(await loadAll()).toEqual(before);
  },
);
