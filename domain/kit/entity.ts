import type { Role } from '#domain/roles.ts';
import { can } from '#domain/roles.ts';
import type { Field } from './fields.ts';
import * as fields from './fields.ts';
import { message, type Message, type MessageKey } from './messages.ts';
import * as t from './types.ts';

type Fields = Record<string, Field>;

export interface Access {
  /** Who may list and read. The other three are refused to everybody unless declared. */
  read: readonly Role[];
  create?: readonly Role[];
  update?: readonly Role[];
  delete?: readonly Role[];
}

/** A rule over several fields, kept by the record as a whole also when only a part of it is sent. */
export interface Rule<R = any> {
  /** The field that shows the message. */
  at: string;
  message: MessageKey;
  args?: (record: R) => Message['args'];
  holds: (record: R) => boolean;
}

export interface Entity<F extends Fields = Fields, N extends string = string> {
  /** Plural, kebab-case: the name of its resource (`office/<name>`) and, with underscores, of its table. */
  readonly name: N;
  readonly fields: F;
  readonly access: Access;
  /**
   * Row scope: a role listed here sees and touches only records whose `field` is the user's own id.
   * A path of refs reaches further: `{ editor: 'fiction_id.editor_id' }`.
   */
  readonly rowScope: Partial<Record<Role, string>>;
  /** Ways over several refs by which its list is filtered besides those to what it belongs to: `fiction_id__editor_id`. */
  readonly followed: readonly string[];
  /** The field that stands for the record wherever it is referred to. */
  readonly title: string;
  /** The field that stands for a record without a title: a number within what it belongs to, or a choice. */
  readonly untitled?: string;
  /** Another name that is public as the title is: what refers to the record is found by it too. */
  readonly secondTitle?: string;
  /** Order of a list that asks for none. */
  readonly sort: { readonly field: string; readonly order: 'asc' | 'desc' };
  readonly rules: readonly Rule[];
  /** Why a file makes no records of it, where what its creation does besides could not be taken back. */
  readonly notImported?: MessageKey;
}

interface Declaration<F extends Fields> {
  fields: F;
  access: Access;
  rowScope?: Partial<Record<Role, string>>;
  followed?: readonly string[];
  title: Extract<keyof F, string> | 'id';
  untitled?: Extract<keyof F, string>;
  secondTitle?: Extract<keyof F, string>;
  sort?: { field: Extract<keyof F, string> | keyof typeof timestampFields; order: 'asc' | 'desc' };
  rules?: readonly Rule<{ [K in keyof F]: ValueOf<F[K]> }>[];
  notImported?: MessageKey;
}

/** What the server keeps for every record besides its `id`. */
export const timestampFields = {
  created_at: fields.time({ required: true, filter: true, write: [] }),
  updated_at: fields.time({ required: true, write: [] }),
};

/** Keys that mean something else where a field could be named so: in a list's query or beside a record's fields. */
const reserved = ['id', 'as', 'page', 'per_page', 'sort', 'order', 'q', 'group_by', 'ids', 'set', 'search', 'titles'];

/** Declares an entity: table, calls, list, filters, form and access all come from it. Throws for a name that is taken. */
export function entity<const N extends string, const F extends Fields>(
  name: N,
  declaration: Declaration<F>,
): Entity<F & typeof timestampFields, N> {
  const reservedName = reserved.find((key) => Object.hasOwn(declaration.fields, key));
  if (reservedName) throw new Error(`${name}: a field cannot be called '${reservedName}'`);
  return {
    name,
    rowScope: {},
    followed: [],
    rules: [],
    sort: { field: 'created_at', order: 'desc' },
    ...declaration,
    fields: { ...declaration.fields, ...timestampFields },
  };
}

type ValueOf<T> = T extends Field<any, infer V, infer R, any> ? (R extends true ? V : V | null) : never;

/** The record as it is stored and sent: `id`, and each field as its value or null. */
export type RecordOf<E extends Entity<any>> = { id: number } & { [K in keyof E['fields']]: ValueOf<E['fields'][K]> };

/** The fields of an entity as name and field, in the order of their declaration. */
export const fieldsOf = (entity: Entity<any>) => Object.entries<Field>(entity.fields);

/** The ref to what a record belongs to, whose title tells apart records that share theirs; undefined: it has none. */
export const findOwnerField = (entity: Entity<any>): string | undefined =>
  fieldsOf(entity).find(([, { kind, required }]) => kind === 'ref' && required)?.[0];

/** The first broken rule of each field. Fields that are absent count as empty. */
export const findBrokenRules = (entity: Entity<any>, record: Record<string, unknown>): Record<string, Message> =>
  Object.fromEntries(
    entity.rules
      .filter(({ holds }) => !holds(record))
      .toReversed()
      .map((rule) => [rule.at, message(rule.message, rule.args?.(record))]),
  );

export const mayRead = (field: Field, role: Role) => can(role, field.read ?? [role]);
/** Is a role not to know who works on records of an entity? */
export const hidesPeople = (entity: Entity<any>, role: Role): boolean =>
  fieldsOf(entity).some(([, field]) => field.to === 'users' && !mayRead(field, role));
export const mayWrite = (field: Field, role: Role, op: 'create' | 'update') =>
  can(role, field.write ?? [role]) && !(op === 'update' && field.fixed);

/** The rule of one field's value, with whether it must be there. */
export function ruleOf<F extends Field<any, any, any, any>>(field: F): t.Schema<ValueOf<F>> {
  const rule = field.rule.clone();
  if (!field.required) return rule.nullable().transform((value: unknown) => (value === '' ? null : value));
  if (field.kind === 'choices') return rule.defined();
  // An empty choice is missing, not wrong.
  return rule.transform((value: unknown) => (value === '' ? null : value)).required();
}

/** The rules of fields that belong to no entity. */
export const rulesOf = <const F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, ruleOf(field)])) as {
    [K in keyof F]: t.Schema<ValueOf<F[K]>>;
  };

/**
 * The rule of a body that writes an entity as `role`: unknown and unwritable keys are refused.
 * `create` wants every required field that has no initial value; `update` takes any part.
 */
export function schemaOf(
  entity: Entity<any>,
  role: Role,
  op: 'create' | 'update',
): t.ObjectSchema<Record<string, unknown>> {
  const rules = fieldsOf(entity)
    .filter(([, field]) => mayWrite(field, role, op))
    .map(([name, field]) => {
      const rule = field.reserved
        ? ruleOf(field).notOneOf(field.reserved, message('validation.choice'))
        : ruleOf(field);
      const optional = op === 'update' || field.initial !== undefined;
      return [name, optional && field.required ? rule.optional().nonNullable() : rule] as const;
    });
  return t.object(Object.fromEntries(rules));
}
