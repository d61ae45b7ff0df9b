import type { Field } from '#domain/kit/fields.ts';
import { getOperatorKey, isRanged, listFieldKeys, listRangeKeys } from '#domain/kit/listFilters.ts';
import { endOfDay, getLastDayOfMonth, startOfDay } from './clock.ts';

type Filters = Record<string, unknown>;

/** The first and the last that a field holds in a month. */
function getMonthEnds(kind: Field['kind'], month: string): [string, string] {
  if (kind === 'month') return [month, month];
  const [first, last] = [`${month}-01`, getLastDayOfMonth(month)];
  return kind === 'date' ? [first, last] : [startOfDay(first).toISOString(), endOfDay(last).toISOString()];
}

/**
 * The filters that leave of a list the rows of one of its groups, by the value of that; undefined where none do, since
 * the filter of days that they are not in cannot be narrowed.
 */
export function toGroupFilter(filters: Filters, name: string, field: Field, value: unknown): Filters | undefined {
  const keys = new Set(listFieldKeys(name, field));
  const others = Object.fromEntries(Object.entries(filters).filter(([key]) => !keys.has(key) && key !== 'group_by'));
  const operator = getOperatorKey(name);
  if (value === null) return { ...others, [operator]: 'empty' };
  if (!isRanged(field)) return { ...others, [name]: value };
  const { [operator]: before, ...rest } = Object.fromEntries(Object.entries(filters).filter(([key]) => keys.has(key)));
  if (before === 'not') return undefined;
  const [from, to] = listRangeKeys(name);
  const [first, last] = getMonthEnds(field.kind, String(value));
  const ends = {
    [from]: [String(rest[from] || first), first].sort().at(-1),
    [to]: [String(rest[to] || last), last].sort()[0],
  };
  return { ...others, ...rest, ...ends };
}
