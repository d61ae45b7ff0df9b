import { sql, type $Type, type HasDefault, type NotNull } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { fieldsOf, type Entity } from '#domain/kit/entity.ts';
import type { Field, Kind } from '#domain/kit/fields.ts';

/** An instant as PostgreSQL writes it in UTC, which is read ten times as fast as any other. */
const inUtc = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d{1,3})?\+00$/;

export function readInstant(value: string): string {
  const [all, day, time, fraction = '.'] = inUtc.exec(value) ?? [];
  return all === undefined ? new Date(value).toISOString() : `${day}T${time}${fraction.padEnd(4, '0')}Z`;
}

/** An instant, read and written as ISO 8601 in UTC. */
export const instant = pg.customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: readInstant,
});

export const id = () => pg.bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
export const refTo = (column: () => pg.AnyPgColumn, actions?: { onDelete: 'set null' | 'cascade' }) =>
  pg.bigint({ mode: 'number' }).references(column, actions);
export const list = () => pg.text().array();

const columnByKind = {
  text: () => pg.text(),
  longText: () => pg.text(),
  number: (field: Field) =>
    field.scale ? pg.numeric({ precision: 18, scale: field.scale, mode: 'number' }) : pg.bigint({ mode: 'number' }),
  money: () => pg.bigint({ mode: 'number' }),
  date: () => pg.date({ mode: 'string' }),
  time: () => instant(),
  month: () => pg.text(),
  choice: () => pg.text(),
  choices: () => list(),
  flag: () => pg.boolean(),
  ref: () => pg.bigint({ mode: 'number' }),
  image: () => pg.text(),
} satisfies Record<Kind, (field: Field) => pg.PgColumnBuilderBase>;

type Typed<F> = F extends Field<infer K, infer V, any, any> ? $Type<ReturnType<(typeof columnByKind)[K]>, V> : never;
type Filled<F, B extends pg.PgColumnBuilderBase> =
  F extends Field<any, any, any, infer I> ? (I extends true ? HasDefault<B> : B) : never;
type BuilderOf<F> =
  F extends Field<any, any, infer R, any> ? Filled<F, R extends true ? NotNull<Typed<F>> : Typed<F>> : never;
type ColumnsOf<F> = { [K in keyof F as F[K] extends { computed: true } ? never : K]: BuilderOf<F[K]> };

const toSnake = (name: string) => name.replaceAll('-', '_');
const getOne = (column: pg.PgColumn, options: readonly string[]) =>
  sql`${column} in (${sql.raw(options.map((option) => `'${option}'`).join(', '))})`;

/** A column for each field that is kept. */
export const createColumns = <F extends Record<string, Field>>(
  fields: F,
  target: (entityName: string) => pg.AnyPgColumn,
) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => (field.computed ? [] : [[key, getBuilder(field, target)]])),
  ) as unknown as ColumnsOf<F>;

/** Entities of which there are ever more records: whatever their lists are sorted by, an index has the order. */
const unending: ReadonlySet<string> = new Set([
  'chapters',
  'comments',
  'fictions',
  'incomes',
  'messages',
  'payroll',
  'source-chapters',
  'statements',
  'users',
]);
/** Kinds that no list is sorted by, or whose order says nothing; amounts are compared within a month, which is a filter. */
const unsorted: ReadonlySet<Kind> = new Set(['choices', 'image', 'longText', 'money']);

/**
 * The table of an entity: a column a field, `search` with the folded text of its search fields, a
 * check for each closed choice, and an index for each ref, filter and unique field, and of what grows without end for each that
 * is sorted by. `target` finds
 * the table that a ref points to; `extra` columns and `indexes` are those that no record shows.
 */
export function createTable<E extends Entity<any>, X extends Record<string, pg.PgColumnBuilderBase> = {}>(
  entity: E,
  target: (entityName: string) => pg.AnyPgColumn,
  extra?: X,
  indexes?: (at: Record<keyof X | keyof E['fields'] | 'id', pg.ExtraConfigColumn>) => pg.PgTableExtraConfigValue[],
) {
  const name = toSnake(entity.name);
  const declared = createColumns(entity.fields as E['fields'], target);
  const columns = { id: id(), ...declared, search: pg.text().notNull().default(''), ...(extra ?? ({} as X)) };
  return pg.pgTable(name, columns, (columns) => {
    const at = columns as unknown as Record<string, pg.PgColumn & pg.ExtraConfigColumn>;
    const isListed = ({ kind }: Field) => unending.has(entity.name) && !unsorted.has(kind);
    const sorted = (key: string, field: Field) =>
      field.kind === 'ref' || field.filter || key === entity.sort.field || isListed(field);
    const storedFields = fieldsOf(entity).filter(([, { computed }]) => !computed);
    const rules = storedFields.flatMap(([key, field]) => [
      ...(field.kind === 'choice' && field.options
        ? [pg.check(`${name}_${key}_check`, getOne(at[key]!, field.options))]
        : []),
      ...(field.fullText
        ? [
            pg.index(`${name}_${key}_words_index`).using('gin', sql`word_vector(${at[key]!})`),
            pg.index(`${name}_${key}_text_index`).using('gin', at[key]!.op('gin_trgm_ops')),
          ]
        : []),
      ...(field.unique ? [pg.uniqueIndex(`${name}_${key}_unique`).on(at[key]!)] : []),
      ...(field.kind === 'choices' && field.filter ? [pg.index(`${name}_${key}_index`).using('gin', at[key]!)] : []),
      ...(!field.unique && field.kind !== 'choices' && sorted(key, field)
        ? [pg.index(`${name}_${key}_index`).on(at[key]!, at.id!)]
        : []),
    ]);
    rules.push(...((indexes?.(at as never) ?? []) as typeof rules));
    const searched = fieldsOf(entity).some(([, field]) => field.search);
    return searched ? [...rules, pg.index(`${name}_search_index`).using('gin', at.search!.op('gin_trgm_ops'))] : rules;
  });
}

function getBuilder(field: Field, target: (entityName: string) => pg.AnyPgColumn): pg.PgColumnBuilderBase {
  let builder = columnByKind[field.kind](field) as ReturnType<typeof pg.text>;
  if (field.kind === 'ref') builder = (builder as any).references(() => target(field.to!));
  if (field.required) builder = builder.notNull();
  if (field.initial !== undefined) builder = builder.default(field.initial as string);
  return builder;
}
