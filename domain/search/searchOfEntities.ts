import { listReadableEntities, getEntity } from '#domain/entities.ts';
import { fieldsOf, mayRead, type Entity } from '#domain/kit/entity.ts';
import { isState, type Field } from '#domain/kit/fields.ts';
import { can, type Role } from '#domain/roles.ts';

/** Where records of an entity are found by: their own search text, or the titles of what a ref of theirs points to. */
export interface Source {
  entity: Entity<any>;
  /** Whose text it is. */
  target: Entity<any>;
  /** The ref to it; absent: the records' own. */
  ref?: string;
  /** The ref of what `ref` points to, where it is that which leads to it. */
  further?: string;
  /** A long text of theirs, whose words are found in any order. */
  text?: string;
  /** Short enough to be searched with typing errors in it. */
  isLine: boolean;
}

const listSearchFields = (entity: Entity<any>): [string, Field][] =>
  fieldsOf(entity).filter(([, { search }]) => search);

/** Has an entity a text of its own to be found by? */
const hasText = (entity: Entity<any>): boolean => listSearchFields(entity).length > 0;

/** What records of an entity must point to, as far as a role is shown that. */
const listOwners = (entity: Entity<any>, role: Role) =>
  fieldsOf(entity)
    .filter(([, field]) => field.kind === 'ref' && field.required && mayRead(field, role))
    .map(([ref, { to }]) => ({ ref, target: getEntity(to!) }));

/** What has a title that may be compared with what was typed. */
const isTitled = (target: Entity<any>): boolean => hasText(target) && target.fields[target.title]?.kind === 'text';

/** Where records without a text of their own are found by: a title of what they must point to, or one ref further. */
const listRefSources = (entity: Entity<any>, role: Role): Source[] =>
  listOwners(entity, role).flatMap(({ ref, target }): Source[] => {
    if (isTitled(target)) return [{ entity, target, ref, isLine: true }];
    // It is found itself where it has a text, and who may not list it is not told what it is of.
    if (hasText(target) || !can(role, target.access.read)) return [];
    return listOwners(target, role)
      .filter((owner) => isTitled(owner.target))
      .map((owner) => ({ entity, target: owner.target, ref, further: owner.ref, isLine: true }));
  });

/** The long texts of an entity that a role finds its records by. */
const listTexts = (entity: Entity<any>, role: Role): Source[] =>
  fieldsOf(entity)
    .filter(([, field]) => field.fullText && mayRead(field, role))
    .map(([text]) => ({ entity, target: entity, text, isLine: false }));

/**
 * Where a role finds records by. One without a text of its own, such as a statement, is found by the titles of what it
 * must point to, as far as its list shows them, or of what these must point to: a request for more days by the book of its task.
 */
export const listSources = (role: Role): Source[] =>
  listReadableEntities(role).flatMap((entity): Source[] => {
    if (hasText(entity))
      return [
        { entity, target: entity, isLine: listSearchFields(entity).every(([, { kind }]) => kind === 'text') },
        ...listTexts(entity, role),
      ];
    return listRefSources(entity, role);
  });

const mostTexts = 2;

/**
 * The fields that tell a found record from others, as far as a role reads them: its title and state, what it belongs to,
 * other texts that it is found by, its language and its amount.
 */
export function selectFacts(
  entity: Entity<any>,
  role: Role,
): { title: string[]; state: string | undefined; facts: string[] } {
  const readable = fieldsOf(entity).filter(([, field]) => mayRead(field, role));
  const first = (test: (field: Field, name: string) => boolean) =>
    readable.filter(([name, field]) => test(field, name)).map(([name]) => name);
  const [owner] = first(({ kind, required }) => kind === 'ref' && required);
  const texts = first(({ kind, search }, name) => kind === 'text' && search === true && name !== entity.title);
  const [language] = first((_, name) => name === 'language');
  const [amount] = first(({ kind, filter }) => kind === 'money' && filter === true);
  const facts = [owner, ...texts.slice(0, mostTexts), language, amount];
  return {
    title: first((_, name) => name === entity.title || name === entity.untitled),
    state: first(({ kind }, name) => kind === 'choice' && isState(name))[0],
    facts: facts.filter((name) => name !== undefined),
  };
}
