import { getEntity, listReadableEntities } from './entities.ts';
import { fieldsOf, findOwnerField, mayRead, type Entity } from './kit/entity.ts';
import type { Field } from './kit/fields.ts';
import * as t from './kit/types.ts';
import { can, type Role } from './roles.ts';

/** Records that belong to another: those of `entity`, by its ref `field`, or over several refs: `book_id__fiction_id`. */
export interface Relation {
  entity: Entity<any>;
  field: string;
}

/** Can a role be offered what a field may hold? A ref is left out of its forms where it may not read what it points to. */
export const isOffered = ({ kind, to, offeredTo }: Field, role: Role): boolean =>
  kind !== 'ref' || can(role, getEntity(to!).access.read) || can(role, offeredTo ?? []);

/** What points to the records of an entity, as far as a role may list it by that ref; in the order of the entities. */
export const findRelations = ({ name }: Entity<any>, role: Role): Relation[] =>
  listReadableEntities(role).flatMap((entity) =>
    fieldsOf(entity)
      .filter(([, field]) => field.to === name && mayRead(field, role))
      .map(([field]) => ({ entity, field })),
  );

/** As many refs one after another lead from an author to the tasks of their works: task, book, work, author. */
const mostRefs = 3;

const between = '__';
/** The key of a filter over several refs. */
export const joinPath = (refs: readonly string[]): string => refs.join(between);
/** The refs that the key of a filter has, in their order. */
export const parsePath = (key: string): string[] => key.split(between);

/** The ref to what a record is a part of: its owner, or what there is one of for each, as a business book of a work. */
const findPartField = (entity: Entity<any>): string | undefined =>
  findOwnerField(entity) ?? fieldsOf(entity).find(([, { kind, unique }]) => kind === 'ref' && unique)?.[0];

/** The refs over which a role's list may be followed, longer by one each time, with the entity at their end. */
function listRefs(entity: Entity<any>, role: Role, before: string[] = []): { refs: string[]; to: Entity<any> }[] {
  const name = findPartField(entity);
  if (name === undefined || before.length === mostRefs || !mayRead(entity.fields[name], role)) return [];
  const to = getEntity(entity.fields[name].to);
  if (!can(role, to.access.read)) return [];
  const refs = [...before, name];
  return [{ refs, to }, ...listRefs(to, role, refs)];
}

/** Where a declared way leads, if a role may list all that it goes over; undefined: it may not. */
function findEnd(entity: Entity<any>, role: Role, [name, ...rest]: string[]): Entity<any> | undefined {
  if (name === undefined) return entity;
  const field: Field = entity.fields[name];
  if (!mayRead(field, role)) return undefined;
  const to = getEntity(field.to!);
  return can(role, to.access.read) ? findEnd(to, role, rest) : undefined;
}

/** What a list may be filtered by over several refs: the key of each filter, and the records that it takes. */
export const listPaths = (entity: Entity<any>, role: Role): { key: string; to: Entity<any> }[] => [
  ...listRefs(entity, role)
    .slice(1)
    .map(({ refs, to }) => ({ key: joinPath(refs), to })),
  ...entity.followed.flatMap((key) => {
    const to = findEnd(entity, role, parsePath(key));
    return to ? [{ key, to }] : [];
  }),
];

/** The rules of these, for a list's query. */
export const createPathRules = (entity: Entity<any>, role: Role): Record<string, t.Schema> =>
  Object.fromEntries(listPaths(entity, role).map(({ key }) => [key, t.query.list(t.query.id())]));

/** What belongs to what belongs to the records of an entity, where a role may list all that lies between. */
export const findFurtherRelations = ({ name }: Entity<any>, role: Role): Relation[] =>
  listReadableEntities(role).flatMap((entity) =>
    listPaths(entity, role)
      .filter(({ to }) => to.name === name)
      .map(({ key }) => ({ entity, field: key })),
  );
