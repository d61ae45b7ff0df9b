import { describe, expect, test } from 'vitest';
import { entities, type EntityKey } from '#domain/entities.ts';
import { createListQuery } from '#domain/kit/crud.ts';
import { fieldsOf, mayRead, type Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import { fold } from '#domain/kit/fold.ts';
import { isDated, isFiltered, isRanged, listOperators } from '#domain/kit/listFilters.ts';
import type { Role } from '#domain/roles.ts';
import { sampleOneIn } from '../../support/long.ts';
import { testServer } from '../../support/server.ts';
import { insertVariedRows } from '../../support/variedRows.ts';

const server = await testServer();
const all = Object.entries(entities) as [EntityKey, Entity<any>][];

type Value = string | number | boolean | string[] | null;
type Row = { id: number } & Record<string, Value>;
type Query = Record<string, unknown>;

const isEmpty = (value: Value) => value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The day of business time on which an instant is, by the clock of a city that has it. */
const getCityDay = (instant: string) => new Date(instant).toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' });
const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

/** Spans of days, and whether a day or a month is in one while it is `today`. */
const spans: Record<string, (day: string, today: string) => boolean> = {
  today: (day, today) => day === today,
  yesterday: (day, today) => day === dayBefore(today, 1),
  last_7_days: (day, today) => day <= today && day > dayBefore(today, 7),
  next_30_days: (day, today) => day >= today && day < dayBefore(today, -30),
  older_than_30_days: (day, today) => day < dayBefore(today, 30),
};
const monthSpans: typeof spans = {
  this_month: (day, today) => day.slice(0, 7) === today.slice(0, 7),
  this_year: (day, today) => day.slice(0, 4) === today.slice(0, 4),
  // The clock of the tests stands in March.
  last_month: (day, today) => day.slice(0, 7) === `${today.slice(0, 4)}-02`,
  last_2_months: (day, today) => ['02', '03'].includes(day.slice(5, 7)) && day.slice(0, 4) === today.slice(0, 4),
  older_than_2_months: (day, today) => day < `${today.slice(0, 4)}-01`,
};

/** Does a row hold what is valued for, without the operator? Undefined: nothing is. */
function hasValue(name: string, field: Field, value: Value, query: Query): boolean | undefined {
  if (isRanged(field)) {
    const [from, to, when] = [query[`${name}_from`], query[`${name}_to`], query[`${name}_when`]] as (
      | string
      | number
      | undefined
    )[];
    if (from === undefined && to === undefined && when === undefined) return undefined;
    if (value === null) return false;
    const day = field.kind === 'time' ? getCityDay(String(value)) : String(value);
    const span = when === undefined ? undefined : { ...spans, ...monthSpans }[when]!;
    const isAfter = from === undefined || (value as string) >= (from as string);
    const isBefore = to === undefined || (value as string) <= (to as string);
    return isAfter && isBefore && (!span || span(day, getCityDay(server.clock.now.toISOString())));
  }
  const values = query[name];
  if (values === undefined) return undefined;
  if (value === null) return false;
  if (field.kind === 'longText') {
    const words = fold(String(values)).match(/[\p{L}\p{N}]+/gu);
    const own = fold(String(value)).match(/[\p{L}\p{N}]+/gu) ?? [];
    if (words) return words.every((word) => own.some((one) => one.startsWith(word)));
    return String(value).includes(String(values));
  }
  if (field.kind === 'text') return String(value).toLowerCase().includes(String(values).toLowerCase());
  const options = new Set([values].flat().map(String));
  return [value].flat().some((one) => options.has(String(one)));
}

function fits(name: string, field: Field, row: Row, query: Query): boolean {
  const value = row[name] ?? null;
  const has = hasValue(name, field, value, query);
  const operator = query[`${name}_is`];
  if (operator === 'not') return has === undefined || !has;
  if (operator === 'empty') return isEmpty(value) && has !== false;
  if (operator === 'filled') return !isEmpty(value) && has !== false;
  return has !== false;
}

/** Queries by a field, of what its rows hold and of what none does. */
function listQueries(name: string, field: Field, rows: readonly Row[]): Query[] {
  const values = [...new Set(rows.map((row) => row[name] ?? null).filter((value) => !isEmpty(value)))];
  const operators = listOperators(field);
  const valued: Query[] = [];
  if (isFiltered(field) && isRanged(field)) {
    const sorted = values.toSorted((a, b) => (a! < b! ? -1 : 1));
    const [middle] = sorted.slice(Math.floor(sorted.length / 2));
    if (middle !== undefined)
      valued.push(
        { [`${name}_from`]: middle },
        { [`${name}_to`]: middle },
        { [`${name}_from`]: sorted[0], [`${name}_to`]: middle },
      );
    const offered = field.kind === 'month' ? monthSpans : { ...spans, ...monthSpans };
    if (isDated(field)) valued.push(...Object.keys(offered).map((when) => ({ [`${name}_when`]: when })));
  } else if (field.kind === 'text' || field.kind === 'longText') {
    valued.push({ [name]: 'MOON' }, { [name]: '_' }, { [name]: 'nowhere' });
  } else if (isFiltered(field)) {
    const flat = [...new Set(values.flat())];
    const [first, second] = field.kind === 'flag' ? [true, false] : flat;
    if (first !== undefined) valued.push({ [name]: first });
    if (second !== undefined && field.kind !== 'flag') valued.push({ [name]: [first, second] });
  }
  return [
    ...valued,
    ...operators.map((operator) => ({ [`${name}_is`]: operator })),
    ...operators.flatMap((operator) => valued.slice(0, 2).map((query) => ({ ...query, [`${name}_is`]: operator }))),
    ...(operators.includes('not') ? valued.slice(2).map((query) => ({ ...query, [`${name}_is`]: 'not' })) : []),
  ];
}

const toSearch = (query: Query) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  ).toString();

describe.each(sampleOneIn(6, all))('%s', (key, entity) => {
  test('is filtered as its rows are by the same predicate, whoever asks', { timeout: 120_000 }, async () => {
    const staff = new Map<Role, { id: number }>();
    for (const role of entity.access.read) staff.set(role, await server.insert('user', { role }));
    await insertVariedRows(server, key, staff);
    for (const role of entity.access.read) {
      const token = await server.signIn(staff.get(role)!);
      const list = async (query: string): Promise<Row[]> =>
        (await server.call('GET', `/api/office/${entity.name}?sort=id&order=asc&per_page=100&${query}`, { token })).data
          .items;
      const rows = await list('');
      for (const [name, field] of fieldsOf(entity).filter(([, declared]) => mayRead(declared, role)))
        for (const query of listQueries(name, field, rows)) {
          const search = toSearch(query);
          const fitting = rows.filter((row) => fits(name, field, row, query)).map(({ id }) => id);
          expect(
            (await list(search))?.map(({ id }) => id),
            `${role}: ${search}`,
          ).toEqual(fitting);
        }
    }
  });

  test('answers also where a number is compared with what no record could have', async () => {
    const listed = new Set<string>();
    for (const role of entity.access.read) {
      const token = await server.signIn(role);
      const numbers = fieldsOf(entity).filter(
        ([name, field]) => ['number', 'money'].includes(field.kind) && mayRead(field, role) && !listed.has(name),
      );
      for (const [name] of numbers) {
        listed.add(name);
        for (const end of [1e12, -1e12, 2 ** 31])
          for (const query of [`${name}_from=${end}`, `${name}_to=${end}`, `${name}_from=${end}&${name}_is=not`])
            expect((await server.call('GET', `/api/office/${entity.name}?${query}`, { token })).status, query).toBe(
              200,
            );
      }
    }
    expect(server.faults).toEqual([]);
  });

  test('has no query key twice', () => {
    for (const role of entity.access.read)
      for (const key of Object.keys(createListQuery(entity, role).fields))
        if (/_(is|when)$/.test(key)) expect(entity.fields).not.toHaveProperty(key);
  });
});
