import { fieldsOf, mayRead, type Entity } from '#domain/kit/entity.ts';
import type { Field, Kind } from '#domain/kit/fields.ts';
import { message } from '#domain/kit/messages.ts';
import { searchRule } from '#domain/kit/paging.ts';
import { parseRelativeSpan, relativeMonths } from '#domain/kit/relativeSpans.ts';
import * as t from '#domain/kit/types.ts';
import type { Role } from '#domain/roles.ts';

/** No list is filtered by what a picture shows. */
export const isFiltered = ({ kind }: Field): boolean => kind !== 'image';

/** Kinds whose values have an order: a list is filtered by the ends of a range. */
const ranged: ReadonlySet<Kind> = new Set(['date', 'time', 'month', 'number', 'money']);
export const isRanged = ({ kind }: Field): boolean => ranged.has(kind);

/** Kinds with days or months, which may be asked for by how long ago they are. */
const dated: ReadonlySet<Kind> = new Set(['date', 'time', 'month']);
export const isDated = ({ kind }: Field): boolean => dated.has(kind);

/** Query keys of the ends of a field's range, both of them in it. */
export const listRangeKeys = (name: string) => [`${name}_from`, `${name}_to`] as const;
/** Query key of the days of a field that move with the present one. */
export const getRelativeKey = (name: string) => `${name}_when` as const;
/** Query key of what a field is asked for besides its values. */
export const getOperatorKey = (name: string) => `${name}_is` as const;

/** All rows but those that a field's other keys ask for; those where it holds nothing; those where it holds something. */
export const operators = ['not', 'empty', 'filled'] as const;
export type Operator = (typeof operators)[number];

/** Yes or no says all of a flag, and what is required is never empty, unless it is a list of codes. */
export function listOperators(field: Field): readonly Operator[] {
  if (field.kind === 'flag') return [];
  const mayBeEmpty = !field.required || field.kind === 'choices';
  return operators.filter((operator) => (operator === 'not' ? isFiltered(field) : mayBeEmpty));
}

/** Query keys by which a list is asked for values of a field. */
export function listValueKeys(name: string, field: Field): string[] {
  if (!isFiltered(field)) return [];
  if (!isRanged(field)) return [name];
  return isDated(field) ? [...listRangeKeys(name), getRelativeKey(name)] : [...listRangeKeys(name)];
}

/** All query keys of a field. */
export const listFieldKeys = (name: string, field: Field): string[] =>
  listOperators(field).length > 0 ? [...listValueKeys(name, field), getOperatorKey(name)] : listValueKeys(name, field);

/** What a number is compared with is none that its column could not hold. */
const farthest = 1e12;
function getEndRule({ kind, scale, rule }: Field): t.Schema {
  if (kind !== 'number' && kind !== 'money') return rule;
  const number = scale ? t.query.number() : t.query.integer();
  return number.min(-farthest).max(farthest);
}

/** Of a month only whole months say something. */
function isSpanOf(kind: Kind, text: string): boolean {
  const form = parseRelativeSpan(text)?.form;
  return form !== undefined && (kind !== 'month' || relativeMonths.some((one) => one === form));
}
const getRelativeRule = ({ kind }: Field) =>
  t
    .string()
    .max(40)
    .test('relative', message('validation.date'), (text) => text === undefined || isSpanOf(kind, text));

/**
 * Query keys that filter a list by what a field holds: its value or values, its ends where it has an order, what a
 * line of text has in it, or the words of a long one. Of codes a record may have several, one of those that are asked for is enough.
 */
function getValueFilters(name: string, field: Field): [string, t.Schema][] {
  if (!isFiltered(field)) return [];
  if (isRanged(field)) {
    const ends = listRangeKeys(name).map((key): [string, t.Schema] => [key, getEndRule(field)]);
    return isDated(field) ? [...ends, [getRelativeKey(name), getRelativeRule(field)]] : ends;
  }
  switch (field.kind) {
    case 'text':
    case 'longText':
      return [[name, searchRule()]];
    case 'flag':
      return [[name, t.query.boolean()]];
    case 'ref':
      return [[name, t.query.list(t.query.id())]];
    case 'choices':
      return [
        [name, t.query.list(field.options ? t.string().oneOf([...field.options]) : t.string().required().max(60))],
      ];
    default:
      return [[name, t.query.list(field.rule)]];
  }
}

function getFilters([name, field]: [string, Field]): [string, t.Schema][] {
  const fieldOperators = listOperators(field);
  const values = getValueFilters(name, field);
  if (fieldOperators.length === 0) return values;
  return [...values, [getOperatorKey(name), t.string().oneOf([...fieldOperators])]];
}

/** What a list of an entity may be filtered by, as query keys with their rules: only fields that `role` is shown. */
export const createFilterRules = (entity: Entity<any>, role: Role): Record<string, t.Schema> =>
  Object.fromEntries(
    fieldsOf(entity)
      .filter(([, field]) => mayRead(field, role))
      .flatMap(getFilters),
  );
