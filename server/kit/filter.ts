import { and, arrayOverlaps, eq, gte, inArray, isNull, lte, not, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ListQuery } from '#domain/kit/crud.ts';
import { fieldsOf, type Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import {
  getOperatorKey,
  getRelativeKey,
  isRanged,
  listFieldKeys,
  listRangeKeys,
  type Operator,
} from '#domain/kit/listFilters.ts';
import { parseRelativeSpan } from '#domain/kit/relativeSpans.ts';
import { dayOf, endOfDay, getMonth, startOfDay } from '#domain/shared/clock.ts';
import { getSpanDays } from '#domain/shared/relativeDays.ts';
import { getColumn, getTable, hasInText, hasText } from './list.ts';
import { hasWords } from './longText.ts';

type Filters = Omit<ListQuery, 'page' | 'per_page' | 'sort' | 'order'> & Record<string, unknown>;

const isGiven = (value: unknown) => value !== undefined && value !== '';

/** The ends of days that move with the present one, as a field of a kind holds them. */
function getSpanEnds(kind: Field['kind'], when: string, today: string): (string | undefined)[] {
  const { from, to } = getSpanDays(parseRelativeSpan(when)!, today);
  if (kind === 'time') return [from && startOfDay(from).toISOString(), to && endOfDay(to).toISOString()];
  return kind === 'month' ? [from && getMonth(from), to && getMonth(to)] : [from, to];
}

function isInRange(column: PgColumn, name: string, { kind }: Field, query: Filters, today: string) {
  const when = query[getRelativeKey(name)];
  const spanEnds = isGiven(when) ? getSpanEnds(kind, when as string, today) : [];
  const ends = listRangeKeys(name).map((key) => query[key]);
  return and(
    ...[ends[0], spanEnds[0]].filter(isGiven).map((end) => gte(column, end)),
    ...[ends[1], spanEnds[1]].filter(isGiven).map((end) => lte(column, end)),
  );
}

/** Letters that `fold` makes into others by what stands beside them. */
const bound = /[Σσς\u1100-\u11ff]/;

/** A condition that rows with `typed` in a searched field meet, which the search index finds. */
const mayHave = (search: PgColumn, typed: string) => (bound.test(typed) ? undefined : hasText(search, typed));

function hasValue(search: PgColumn, column: PgColumn, name: string, field: Field, query: Filters, today: string) {
  if (isRanged(field)) return isInRange(column, name, field, query, today);
  const value = query[name];
  if (!isGiven(value)) return undefined;
  if (field.kind === 'text')
    return and(hasInText(column, value as string), field.search && mayHave(search, value as string));
  if (field.kind === 'longText') return hasWords(column, value as string);
  if (field.kind === 'choices') return arrayOverlaps(column, value as string[]);
  return Array.isArray(value) ? inArray(column, value) : eq(column, value);
}

/** Rows where a field holds nothing, be it a list without an item. */
const isEmpty = (column: PgColumn, { kind }: Field): SQL =>
  kind === 'choices' ? sql`(cardinality(${column}) = 0) is not false` : isNull(column);

/** What a list's query asks of one field. Rows without a value are among those that are not of a value. */
function buildFieldFilter(
  search: PgColumn,
  column: PgColumn,
  name: string,
  field: Field,
  query: Filters,
  today: string,
) {
  const value = hasValue(search, column, name, field, query, today);
  switch (query[getOperatorKey(name)] as Operator | undefined) {
    case 'not':
      return value && sql`(${value}) is not true`;
    case 'empty':
      return and(value, isEmpty(column, field));
    case 'filled':
      return and(value, not(isEmpty(column, field)));
    default:
      return value;
  }
}

/** The rows that a list's query asks for at an instant. */
export function buildFilter(entity: Entity<any>, query: Filters, now: Date): SQL | undefined {
  const table = getTable(entity);
  const today = dayOf(now);
  const conditions = fieldsOf(entity).flatMap(([name, field]) =>
    listFieldKeys(name, field).some((key) => isGiven(query[key]))
      ? buildFieldFilter(table.search!, getColumn(entity, name, today), name, field, query, today)
      : [],
  );
  // Of what is not searched nothing is found, and no row need be looked at.
  const isSearched = fieldsOf(entity).some(([, { search }]) => search);
  const hasQ = isSearched || !query.q ? hasText(table.search!, query.q) : sql`false`;
  return and(hasQ, query.id && inArray(table.id!, [query.id].flat()), ...conditions);
}
