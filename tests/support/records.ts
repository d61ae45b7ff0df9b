import { getNameKey } from '#domain/accounts/nameKey.ts';
import { entities, getEntityKey, type EntityKey } from '#domain/entities.ts';
import { fieldsOf, type Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import { fold } from '#domain/kit/fold.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import { createSearchText } from '#server/kit/searchText.ts';
import { hashPassword } from '#server/platform/password.ts';

type Row = Record<string, any>;
export type RowOf<K extends EntityKey> = (typeof tables)[K]['$inferSelect'];
export type ValuesOf<K extends EntityKey> = Partial<(typeof tables)[K]['$inferInsert']>;

/** The password of every account that a test makes, hashed once since that is slow. */
export const password = 'correct-horse-1';
const passwordHash = hashPassword(password);

let counter = 0;

const fileUrl = (n: number) => `/api/files/cover/00000000-0000-4000-8000-${String(n).padStart(12, '0')}.jpg`;

/** What no kind of field can guess. */
const believable: Partial<Record<EntityKey, (n: number) => Row>> = {
  user: (n) => ({
    user_name: `user${n}`,
    email: `letters${n}@example.com`,
    pen_name: `Pen ${n}`,
    role: 'author_signed',
  }),
  accountRequest: (n) => ({ user_name: `wanted${n}`, email: `wanted${n}@example.com`, role: 'editor' }),
  editor: (n) => ({ email: `editor${n}@example.com` }),
  tag: (n) => ({ code: `tag-${n}` }),
  fiction: (n) => ({
    genre: 'romance',
    title: `Story ${n}`,
    plot_tags: ['plot-1', 'plot-2'],
    identity_tags: ['identity-1'],
    character_tags: ['character-1'],
  }),
  message: (n) => ({ title: `Title ${n}`, content: `Content ${n}` }),
  bonusDetail: () => ({ kind: 'fine', day: '2026-03-09' }),
  article: (n) => ({ slug: `${n}` }),
  contest: (n) => ({ slug: `contest-${n}`, results_at: '2026-04-30T04:00:00.000Z' }),
  maintenanceWindow: () => ({ starts_at: '2026-03-30T04:00:00.000Z' }),
};

const valueByKind: Record<Exclude<Field['kind'], 'ref'>, (name: string, field: Field, n: number) => unknown> = {
  text: (name, _, n) => `${name.replaceAll('_', ' ')} ${n}`,
  longText: (name, _, n) => `${name.replaceAll('_', ' ')} ${n}`,
  number: () => 1,
  money: () => 1234,
  date: () => '2026-03-31',
  time: () => '2026-03-31T04:00:00.000Z',
  month: () => '2026-03',
  choice: (_, field) => field.options?.[0] ?? 'some-code',
  choices: (_, field) => field.options?.slice(0, 1) ?? ['some-code'],
  flag: () => false,
  image: (_, __, n) => fileUrl(n),
};

/** Values for the required fields of an entity, as someone would send them; what its refs point to is inserted. */
export async function sample(db: Db, key: EntityKey, at: Date, overrides: Row = {}): Promise<Row> {
  const n = ++counter;
  const values: Row = { ...believable[key]?.(n), ...overrides };
  for (const [name, field] of fieldsOf(entities[key] as Entity<any>)) {
    if (!field.required || field.initial !== undefined || name in values || /^(created|updated)_at$/.test(name))
      continue;
    values[name] = field.kind === 'ref' ? await pointedTo(db, field, at) : valueByKind[field.kind](name, field, n);
  }
  return values;
}

/** A new record that a ref may point to. */
async function pointedTo(db: Db, { to, where = {} }: Field, at: Date): Promise<number> {
  const values = Object.fromEntries(Object.entries(where).map(([name, allowed]) => [name, [allowed].flat()[0]]));
  return (await insertRow(db, getEntityKey(to!), at, values)).id;
}

/** Puts a record into the database directly. */
export async function insertRow<K extends EntityKey>(
  db: Db,
  key: K,
  at: Date,
  overrides: ValuesOf<K> = {},
): Promise<RowOf<K>> {
  const values = await sample(db, key, at, overrides);
  const keys = key === 'user' && {
    user_name_key: getNameKey(values.user_name),
    email_key: fold(values.email),
    pen_name_key: values.pen_name && getNameKey(values.pen_name),
    password_hash: await passwordHash,
  };
  const kept = { created_at: at.toISOString(), updated_at: at.toISOString() };
  const row = { ...kept, search: createSearchText(entities[key], values), ...keys, ...values };
  const [inserted] = await db
    .insert(tables[key] as typeof tables.tag)
    .values(row as never)
    .returning();
  return inserted as RowOf<K>;
}
