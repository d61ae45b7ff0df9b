import { fieldsOf, mayRead, type Entity } from '#domain/kit/entity.ts';
import { isShare, type Field, type Kind } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';
import type { Role } from '#domain/roles.ts';

/** Groups that an answer tells at most: those with the most rows, or of the latest months. */
export const maxGroups = 200;

/** Kinds that a list is grouped by: days and instants by their month. */
const grouped: ReadonlySet<Kind> = new Set(['choice', 'flag', 'ref', 'month', 'date', 'time']);

/** Is what a field holds added up in groups? Of numbers only where the entity says so: most count nothing. */
export const isSummed = (field: Field): boolean =>
  (field.kind === 'money' && field.summed !== false) ||
  (field.kind === 'number' && field.summed === true && !isShare(field));

const listNames = (entity: Entity<any>, role: Role, test: (field: Field) => boolean): string[] =>
  fieldsOf(entity).flatMap(([name, field]) => (mayRead(field, role) && test(field) ? [name] : []));

/** Fields that a role may group a list by. */
export const listGroupFields = (entity: Entity<any>, role: Role) =>
  listNames(entity, role, ({ kind }) => grouped.has(kind));

/** Fields whose sums a role is told of each group. */
export const listSummedFields = (entity: Entity<any>, role: Role) => listNames(entity, role, isSummed);

/** The name of such a field. */
export const groupRule = (entity: Entity<any>, role: Role) => t.string().oneOf(listGroupFields(entity, role));

const totals = {
  count: t.integer().required(),
  /** By field; of amounts in cents. */
  sums: t.mixed<Record<string, number>>().required(),
};

/** `value` is null where the field holds nothing, and a month of days and instants; `title` is that of a ref. */
const group = t.object({
  value: t.mixed<string | number | boolean>().nullable().defined(),
  title: t.mixed<string | number>().nullable().defined(),
  ...totals,
});
export type Group = t.InferType<typeof group>;

/** The groups of a list, and what all of it comes to; `groups` is how many there are. */
export const groupsAnswer = t.object({
  items: t.array(group.required()).required(),
  total: t.object({ groups: t.integer().required(), ...totals }).required(),
});
export type Groups = t.InferType<typeof groupsAnswer>;
