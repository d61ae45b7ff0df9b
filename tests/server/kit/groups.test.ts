import { describe, expect, test } from 'vitest';
import { entities, type EntityKey } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import { listGroupFields, listSummedFields, maxGroups, type Groups } from '#domain/kit/listGroups.ts';
import type { Role } from '#domain/roles.ts';
import { toGroupFilter } from '#domain/shared/groupFilter.ts';
import { sampleOneIn } from '../../support/long.ts';
import { testServer } from '../../support/server.ts';
import { insertVariedRows } from '../../support/variedRows.ts';

const server = await testServer();
const all = Object.entries(entities) as [EntityKey, Entity<any>][];

type Row = { id: number; titles: Record<string, unknown> } & Record<string, unknown>;

const get = async (path: string, query: Record<string, unknown>, token: string) => {
  const pairs = Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]);
  const { status, data } = await server.call('GET', `/api/office/${path}?${new URLSearchParams(pairs)}`, { token });
  expect(status, path).toBe(200);
  return data;
};

/** The month of an instant in a city of business time. */
const getCityMonth = (instant: string) =>
  new Date(instant).toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' }).slice(0, 7);

function getGroupValue(row: Row, name: string, { kind }: Field): unknown {
  const value = (row[name] ?? null) as string | null;
  if (value === null) return null;
  return kind === 'time' ? getCityMonth(value) : kind === 'date' ? value.slice(0, 7) : value;
}

const addUp = (entity: Entity<any>, rows: readonly Row[], names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => {
      const { taken }: Field = entity.fields[name];
      const getSign = (row: Row) => (taken?.choices.includes(String(row[taken.by])) ? -1 : 1);
      return [name, rows.reduce((sum, row) => sum + getSign(row) * Number(row[name] ?? 0), 0)];
    }),
  );

describe.each(sampleOneIn(3, all))('%s', (key, entity) => {
  test('is grouped as its rows are, and a group opens its rows, whoever asks', { timeout: 60_000 }, async () => {
    const readers = new Map<Role, { id: number }>();
    for (const role of entity.access.read) readers.set(role, await server.insert('user', { role }));
    await insertVariedRows(server, key, readers);
    for (const role of entity.access.read) {
      const token = await server.signIn(readers.get(role)!);
      const summed = listSummedFields(entity, role);
      const filters = { created_at_from: '2020-01-31T04:00:00.000Z' };
      const list = async (query: object): Promise<Row[]> =>
        (await get(entity.name, { sort: 'id', order: 'asc', per_page: 100, ...query }, token)).items;
      const rows = await list(filters);
      for (const name of listGroupFields(entity, role)) {
        const field = entity.fields[name] as Field;
        const { items, total }: Groups = await get(`${entity.name}/groups`, { ...filters, group_by: name }, token);
        const values = new Set(rows.map((row) => getGroupValue(row, name, field)));
        expect(new Set(items.map(({ value }) => value)), `${role}: ${name}`).toEqual(values);
        expect(total).toEqual({ groups: values.size, count: rows.length, sums: addUp(entity, rows, summed) });
        for (const { value, title, count, sums } of items) {
          const members = rows.filter((row) => getGroupValue(row, name, field) === value);
          expect({ count, sums }, `${role}: ${name} ${value}`).toEqual({
            count: members.length,
            sums: addUp(entity, members, summed),
          });
          expect(title).toBe(field.kind === 'ref' && value !== null ? members[0]!.titles[name] : null);
          expect(await list(toGroupFilter({ ...filters, group_by: name }, name, field, value)!)).toEqual(members);
        }
      }
    }
  });
});

test('months come from the latest on, options as they are declared, others by their number', async () => {
  const token = await server.signIn('content_manager');
  const groupsBy = async (name: string) =>
    ((await get('fictions/groups', { group_by: name }, token)) as Groups).items.map(({ value }) => value);
  const author = await server.insert('user');
  for (const created_at of ['2026-01-31T15:59:00.000Z', '2026-01-31T16:00:00.000Z', '2026-03-10T04:00:00.000Z'])
    await server.insert('fiction', { created_at, status: 'ongoing' });
  for (const _ of [1, 2]) await server.insert('fiction', { author_id: author.id, status: 'completed' });
  expect(await groupsBy('created_at')).toEqual(['2026-03', '2026-02', '2026-01']);
  expect(await groupsBy('status')).toEqual(['ongoing', 'completed']);
  expect((await groupsBy('author_id'))[0]).toBe(author.id);
  expect(await groupsBy('editor_id')).toEqual([null]);
});

test('an answer has only so many groups, and what all of them come to', async () => {
  const token = await server.signIn('finance_manager');
  for (let n = 0; n < maxGroups + 2; n++)
    await server.insert('income', { month: `${1900 + n}-01`, total_income_amount: 100 });
  const { items, total }: Groups = await get('incomes/groups', { group_by: 'month' }, token);
  expect(items).toHaveLength(maxGroups);
  expect(items[0]!.value).toBe(`${1900 + maxGroups + 1}-01`);
  expect(total).toMatchObject({ groups: maxGroups + 2, sums: { total_income_amount: 100 * (maxGroups + 2) } });
});

test('what is taken from authors counts less in the sums of bonuses', async () => {
  const token = await server.signIn('finance_manager');
  for (const [kind, amount] of [
    ['addition', 10_000],
    ['fine', 5000],
    ['deduction', 700],
  ] as const)
    await server.insert('bonusDetail', { kind, amount, status: 'approved' });
  const { items, total }: Groups = await get('bonus-details/groups', { group_by: 'status' }, token);
  expect(items).toMatchObject([{ value: 'approved', sums: { amount: 4300 } }]);
  expect(total.sums).toEqual({ amount: 4300 });
});

test('thresholds and prizes of which there are several are not added up', async () => {
  const token = await server.signIn('content_manager');
  await server.insert('contest');
  expect((await get('contests/groups', { group_by: 'state' }, token)).total.sums).toEqual({});
});

test('nothing is grouped by a field that no group is made of, or that the role may not read', async () => {
  const [manager, translator] = [await server.signIn('content_manager'), await server.signIn('translator')];
  const status = async (path: string, token: string) =>
    (await server.call('GET', `/api/office/${path}`, { token })).status;
  expect(await status('business-books/groups?group_by=original_author_id', manager)).toBe(200);
  expect(await status('business-books/groups?group_by=original_author_id', translator)).toBe(422);
  expect(await status('business-books?group_by=original_author_id', translator)).toBe(422);
  for (const query of ['', '?group_by=title', '?group_by=nothing', '?group_by=fiction_id&page=1'])
    expect(await status(`business-books/groups${query}`, manager)).toBe(422);
  expect(await status('business-books?group_by=fiction_id', manager)).toBe(200);
  expect(await status('business-books/export?group_by=fiction_id', manager)).toBe(200);
});
